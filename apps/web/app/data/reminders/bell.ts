import { countsInDay, type Due } from '@glimmer/domain/notifications/due'
import { later, MINUTE_MS } from '@glimmer/domain/notifications/local-time'
import { reminderZone } from '@glimmer/domain/notifications/reminder-zone'
import { ringNow, type Rung } from '@glimmer/domain/notifications/ring-now'
import { isStillWanted } from '@glimmer/domain/notifications/still-wanted'
import * as z from 'zod/mini'
import type { DeviceStore } from '../../device/store.ts'
import { deviceSetting } from '../../lib/device-setting.ts'
import { bellRows } from './bell-rows.ts'

const rungSchema = z.readonly(
  z.array(z.readonly(z.object({ key: z.string(), at: z.string(), isUncounted: z.optional(z.boolean()) }))),
)
const NONE: readonly Rung[] = []

/** What rang on this device in the last days, so that no tab rings it again. */
const rungHere = deviceSetting<readonly Rung[]>({
  key: 'reminders-rung',
  scope: 'owner',
  schema: rungSchema,
  fallback: NONE,
})
const REMEMBERED_MS = 3 * 24 * 60 * MINUTE_MS
const MOST_REMEMBERED = 100

/** A push may be on its way: the page rings where it does not come. */
const PUSH_MS = MINUTE_MS
/** A timer may be a moment early. */
const EARLY_MS = 500

/** Where something is shown: as a notification of the system, or as a message in the page. */
export interface Ringer {
  show(
    due: Due,
    options: { readonly now: Date; readonly zone: string; readonly showsTitles: boolean },
  ): Promise<void>
  /** Takes away what `isWanted` says no to. */
  withdraw(isWanted: (shown: Pick<Due, 'kind' | 'reminderId' | 'taskId'>) => boolean): Promise<void>
}

export interface BellParts {
  readonly store: Pick<DeviceStore, 'mirror' | 'owner'>
  readonly now: () => number
  readonly zoneHere: () => string
  readonly ringer: () => Ringer
  /** Whether pushes come to this device now. */
  readonly takesPushes: () => boolean
  /** What pushes have shown here. */
  readonly pushed: () => Promise<readonly Rung[]>
  /** Whether something would disturb: what has no time of its own waits in a sprint, all of it while a word is being written. */
  readonly holds: (due: Due) => boolean
}

/** The bell of an open page: rings what is due, once, and takes away what is done elsewhere. */
export function createBell({ store, now, zoneHere, ringer, takesPushes, pushed, holds }: BellParts) {
  const setting = rungHere(store.owner)
  let looking: Promise<void> | null = null
  let isAskedAgain = false

  async function look(): Promise<void> {
    const rows = bellRows(store)
    const zone = reminderZone(rows.preferences, zoneHere())
    if (zone === null) return
    const moment = later(new Date(now()), EARLY_MS)
    const shownByPush = await pushed()
    const rung = [...setting.get(), ...shownByPush]
    const { rings, passed } = ringNow(rows, { rung, now: moment, zone })
    const isPushComing = (due: Due) => takesPushes() && moment.getTime() - Date.parse(due.dueAt) < PUSH_MS
    const ready = rings.filter((due) => !holds(due) && !isPushComing(due))
    note(
      ready,
      passed.filter((due) => !isPushComing(due)),
      moment,
    )
    const { showsTitles } = rows.preferences
    for (const due of ready) await ringer().show(due, { now: new Date(now()), zone, showsTitles })
    await ringer().withdraw((shown) => isStillWanted(shown, rows, moment, zone))
  }

  /** Before it is shown: rather not at all than twice. */
  function note(rings: readonly Due[], passed: readonly Due[], at: Date): void {
    if (rings.length + passed.length === 0) return
    const now = at.toISOString()
    const fresh = [
      ...rings.map((due) => ({ key: due.key, at: now, ...(!countsInDay(due) && { isUncounted: true }) })),
      ...passed.map(({ key }) => ({ key, at: now, isUncounted: true })),
    ]
    const oldest = later(at, -REMEMBERED_MS).toISOString()
    const kept = setting.get().filter((one) => one.at > oldest)
    setting.set([...kept, ...fresh].slice(-MOST_REMEMBERED))
  }

  return {
    /** One look at a time; what is asked meanwhile is looked for after it. */
    look(): Promise<void> {
      if (looking) isAskedAgain = true
      looking ??= lookUntilDone().finally(() => (looking = null))
      return looking
    },
  }

  async function lookUntilDone(): Promise<void> {
    do {
      isAskedAgain = false
      await look()
    } while (isAskedAgain)
  }
}
