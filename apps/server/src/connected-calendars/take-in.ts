import type { Change } from '@glimmer/sync/change'
import { type ItemFields, isSameItem } from '@glimmer/domain/calendar/connected/item'
import { mergeItem } from '@glimmer/domain/calendar/connected/merge-item'
import { ownIdOf } from '@glimmer/domain/calendar/ics/event-rows'
import type { SyncedCalendar } from './calendar-state.ts'
import type { Connector, DecodedItem, RemoteItem } from './connector.ts'
import { derivedId } from './derived-ids.ts'
import { decodeFairly } from './fairly.ts'
import { changesToItem, type EventRows, loadEvents } from './item-rows.ts'
import { type Link, loadLinks, putLinks, removeLinks } from './links.ts'
import { bringingBack, keepOverruled } from './overruled.ts'
import { createRests } from '../rests.ts'
import { deleteInPieces, inPiece, type Piece, type Writing } from './write-piece.ts'

/** So many items are compared in one transaction, fewer where they are long: on the embedded database everybody waits for it. */
const ITEMS_AT_ONCE = 40
const LENGTH_AT_ONCE = 2_000_000

export interface TakingIn extends Writing {
  readonly calendar: SyncedCalendar
  readonly connector: Pick<Connector, 'decode' | 'outside'>
}

/** Brings what the other side changed into the person's rows, piece by piece. `gone`: what it has no more. */
export async function takeIn(
  taking: TakingIn,
  items: readonly RemoteItem[],
  gone: readonly string[],
): Promise<void> {
  const isGone = new Set(gone)
  const rest = createRests()
  for (const piece of piecesOf(items)) {
    const some: Decoded[] = []
    // A rule that means harm takes long to read, and forty of them would keep everybody waiting.
    for (const item of piece) {
      some.push({ item, decoded: await decodeFairly(taking.connector, item) })
      await rest()
    }
    await inPiece(taking, (within) => takeItems(taking, within, some, isGone))
  }
  for (let at = 0; at < gone.length; at += ITEMS_AT_ONCE) {
    await takeGone(taking, gone.slice(at, at + ITEMS_AT_ONCE))
  }
}

/** Each item is in one of them, in their order; one that is longer than a piece is one by itself. */
export function piecesOf(items: readonly RemoteItem[]): RemoteItem[][] {
  const pieces: RemoteItem[][] = []
  let length = Infinity
  for (const item of items) {
    const piece = pieces.at(-1)
    length += item.raw.length
    if (piece && piece.length < ITEMS_AT_ONCE && length <= LENGTH_AT_ONCE) piece.push(item)
    else {
      pieces.push([item])
      length = item.raw.length
    }
  }
  return pieces
}

interface Decoded {
  readonly item: RemoteItem
  readonly decoded: DecodedItem | null
}

interface Met extends Decoded {
  readonly link: Link | undefined
}

async function takeItems(
  taking: TakingIn,
  piece: Piece,
  decoded: readonly Decoded[],
  isGone: ReadonlySet<string>,
): Promise<void> {
  const { trx, userId, rev } = piece
  const { calendar, now } = taking
  const idsOf = (one: DecodedItem) => [one.ownId, ownIdOf(one.uid), derivedId(calendar.id, one.uid)]
  const possible = decoded.flatMap((one) => (one.decoded ? idsOf(one.decoded) : []))
  const links = await loadLinks(trx, userId, calendar.id, {
    hrefs: decoded.map(({ item }) => item.href),
    eventIds: possible.filter((id) => id !== null),
  })
  const byHref = new Map(links.map((link) => [link.href, link]))
  const byEvent = new Map(links.flatMap((link) => (link.eventId === null ? [] : [[link.eventId, link]])))
  const ids = [...possible, ...links.map(({ eventId }) => eventId)]
  const events = await loadEvents(
    trx,
    userId,
    ids.filter((id) => id !== null),
  )
  const changes: Change[] = []
  const put = new Map<string, Link>()
  const removed: string[] = []
  const entries: Change[][] = []
  for (const { item, decoded: one } of decoded) {
    const met: Met = { item, decoded: one, link: byHref.get(item.href) }
    const id = one ? whichEvent(calendar, one, met, events, { byEvent, isGone }) : null
    const former = id === null ? undefined : byEvent.get(id)
    if (former && former.href !== item.href) removed.push(former.href)
    const taken = takeItem(calendar, met, id, id === null ? undefined : events.get(id), former)
    put.set(item.href, {
      ...taken.link,
      pushedRev:
        taken.changes.length > 0 && taken.link.pushedRev !== null && taken.isSame
          ? rev + 1
          : taken.link.pushedRev,
    })
    if (id !== null) byEvent.set(id, taken.link)
    changes.push(...taken.changes)
    if (taken.overruled.length > 0) entries.push(taken.overruled)
  }
  await piece.write(changes)
  await removeLinks(trx, userId, calendar.id, removed)
  await putLinks(trx, userId, calendar.id, [...put.values()])
  await keepOverruled(trx, userId, entries, now())
}

/** Which event of ours an item is, or is to be. Null: it is left alone. */
function whichEvent(
  calendar: SyncedCalendar,
  { uid, ownId }: DecodedItem,
  { item, link }: Met,
  events: ReadonlyMap<string, EventRows>,
  { byEvent, isGone }: { readonly byEvent: ReadonlyMap<string, Link>; readonly isGone: ReadonlySet<string> },
): string | null {
  if (link?.eventId) return link.eventId
  const isFree = (id: string) => {
    const calendarId = events.get(id)?.event.calendarId
    return calendarId === undefined || calendarId === null || calendarId === calendar.id
  }
  if (ownId !== null) return isFree(ownId) ? ownId : null
  const inOurFeed = ownIdOf(uid)
  // What our own feed wrote comes back here as an echo.
  if (inOurFeed !== null && events.has(inOurFeed)) return null
  const id = derivedId(calendar.id, uid)
  const other = byEvent.get(id)
  // Two items there that share a UID are two events here, unless one takes the place of the other.
  if (other && other.href !== item.href && !isGone.has(other.href))
    return derivedId(calendar.id, uid, item.href)
  return isFree(id) ? id : null
}

interface Taken {
  readonly link: Link
  readonly changes: readonly Change[]
  /** Whether the rows here then say what the other side says. */
  readonly isSame: boolean
  readonly overruled: Change[]
}

function takeItem(
  calendar: SyncedCalendar,
  { item, decoded, link }: Met,
  id: string | null,
  rows: EventRows | undefined,
  former: Link | undefined,
): Taken {
  const { href, etag, raw } = item
  const known = link ?? former
  const uid = decoded?.uid ?? known?.uid ?? null
  if (decoded === null || id === null) {
    // What cannot be held any more stays as it was last held, and is left alone there.
    const kept = link ?? { eventId: null, base: null, overrideCount: 0, pushedRev: -1 }
    return { link: { ...kept, href, etag, raw, uid }, changes: [], isSame: false, overruled: [] }
  }
  const there = decoded.item
  const own = rows && (rows.event.calendarId === calendar.id || !known) ? rows : undefined
  const isDeletedHere = known !== undefined && !own
  const base = known && (own || isDeletedHere) ? known.base : null
  const linked = (pushedRev: number | null, overrideCount = own?.overrides.size ?? 0): Link => ({
    href,
    eventId: id,
    uid,
    etag,
    raw,
    base: there,
    overrideCount,
    pushedRev,
  })
  if (isDeletedHere) {
    // Only what is written there is deleted there; else it is gone here alone.
    const pushedRev = calendar.isWritten ? known.pushedRev : null
    const overruled = pushedRev === null ? null : mergeItem({ base, here: null, there }).overruled
    const back = overruled && { id, calendarId: calendar.id, overruled, event: null }
    return { link: linked(pushedRev), changes: [], isSame: false, overruled: back ? bringingBack(back) : [] }
  }
  const merged = mergeItem({ base, here: own?.item ?? null, there })
  const both = merged.item ?? there
  const changes = changesToItem({
    id,
    calendarId: calendar.id,
    color: calendar.color,
    before: own ?? null,
    item: both,
  })
  // More than a row can hold.
  if (changes === null) {
    const kept = known ?? { eventId: null, base: null, overrideCount: 0, pushedRev: -1 }
    return { link: { ...kept, href, etag, raw, uid }, changes: [], isSame: false, overruled: [] }
  }
  const isSame = isSameItem(both, there)
  const event = own?.event ?? null
  const overruled = merged.overruled
    ? bringingBack({ id, calendarId: calendar.id, overruled: merged.overruled, event })
    : []
  return {
    link: linked(isSame ? (own?.rev ?? 0) : -1, countDays(own, both)),
    changes,
    isSame,
    overruled,
  }
}

/** How many rows of changed days there are then: those that are only coloured stay. */
function countDays(own: EventRows | undefined, item: ItemFields): number {
  const starts = new Set(item.overrides.map(({ originalStart }) => originalStart))
  const coloured = [...(own?.overrides.values() ?? [])].filter(
    ({ originalStart, category, color }) =>
      !starts.has(originalStart) && (category !== null || color !== null),
  )
  return starts.size + coloured.length
}

/** Deletes here what is gone there; or, where the person chose so, makes it their own. */
async function takeGone(taking: TakingIn, hrefs: readonly string[]): Promise<void> {
  const { calendar } = taking
  const run = <T>(work: (piece: Piece) => Promise<T>) => inPiece(taking, work)
  if (calendar.deletionAnswer === 'keep') return run((piece) => keepGone(taking, piece, hrefs))
  const found = await run((piece) => findGone(taking, piece, hrefs))
  const unlink = ({ trx, userId }: Piece) => removeLinks(trx, userId, calendar.id, hrefs)
  if (found.length === 0) return run(unlink)
  let entries: Change[][] | undefined
  await deleteInPieces(run, found, {
    // What was changed here in the meantime is in it, and nothing of what the first piece deleted is missing.
    before: async (piece) => void (entries ??= await overruledByDeletion(taking, piece, hrefs)),
    last: async (piece) => {
      await keepOverruled(piece.trx, piece.userId, entries ?? [], taking.now())
      await unlink(piece)
    },
  })
}

/** Links of these hrefs whose events are still in this calendar. */
async function ownOf({ calendar }: TakingIn, { trx, userId }: Piece, hrefs: readonly string[]) {
  const links = await loadLinks(trx, userId, calendar.id, { hrefs })
  const ids = links.flatMap(({ eventId }) => eventId ?? [])
  const events = await loadEvents(trx, userId, ids)
  return links.flatMap((link) => {
    const rows = link.eventId === null ? undefined : events.get(link.eventId)
    const isOwn = rows && link.eventId !== null && rows.event.calendarId === calendar.id
    return isOwn ? [{ id: link.eventId, link, rows }] : []
  })
}

async function findGone(taking: TakingIn, piece: Piece, hrefs: readonly string[]): Promise<string[]> {
  return (await ownOf(taking, piece, hrefs)).map(({ id }) => id)
}

async function overruledByDeletion(
  taking: TakingIn,
  piece: Piece,
  hrefs: readonly string[],
): Promise<Change[][]> {
  return (await ownOf(taking, piece, hrefs)).flatMap(({ id, link: { base }, rows: { item, event } }) => {
    const { overruled } = mergeItem({ base, here: item, there: null })
    return overruled ? [bringingBack({ id, calendarId: taking.calendar.id, overruled, event })] : []
  })
}

async function keepGone(taking: TakingIn, piece: Piece, hrefs: readonly string[]): Promise<void> {
  const ids = await findGone(taking, piece, hrefs)
  const data = { calendarId: null }
  await piece.write(ids.map((rowId) => ({ table: 'calendar_events', rowId, op: 'update', data })))
  await removeLinks(piece.trx, piece.userId, taking.calendar.id, hrefs)
}
