import type { Profile } from '@glimmer/domain/profile/profile'
import type { Change } from '@glimmer/sync/change'
import { browserEnvironment } from '../../device/environment.ts'
import type { DeviceStore } from '../../device/store.ts'
import { createSaveWithUndo } from '../save-with-undo.ts'
import { words } from './words.ts'

/** What a person can change about themselves. Each command resolves with whether it took effect; if not, a toast has said why. */
export interface ProfileCommands {
  /** Writes what differs from `before`, which is what the person saw. */
  change(before: Profile, next: Profile): Promise<boolean>
  /** A JPEG in base64. */
  setPicture(image: string): Promise<boolean>
  removePicture(): Promise<boolean>
}

export function createProfileCommands(
  store: Pick<DeviceStore, 'write' | 'mirror'>,
  { now } = browserEnvironment,
): ProfileCommands {
  const save = createSaveWithUndo(store)

  /** A first row is written on its own, so that Undo goes back to it: a row that Undo deleted would lie in the trash. */
  async function isThere(first: Change): Promise<boolean> {
    return store.mirror.rowOf(first.table, first.rowId) !== undefined || save([first])
  }
  const picture = (image: string | null) => ({ image, updatedAt: new Date(now()).toISOString() })
  const changePicture = (image: string | null): Change => {
    return { table: 'avatars', rowId: 'me', op: 'update', data: picture(image) }
  }

  return {
    async change(before, next) {
      const data = differenceOf(before, next)
      if (Object.keys(data).length === 0) return true
      if (!(await isThere({ table: 'profiles', rowId: 'me', op: 'insert', data: before }))) return false
      return save([{ table: 'profiles', rowId: 'me', op: 'update', data }], {
        done: words.updated,
        refusedTitle: words.updateRefused,
      })
    },
    async setPicture(image) {
      if (!(await isThere({ table: 'avatars', rowId: 'me', op: 'insert', data: picture(null) }))) return false
      return save([changePicture(image)], { done: words.uploaded, refusedTitle: words.uploadRefused })
    },
    removePicture: () => save([changePicture(null)], words.removed),
  }
}

function differenceOf(before: Profile, next: Profile): Partial<Profile> {
  const fields = Object.keys(next) as (keyof Profile)[]
  return Object.fromEntries(
    fields.filter((field) => next[field] !== before[field]).map((field) => [field, next[field]]),
  )
}
