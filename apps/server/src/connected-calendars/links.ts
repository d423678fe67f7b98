import type { ItemFields } from '@glimmer/domain/calendar/connected/item'
import { sql, type Transaction } from 'kysely'
import type { PersonalTables } from '../db/tables.ts'

type Trx = Transaction<PersonalTables>

/** An item of the other side, and what it is here. */
export interface Link {
  readonly href: string
  /** Null: it is left alone. */
  readonly eventId: string | null
  readonly uid: string | null
  readonly etag: string | null
  readonly raw: string
  /** What the other side had when it was last read or written. */
  readonly base: ItemFields | null
  readonly overrideCount: number
  /** The revision of the event's rows that the other side has. Null: deleted here alone, which is not written there. */
  readonly pushedRev: number | null
}

/** The links of a calendar by their hrefs, or by the events that they are. */
export async function loadLinks(
  trx: Trx,
  userId: string,
  calendarId: string,
  by: { readonly hrefs?: readonly string[]; readonly eventIds?: readonly string[] },
): Promise<Link[]> {
  const { hrefs = [], eventIds = [] } = by
  const rows = await trx
    .selectFrom('calendar_links')
    .select([
      'href',
      'event_id as eventId',
      'uid',
      'etag',
      'raw',
      'base',
      'override_count as overrideCount',
      'pushed_rev as pushedRev',
    ])
    .where('user_id', '=', userId)
    .where('integration_id', '=', calendarId)
    .where(sql<boolean>`(href = any(${hrefs}::text[]) or event_id = any(${eventIds}::text[]))`)
    .execute()
  return rows.map((row) => ({ ...row, base: row.base as ItemFields | null }))
}

/** Inserts or replaces them, each by its href, and notes how much is stored of the calendar then. */
export async function putLinks(
  trx: Trx,
  userId: string,
  calendarId: string,
  links: readonly Link[],
): Promise<void> {
  if (links.length === 0) return
  const records = links.map((link) => ({
    user_id: userId,
    integration_id: calendarId,
    href: link.href,
    event_id: link.eventId,
    uid: link.uid,
    etag: link.etag,
    raw: link.raw,
    base: link.base,
    override_count: link.overrideCount,
    pushed_rev: link.pushedRev,
  }))
  const columns = sql.join(Object.keys(records[0] ?? {}).map((name) => sql.ref(name)))
  const hrefs = links.map(({ href }) => href)
  await sql`with before as (
      select coalesce(sum(octet_length(raw)), 0) as bytes from calendar_links
      where user_id = ${userId} and integration_id = ${calendarId} and href = any(${hrefs}::text[])
    ), put as (
      insert into calendar_links (${columns})
      select ${columns} from json_populate_recordset(null::calendar_links, ${JSON.stringify(records)}::json)
      on conflict (user_id, integration_id, href) do update set event_id = excluded.event_id, uid = excluded.uid,
        etag = excluded.etag, raw = excluded.raw, base = excluded.base, override_count = excluded.override_count,
        pushed_rev = excluded.pushed_rev
      returning octet_length(raw) as bytes
    )
    update calendar_cursors set stored_bytes = stored_bytes - (select bytes from before) + (select sum(bytes) from put)
    where user_id = ${userId} and integration_id = ${calendarId}`.execute(trx)
}

/** The same for what goes. */
export async function removeLinks(
  trx: Trx,
  userId: string,
  calendarId: string,
  hrefs: readonly string[],
): Promise<void> {
  if (hrefs.length === 0) return
  await sql`with gone as (
      delete from calendar_links
      where user_id = ${userId} and integration_id = ${calendarId} and href = any(${hrefs}::text[])
      returning octet_length(raw) as bytes
    )
    update calendar_cursors set stored_bytes = stored_bytes - coalesce((select sum(bytes) from gone), 0)
    where user_id = ${userId} and integration_id = ${calendarId}`.execute(trx)
}
