import { isMassDeletion } from '@glimmer/domain/calendar/connected/merge-item'
import { sql } from 'kysely'
import { loadEtags, loadRaws, type SyncedCalendar } from './calendar-state.ts'
import type { Access, Connector, RemoteRead } from './connector.ts'
import { ConnectorTrouble, MAX_CALENDAR_BYTES, MAX_ITEMS } from './connector.ts'
import { sendOut } from './send-out.ts'
import { refuseWithoutRoom } from './stored-room.ts'
import { takeIn } from './take-in.ts'
import { inPiece, type Piece, type Writing } from './write-piece.ts'

export interface SyncingCalendar extends Writing {
  readonly calendar: SyncedCalendar
  readonly connector: Connector
  readonly access: Access
}

/** `asks`: so much would be deleted here that the person is asked before. `more`: there is more to write there. */
export type CalendarSynced = 'done' | 'more' | 'asks'

/** How often in a round the other side may have something newer than what was just read. */
const TRIES = 3

/** Reads a calendar, brings what is new into the person's rows, and writes there what the person changed. */
export async function syncCalendar(syncing: SyncingCalendar): Promise<CalendarSynced> {
  let { calendar } = syncing
  for (let tries = 0; ; tries += 1) {
    const read = await readCalendar({ ...syncing, calendar })
    if (read === 'asks') return 'asks'
    calendar = { ...calendar, cursor: read.cursor, deletionAnswer: null }
    if (!calendar.isWritten) {
      await leaveDeleted(syncing)
      return 'done'
    }
    const lookedTo = await inPiece(syncing, ({ rev }) => Promise.resolve(rev))
    if (lookedTo === calendar.lookedRev) return 'done'
    const sent = await sendOut({ ...syncing, calendar })
    if (sent === 'more') return 'more'
    if (sent === 'done') {
      await noteLooked(syncing, lookedTo)
      return 'done'
    }
    if (tries + 1 === TRIES) throw new ConnectorTrouble('busy')
  }
}

/** Reads what is new there, and brings it in. The cursor moves when all of it is. */
async function readCalendar(syncing: SyncingCalendar): Promise<{ cursor: string | null } | 'asks'> {
  const { calendar, connector, access } = syncing
  let loaded: Promise<Map<string, string | null>> | undefined
  const loadEtagsOnce = () =>
    (loaded ??= inPiece(syncing, ({ trx, userId }) => loadEtags(trx, userId, calendar.id)))
  const read = await connector.read(access, calendar.remoteId, {
    // What waits for an answer is looked at again as a whole.
    cursor: calendar.deletionAnswer === null ? calendar.cursor : null,
    etags: loadEtagsOnce,
    rawsOf: (hrefs) => inPiece(syncing, ({ trx, userId }) => loadRaws(trx, userId, calendar.id, hrefs)),
  })
  if (read.kind === 'unchanged') {
    // What was asked, and perhaps answered, is over as well: all is back.
    if (read.cursor !== calendar.cursor || calendar.waitingDeletions > 0)
      await inPiece(syncing, (piece) => noteRead(syncing, piece, read.cursor))
    return { cursor: read.cursor }
  }
  const etags = await loadEtagsOnce()
  refuseTooLarge(read, etags)
  const items = read.items.filter(({ href, etag }) => etag === null || etags.get(href) !== etag)
  const named = new Set(read.items.map(({ href }) => href))
  const gone = read.isWhole
    ? [...etags.keys()].filter((href) => !named.has(href))
    : read.gone.filter((href) => etags.has(href) && !named.has(href))
  if (calendar.deletionAnswer !== 'keep' && (await asksBefore(syncing, gone))) return 'asks'
  await inPiece(syncing, (piece) => refuseWithoutRoom(piece, calendar.id, { items, gone }))
  await takeIn(syncing, items, gone)
  await inPiece(syncing, (piece) => noteRead(syncing, piece, read.cursor))
  return { cursor: read.cursor }
}

/** Refused before anything of it is taken in, and nothing is deleted. */
function refuseTooLarge(read: RemoteRead & { kind: 'read' }, etags: ReadonlyMap<string, unknown>): void {
  const added = read.items.filter(({ href }) => !etags.has(href)).length
  const count = read.isWhole ? read.items.length : etags.size + added - read.gone.length
  let bytes = 0
  for (const { raw } of read.items) bytes += raw.length
  if (count > MAX_ITEMS || bytes > MAX_CALENDAR_BYTES) throw new ConnectorTrouble('too_large')
}

/** Whether more is gone there than the person agreed to, so that they are asked; then nothing of it is done yet. */
async function asksBefore(syncing: SyncingCalendar, gone: readonly string[]): Promise<boolean> {
  const { calendar } = syncing
  if (!isMassDeletion(gone.length, gone.length)) return false
  return inPiece(syncing, async ({ trx, userId }) => {
    const { rows } = await sql<{ all: number; going: number }>`
      select count(*)::int as all, (count(*) filter (where l.href = any(${gone}::text[])))::int as going
      from calendar_links as l join calendar_events as e on e.user_id = l.user_id and e.id = l.event_id and e.calendar_id = ${calendar.id}
      where l.user_id = ${userId} and l.integration_id = ${calendar.id}`.execute(trx)
    const { all = 0, going = 0 } = rows[0] ?? {}
    const agreed = calendar.deletionAnswer === 'delete' ? calendar.waitingDeletions : 0
    const isAsked = isMassDeletion(going, all) && going > agreed
    if (isAsked) {
      await trx
        .updateTable('calendar_cursors')
        .set({ waiting_deletions: going, deletion_answer: null })
        .where('user_id', '=', userId)
        .where('integration_id', '=', calendar.id)
        .execute()
    }
    return isAsked
  })
}

async function noteRead(
  { calendar }: SyncingCalendar,
  { trx, userId }: Piece,
  cursor: string | null,
): Promise<void> {
  await trx
    .updateTable('calendar_cursors')
    .set({ cursor, waiting_deletions: 0, deletion_answer: null })
    .where('user_id', '=', userId)
    .where('integration_id', '=', calendar.id)
    .execute()
}

async function noteLooked(syncing: SyncingCalendar, rev: number): Promise<void> {
  await inPiece(syncing, async ({ trx, userId }) => {
    await trx
      .updateTable('calendar_cursors')
      .set({ looked_rev: rev })
      .where('user_id', '=', userId)
      .where('integration_id', '=', syncing.calendar.id)
      .execute()
  })
}

/** Of a calendar that is only read, what was deleted here is gone here alone, also should it be written to one day. */
async function leaveDeleted(syncing: SyncingCalendar): Promise<void> {
  const { calendar } = syncing
  await inPiece(syncing, async ({ trx, userId, rev }) => {
    if (rev === calendar.lookedRev) return
    await sql`update calendar_links as l set pushed_rev = null
      where l.user_id = ${userId} and l.integration_id = ${calendar.id} and l.event_id is not null and l.pushed_rev is not null
        and not exists (select from calendar_events as e where e.user_id = l.user_id and e.id = l.event_id and e.calendar_id = ${calendar.id})`.execute(
      trx,
    )
    await trx
      .updateTable('calendar_cursors')
      .set({ looked_rev: rev })
      .where('user_id', '=', userId)
      .where('integration_id', '=', calendar.id)
      .execute()
  })
}
