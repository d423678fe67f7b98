import type { ChangedFieldsOf } from '@glimmer/domain/tables'
import type { UserPreferences } from '@glimmer/domain/preferences/user-preferences'
import type { Change } from '@glimmer/sync/change'
import type { DeviceStore } from '../../device/store.ts'

/** The preferences of the store's owner, now. Components use `usePreferences`, which updates. */
export function preferencesIn({ mirror }: Pick<DeviceStore, 'mirror'>): UserPreferences | undefined {
  return mirror.rowOf('user_preferences', 'me')
}

/** The change that creates the row, or merges `data` into an existing one. */
export function putPreferences(data: ChangedFieldsOf<'user_preferences'>): Change {
  return { table: 'user_preferences', rowId: 'me', op: 'insert', data }
}
