import type { MenuEntry } from '@glimmer/domain/rewards/dopamine-menu'
import type { RewardData } from '@glimmer/domain/rewards/reward'
import { rewardOffersPatch } from '@glimmer/domain/rewards/reward-offer'
import type { Change } from '@glimmer/sync/change'
import { browserEnvironment } from '../../device/environment.ts'
import type { DeviceStore } from '../../device/store.ts'
import { putPreferences } from '../preferences/preferences.ts'
import { createSaveWithUndo } from '../save-with-undo.ts'
import { words } from './words.ts'

type Written = Pick<RewardData, 'title' | 'course' | 'minutes'>

/**
 * What a person can do to their dopamine menu. Each command resolves with whether it took effect; if not, a toast has
 * said why.
 */
export interface RewardCommands {
  add(reward: Written): Promise<boolean>
  change(entry: MenuEntry, reward: Written): Promise<boolean>
  takeOff(entry: MenuEntry): Promise<boolean>
  putBack(entry: MenuEntry): Promise<boolean>
  /** Removes one of the person's own entries. Built-in entries can only be hidden. */
  remove(entry: MenuEntry): Promise<boolean>
  setOffers(isOn: boolean): Promise<boolean>
}

export function createRewardCommands(
  store: Pick<DeviceStore, 'write' | 'mirror'>,
  { now, randomId } = browserEnvironment,
): RewardCommands {
  const save = createSaveWithUndo(store)

  /**
   * A built-in entry gets its row in a write of its own first, so that Undo restores its words instead of deleting
   * the row.
   */
  async function update(entry: MenuEntry, data: Partial<RewardData>, text?: string): Promise<boolean> {
    const { id, title, course, minutes, isHidden, createdAt } = entry
    const row: RewardData = { title, course, minutes, isHidden, createdAt }
    if (!entry.isKept && !(await save([{ table: 'rewards', rowId: id, op: 'insert', data: row }])))
      return false
    return save(
      Object.keys(data).length > 0 ? [{ table: 'rewards', rowId: id, op: 'update', data }] : [],
      text,
    )
  }

  return {
    add(reward) {
      const data: RewardData = { ...reward, isHidden: false, createdAt: new Date(now()).toISOString() }
      const change: Change = { table: 'rewards', rowId: randomId(), op: 'insert', data }
      return save([change], words.added(reward.title))
    },
    change(entry, reward) {
      const data = {
        ...(reward.title !== entry.title && { title: reward.title }),
        ...(reward.course !== entry.course && { course: reward.course }),
        ...(reward.minutes !== entry.minutes && { minutes: reward.minutes }),
      }
      return update(entry, data, words.changed(reward.title))
    },
    takeOff: (entry) => update(entry, { isHidden: true }, words.tookOff(entry.title)),
    putBack: (entry) => update(entry, { isHidden: false }, words.cameBack(entry.title)),
    remove: ({ id, title }) => save([{ table: 'rewards', rowId: id, op: 'delete' }], words.removed(title)),
    setOffers(isOn) {
      return save([putPreferences({ appCustomizations: rewardOffersPatch(isOn) })])
    },
  }
}
