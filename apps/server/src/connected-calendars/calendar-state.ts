import { isWrittenBack } from '@glimmer/domain/calendar/connected/calendar-integration'
import { sql, type Transaction } from 'kysely'
import type { PersonalTables } from '../db/tables.ts'

type Trx = Transaction<PersonalTables>

/** A calendar that is to be synced. */
export interface SyncedCalendar {
  readonly id: string
  readonly remoteId: string
  readonly color: string
  readonly isWritten: boolean
  readonly cursor: string | null
  readonly lookedRev: number
  readonly waitingDeletions: number
  readonly deletionAnswer: 'delete' | 'keep' | null
}

/** The calendars of an account that are switched on. */
export async function loadCalendars(trx: Trx, userId: string, accountId: string): Promise<SyncedCalendar[]> {
  const rows = await trx
    .selectFrom('calendar_integrations as row')
    .innerJoin('calendar_cursors as known', (join) =>
      join.onRef('known.user_id', '=', 'row.user_id').onRef('known.integration_id', '=', 'row.id'),
    )
    .select([
      'row.id',
      'known.remote_id as remoteId',
      'row.calendar_color as color',
      'row.sync_enabled as syncEnabled',
      'row.direction',
      'row.is_read_only as isReadOnly',
      'known.cursor',
      'known.looked_rev as lookedRev',
      'known.waiting_deletions as waitingDeletions',
      'known.deletion_answer as deletionAnswer',
    ])
    .where('row.user_id', '=', userId)
    .where('row.account_id', '=', accountId)
    .where('row.sync_enabled', '=', true)
    .orderBy('row.id')
    .execute()
  return rows.map((row) => ({ ...row, isWritten: isWrittenBack(row) }))
}

/** The etag of each item that was read, by its href. */
export async function loadEtags(
  trx: Trx,
  userId: string,
  calendarId: string,
): Promise<Map<string, string | null>> {
  const rows = await trx
    .selectFrom('calendar_links')
    .select(['href', 'etag'])
    .where('user_id', '=', userId)
    .where('integration_id', '=', calendarId)
    .where('href', 'not like', `${HERE_ALONE}%`)
    .execute()
  return new Map(rows.map(({ href, etag }) => [href, etag]))
}

/**
 * Begins the href of an event that is being sent for the first time, or that the other side did not take: nothing there has
 * it. Where an answer is lost, the event is known by it for the one that was sent.
 */
export const HERE_ALONE = 'here:'

export async function loadRaws(
  trx: Trx,
  userId: string,
  calendarId: string,
  hrefs: readonly string[],
): Promise<Map<string, string>> {
  const rows = await trx
    .selectFrom('calendar_links')
    .select(['href', 'raw'])
    .where('user_id', '=', userId)
    .where('integration_id', '=', calendarId)
    .where(sql<boolean>`href = any(${hrefs}::text[])`)
    .execute()
  return new Map(rows.map(({ href, raw }) => [href, raw]))
}
