import { sql } from 'kysely'
import { ConnectorTrouble, MAX_CALENDAR_BYTES, type RemoteItem } from './connector.ts'
import type { Piece } from './write-piece.ts'

/** What is stored of all calendars that a person has connected, together: texts of items, in bytes. */
export const MAX_STORED_BYTES = 100_000_000

interface Coming {
  readonly items: readonly RemoteItem[]
  /** Hrefs of what goes, or is in another place then. */
  readonly gone: readonly string[]
}

/**
 * Throws where a calendar would take more room here than there is, before anything of it is taken in. What makes it smaller
 * is always taken. Two accounts that are read at the same moment may go over it once, by one calendar at most.
 */
export async function refuseWithoutRoom(
  { trx, userId }: Piece,
  calendarId: string,
  { items, gone }: Coming,
): Promise<void> {
  const hrefs = [...gone, ...items.map(({ href }) => href)]
  const { rows } = await sql<{ all: number; own: number; going: number }>`
    select coalesce(sum(stored_bytes), 0)::float8 as all,
      coalesce(sum(stored_bytes) filter (where integration_id = ${calendarId}), 0)::float8 as own,
      (select coalesce(sum(octet_length(raw)), 0)::float8 from calendar_links
        where user_id = ${userId} and integration_id = ${calendarId} and href = any(${hrefs}::text[])) as going
    from calendar_cursors where user_id = ${userId}`.execute(trx)
  const { all = 0, own = 0, going = 0 } = rows[0] ?? {}
  let coming = 0
  for (const { raw } of items) coming += Buffer.byteLength(raw)
  if (coming <= going) return
  if (own - going + coming > MAX_CALENDAR_BYTES) throw new ConnectorTrouble('too_large')
  if (all - going + coming > MAX_STORED_BYTES) throw new ConnectorTrouble('too_much')
}
