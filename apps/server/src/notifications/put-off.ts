import type { Change } from '@glimmer/sync/change'
import type { Transaction } from 'kysely'
import type { BodyOf } from '@glimmer/api/addresses'
import type { Database } from '../db/open.ts'
import type { PersonalTables } from '../db/tables.ts'
import { writeAsServer } from './write-as-server.ts'

type Later = Pick<BodyOf<'POST /api/notifications/later'>, 'tag' | 'action' | 'until'>

const DAILY = /^daily:(\d{4}-\d{2}-\d{2})$/
const ROW = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/

/** Carries out what was pressed on a notification. The same again, or a tag of nothing that is there, changes nothing. */
export async function putOff(database: Database, userId: string, later: Later): Promise<void> {
  await database.withUser(userId, (trx) =>
    writeAsServer(trx, userId, async () => {
      const change = await changeFor(trx, userId, later)
      return change ? [change] : []
    }),
  )
}

async function changeFor(
  trx: Transaction<PersonalTables>,
  userId: string,
  { tag, action, until }: Later,
): Promise<Change | null> {
  const [, day] = DAILY.exec(tag) ?? []
  if (day !== undefined) {
    const chosen = await trx
      .selectFrom('notification_preferences')
      .select(['daily_snoozed_until', 'daily_skipped_on'])
      .where('user_id', '=', userId)
      .executeTakeFirst()
    const row = { table: 'notification_preferences', rowId: 'me', op: 'update' } as const
    if (!chosen) return null
    if (action === 'not-today')
      return chosen.daily_skipped_on === day ? null : { ...row, data: { dailySkippedOn: day } }
    return chosen.daily_snoozed_until === until ? null : { ...row, data: { dailySnoozedUntil: until } }
  }
  const [rowId] = ROW.exec(tag) ?? []
  if (rowId === undefined) return null
  for (const table of ['task_reminders', 'event_reminders'] as const) {
    const reminder = await trx
      .selectFrom(table)
      .select('snoozed_until')
      .where('user_id', '=', userId)
      .where('id', '=', rowId)
      .executeTakeFirst()
    if (!reminder) continue
    if (reminder.snoozed_until === until) return null
    return { table, rowId, op: 'update', data: { snoozedUntil: until } }
  }
  return null
}
