import type { TableName } from '@glimmer/domain/tables'
import type { Change } from '@glimmer/sync/change'
import { sql, type Transaction } from 'kysely'
import type { PersonalTables } from '../db/tables.ts'

const SYNCED: ReadonlySet<TableName> = new Set([
  'calendar_events',
  'calendar_event_overrides',
  'calendar_integrations',
])

/** Makes a person's accounts due soon where a device changed what they sync. A while later, as one change is seldom alone. */
export async function noteCalendarChanges(
  trx: Transaction<PersonalTables>,
  userId: string,
  changes: readonly Pick<Change, 'table'>[],
): Promise<void> {
  if (!changes.some(({ table }) => SYNCED.has(table))) return
  await sql`update calendar_accounts set next_at = now() + interval '5 seconds'
    where user_id = ${userId} and state = 'active' and provider <> 'ics' and next_at > now() + interval '5 seconds'`.execute(
    trx,
  )
}
