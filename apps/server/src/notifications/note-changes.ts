import type { TableName } from '@glimmer/domain/tables'
import type { Change } from '@glimmer/sync/change'
import { sql, type Transaction } from 'kysely'
import type { PersonalTables } from '../db/tables.ts'

/** What makes reminders. A person without any of these rows has no plan. */
const CHOSEN: ReadonlySet<TableName> = new Set([
  'notification_preferences',
  'task_reminders',
  'event_reminders',
])
/** What the time of a reminder follows from beside them. */
const READ: ReadonlySet<TableName> = new Set([
  'tasks',
  'calendar_events',
  'calendar_event_overrides',
  'calendar_integrations',
  'user_preferences',
])

/**
 * Notes that a person's reminders have to be looked at again, where what they follow from changed. Nothing is reckoned
 * here: the next look does that, and nobody's push waits for it. `hasPlan`: false where it is known that there is no plan.
 */
export async function noteChanges(
  trx: Transaction<PersonalTables>,
  userId: string,
  changes: readonly Pick<Change, 'table'>[],
  { hasPlan = true }: { readonly hasPlan?: boolean } = {},
): Promise<void> {
  if (changes.some(({ table }) => CHOSEN.has(table))) {
    // What is due in this very minute still rings.
    await sql`insert into notify_plan (user_id, next_at, looked_to) values (${userId}, now(), now() - interval '1 minute')
      on conflict (user_id) do update set next_at = least(notify_plan.next_at, excluded.next_at)`.execute(trx)
  } else if (hasPlan && changes.some(({ table }) => READ.has(table))) {
    await sql`update notify_plan set next_at = now() where user_id = ${userId} and next_at > now()`.execute(
      trx,
    )
  }
}
