import { isSameItem, type ItemFields } from '@glimmer/domain/calendar/connected/item'
import { mergeItem } from '@glimmer/domain/calendar/connected/merge-item'
import { sql, type Transaction } from 'kysely'
import type { PersonalTables } from '../db/tables.ts'
import { HERE_ALONE, type SyncedCalendar } from './calendar-state.ts'
import type { Access, Connector, RemoteItem } from './connector.ts'
import { decodeFairly, encodeFairly } from './fairly.ts'
import { changesToItem, type EventRows, loadEvents } from './item-rows.ts'
import { type Link, loadLinks, putLinks, removeLinks } from './links.ts'
import { bringingBack, keepOverruled } from './overruled.ts'
import { refuseWithoutRoom } from './stored-room.ts'
import { inPiece, type Writing } from './write-piece.ts'

type Trx = Transaction<PersonalTables>

/** So many requests that write are made in one round; what is left is for the next, so that others get their turn. */
const MOST_WRITES = 200

export interface Sending extends Writing {
  readonly calendar: SyncedCalendar
  readonly connector: Connector
  readonly access: Access
}

/** `again`: the other side has something newer, so it is to be read first. `more`: not all had room in this round. */
export type Sent = 'done' | 'again' | 'more'

interface Waiting {
  /** Events that are new or other here since they were last sent. */
  readonly changed: readonly string[]
  /** What was deleted here, or is in another calendar by now. */
  readonly deleted: readonly { readonly href: string; readonly etag: string | null }[]
}

/** Writes to the other side what the person changed since it was last looked at. */
export async function sendOut(sending: Sending, alsoChanged: readonly string[] = []): Promise<Sent> {
  const { calendar } = sending
  const waiting = await inPiece(sending, ({ trx, userId }) => findWaiting(trx, userId, calendar))
  const changed = [...new Set([...alsoChanged, ...waiting.changed])]
  let sent: Sent = 'done'
  let writes = 0
  for (const id of changed) {
    if (writes >= MOST_WRITES) return 'more'
    const outcome = await sendEvent(sending, id)
    if (outcome !== 'same') writes += 1
    if (outcome === 'again') sent = 'again'
  }
  for (const { href, etag } of waiting.deleted) {
    if (writes >= MOST_WRITES) return 'more'
    writes += 1
    if ((await removeThere(sending, href, etag)) === 'again') sent = 'again'
  }
  return sent
}

async function findWaiting(
  trx: Trx,
  userId: string,
  { id: calendarId, lookedRev }: SyncedCalendar,
): Promise<Waiting> {
  const link = sql`left join calendar_links as l
    on l.user_id = e.user_id and l.integration_id = ${calendarId} and l.event_id = e.id`
  const { rows: changed } = await sql<{ id: string }>`
    select e.id from calendar_events as e ${link}
    where e.user_id = ${userId} and e.calendar_id = ${calendarId} and e.rev > ${lookedRev} and e.rev > coalesce(l.pushed_rev, -1)
    union
    select e.id from calendar_event_overrides as o join calendar_events as e on e.user_id = o.user_id and e.id = o.event_id ${link}
    where o.user_id = ${userId} and e.calendar_id = ${calendarId} and o.rev > ${lookedRev} and o.rev > coalesce(l.pushed_rev, -1)
    union
    select l.event_id from calendar_links as l join calendar_events as e on e.user_id = l.user_id and e.id = l.event_id
    where l.user_id = ${userId} and l.integration_id = ${calendarId} and e.calendar_id = ${calendarId} and l.override_count >
      (select count(*) from calendar_event_overrides as o where o.user_id = l.user_id and o.event_id = l.event_id)
    order by 1`.execute(trx)
  const { rows: deleted } = await sql<{ href: string; etag: string | null }>`
    select l.href, l.etag from calendar_links as l
      left join calendar_events as e on e.user_id = l.user_id and e.id = l.event_id and e.calendar_id = ${calendarId}
    where l.user_id = ${userId} and l.integration_id = ${calendarId} and l.event_id is not null and e.id is null
      and l.pushed_rev is not null
    order by l.href`.execute(trx)
  return { changed: changed.map(({ id }) => id), deleted }
}

/** The event and its link as they are now. */
async function readEvent(
  trx: Trx,
  userId: string,
  calendar: SyncedCalendar,
  id: string,
): Promise<{ readonly rows: EventRows; readonly link: Link | undefined } | null> {
  const rows = (await loadEvents(trx, userId, [id])).get(id)
  if (!rows || rows.event.calendarId !== calendar.id) return null
  const [link] = await loadLinks(trx, userId, calendar.id, { eventIds: [id] })
  return { rows, link }
}

async function sendEvent(sending: Sending, id: string): Promise<'same' | 'sent' | 'again'> {
  const { calendar, connector, access, now } = sending
  const found = await inPiece(sending, async ({ trx, userId }) => {
    const read = await readEvent(trx, userId, calendar, id)
    if (!read) return null
    const { link, rows } = read
    const isNew = link === undefined || link.href.startsWith(HERE_ALONE)
    if (!isNew && !isSameItem(link.base, rows.item)) return read
    // What is sent is noted before it is, as the answer may be lost.
    await putLinks(trx, userId, calendar.id, [isNew ? beingSent(id, rows.item) : upToDate(link, rows)])
    return isNew ? { ...read, link: undefined } : null
  })
  if (!found) return 'same'
  const { rows, link } = found
  const raw = await encodeFairly(connector, { raw: link?.raw ?? null, id, item: rows.item, now: now() })
  const answer = await connector.put(access, calendar.remoteId, {
    href: link?.href ?? null,
    etag: link?.etag ?? null,
    id,
    raw,
  })
  if (answer.kind === 'kept') {
    await noteKept(sending, id, rows.item, answer.item)
    return 'sent'
  }
  if (answer.kind === 'refused') {
    await noteRefused(sending, id, rows, link)
    return 'sent'
  }
  return 'again'
}

const beingSent = (id: string, item: ItemFields): Link => ({
  href: `${HERE_ALONE}${id}`,
  eventId: id,
  uid: null,
  etag: null,
  raw: '',
  base: item,
  overrideCount: 0,
  pushedRev: -1,
})

const upToDate = (link: Link, rows: EventRows): Link => ({
  ...link,
  pushedRev: rows.rev,
  overrideCount: rows.overrides.size,
})

/** What the other side keeps may be other than what it was sent. What was changed here meanwhile stays, and is sent next. */
async function noteKept(sending: Sending, id: string, sent: ItemFields, item: RemoteItem): Promise<void> {
  const { calendar, connector, now } = sending
  const decoded = await decodeFairly(connector, item)
  const there = decoded?.item ?? sent
  await inPiece(sending, async (piece) => {
    const { trx, userId, rev, write } = piece
    await refuseWithoutRoom(piece, calendar.id, { items: [item], gone: [] })
    const read = await readEvent(trx, userId, calendar, id)
    const rows = read?.rows
    const merged = mergeItem({ base: sent, here: rows?.item ?? null, there })
    const changes =
      rows && merged.item
        ? (changesToItem({
            id,
            calendarId: calendar.id,
            color: calendar.color,
            before: rows,
            item: merged.item,
          }) ?? [])
        : []
    if (changes.length > 0) await write(changes)
    const isSame = isSameItem(merged.item, there)
    if (rows && merged.overruled) {
      const { event } = rows
      const back = bringingBack({ id, calendarId: calendar.id, overruled: merged.overruled, event })
      await keepOverruled(trx, userId, [back], now())
    }
    const former = read?.link?.href
    if (former !== undefined && former !== item.href) await removeLinks(trx, userId, calendar.id, [former])
    const link: Link = {
      ...item,
      eventId: id,
      uid: decoded?.uid ?? null,
      base: there,
      overrideCount: isSame ? (merged.item?.overrides.length ?? 0) : (rows?.overrides.size ?? 0),
      pushedRev: isSame ? (changes.length > 0 ? rev + 1 : (rows?.rev ?? 0)) : -1,
    }
    await putLinks(trx, userId, calendar.id, [link])
  })
}

/** It is not tried again before it is changed. */
async function noteRefused(
  sending: Sending,
  id: string,
  rows: EventRows,
  link: Link | undefined,
): Promise<void> {
  const { calendar } = sending
  await inPiece(sending, async ({ trx, userId }) => {
    await putLinks(trx, userId, calendar.id, [upToDate(link ?? beingSent(id, rows.item), rows)])
  })
}

async function removeThere(sending: Sending, href: string, etag: string | null): Promise<'done' | 'again'> {
  const { calendar, connector, access } = sending
  const isThere = !href.startsWith(HERE_ALONE)
  const answer = isThere ? await connector.remove(access, calendar.remoteId, { href, etag }) : 'gone'
  if (answer === 'changed') return 'again'
  if (answer === 'refused') {
    await inPiece(sending, ({ trx, userId }) => leaveThere(trx, userId, calendar.id, href))
    return 'done'
  }
  await inPiece(sending, ({ trx, userId }) => removeLinks(trx, userId, calendar.id, [href]))
  return 'done'
}

/** The other side does not let go of it: it is gone here alone. */
async function leaveThere(trx: Trx, userId: string, calendarId: string, href: string): Promise<void> {
  await trx
    .updateTable('calendar_links')
    .set({ pushed_rev: null })
    .where('user_id', '=', userId)
    .where('integration_id', '=', calendarId)
    .where('href', '=', href)
    .execute()
}
