import type { ChangedFieldsOf } from '@glimmer/domain/tables'
import type { UserPreferences } from '@glimmer/domain/preferences/user-preferences'
import type { Change } from '@glimmer/sync/change'
import type { DeviceStore } from '../../device/store.ts'

/** What is known of the store's owner, as it is now. Components ask `usePreferences`, which is live. */
export function preferencesIn({ mirror }: Pick<DeviceStore, 'mirror'>): UserPreferences | undefined {
  return mirror.rowOf('user_preferences', 'me')
}

/** The change that makes the row where there is none, and lays `data` over it where there is one. */
export function putPreferences(data: ChangedFieldsOf<'user_preferences'>): Change {
  return { table: 'user_preferences', rowId: 'me', op: 'insert', data }
}
