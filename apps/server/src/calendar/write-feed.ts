import { eventOfBlock } from '@glimmer/domain/calendar/block-occurrences'
import type { CalendarEvent } from '@glimmer/domain/calendar/calendar-event'
import type { EventOverride } from '@glimmer/domain/calendar/event-override'
import { icsEventOf } from '@glimmer/domain/calendar/ics/event-rows'
import { calendarFile } from '@glimmer/domain/calendar/ics/write-calendar'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '../db/open.ts'
import type { PersonalTables } from '../db/tables.ts'
import type { createFairPace } from '../sync/fair-pace.ts'
import { textBytesOf } from '../sync/long-rows.ts'
import { loadRows } from '../sync/rows.ts'

type Trx = Transaction<PersonalTables>

/** So many rows are read at once, or those whose texts reach so many bytes: one row alone can have 160,000. */
const ROWS_AT_ONCE = 50
const TEXT_AT_ONCE = 100_000
/** The file describes at most so many time zones, those with the most events. Programs know the others by their names. */
const MOST_ZONES = 100

interface FeedParts {
  readonly database: Pick<Database, 'withUser'>
  /** Runs work that blocks the process, with rests between one person's pieces: see `sync/fair-pace.ts`. */
  readonly alone: ReturnType<typeof createFairPace>['alone']
  readonly userId: string
  readonly name: string
  readonly now: Date
}

/**
 * A person's own events and the times of their tasks as a calendar file, piece by piece: others wait for one piece at most. What is written meanwhile may be
 * in it or not; its ETag was read before, so that the next request brings it.
 */
export async function* writeFeed(parts: FeedParts): AsyncGenerator<string, void> {
  const { database, alone, userId, name, now } = parts
  const { opening, zone, event: writeEvent, changed, closing } = calendarFile(name, now)
  yield opening
  for (const [timeZone, year] of await database.withUser(userId, (trx) => readZones(trx, userId))) {
    yield await alone(userId, () => zone(timeZone, year))
  }
  for await (const events of pages(database, userId, readEvents)) {
    yield await alone(userId, () => events.map((one) => writeEvent(icsEventOf(one, []))).join(''))
  }
  for await (const pairs of pages(database, userId, readChanged)) {
    yield await alone(userId, () =>
      pairs.map(({ event, override }) => changed(icsEventOf(event, [override]))).join(''),
    )
  }
  for await (const blocks of pages(database, userId, readBlocks)) {
    yield await alone(userId, () =>
      blocks.map((block) => writeEvent(icsEventOf(eventOfBlock(block, block), []))).join(''),
    )
  }
  yield closing
}

async function* pages<Row extends { readonly id: string }>(
  { withUser }: Pick<Database, 'withUser'>,
  userId: string,
  read: (trx: Trx, userId: string, after: string) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[], void> {
  let after = ''
  for (;;) {
    const last = after
    const rows = await withUser(userId, (trx) => read(trx, userId, last), { isolation: 'repeatable read' })
    const end = rows.at(-1)
    if (!end) return
    yield rows
    after = end.id
  }
}

/** The zones of a person's own events, each with the year from which it is told. */
async function readZones(trx: Trx, userId: string): Promise<[string, number][]> {
  const { rows } = await sql<{ zone: string; first: string }>`
    select e.time_zone as zone, least(min(e.start_datetime), min(o.start_datetime)) as first
    from calendar_events e left join calendar_event_overrides o
      on o.user_id = e.user_id and o.event_id = e.id
    where e.user_id = ${userId} and e.calendar_id is null and e.time_zone is not null
    group by e.time_zone order by count(distinct e.id) desc, e.time_zone limit ${MOST_ZONES}`.execute(trx)
  return rows.map(({ zone, first }) => [zone, Number(first.slice(0, 4))])
}

async function readEvents(trx: Trx, userId: string, after: string): Promise<CalendarEvent[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (${untilFull(sql`
      select id, ${textBytesOf('calendar_events')} as bytes from calendar_events
      where user_id = ${userId} and calendar_id is null and id > ${after}
      order by id limit ${ROWS_AT_ONCE}`)}) as page order by id`.execute(trx)
  const ids = rows.map(({ id }) => id)
  const events = await loadEvents(trx, userId, ids)
  return ids.flatMap((id) => events.get(id) ?? [])
}

/** Selects, of rows with `id` and `bytes`, the first ones up to the one whose text fills a page. */
const untilFull = (rows: RawBuilder<unknown>) => sql`
  select * from (select *, sum(bytes) over (order by id) - bytes as before from (${rows}) as rows) as summed
  where before < ${TEXT_AT_ONCE}`

interface Changed {
  readonly id: string
  readonly event: CalendarEvent
  readonly override: EventOverride
}

async function readChanged(trx: Trx, userId: string, after: string): Promise<Changed[]> {
  // A changed occurrence is written with every field; those that it does not change come from its event, so both texts count.
  const { rows } = await sql<{ id: string; event_id: string }>`
    select id, event_id from (${untilFull(sql`
      select id, event_id,
        (select ${textBytesOf('calendar_event_overrides')} from calendar_event_overrides
          where user_id = ${userId} and id = own.id) +
        (select ${textBytesOf('calendar_events')} from calendar_events
          where user_id = ${userId} and id = own.event_id) as bytes
      from (
        select o.id, o.event_id from calendar_event_overrides o
        join calendar_events e on e.user_id = o.user_id and e.id = o.event_id
        where o.user_id = ${userId} and e.calendar_id is null and o.id > ${after}
        order by o.id limit ${ROWS_AT_ONCE}
      ) as own`)}) as page order by id`.execute(trx)
  const events = await loadEvents(trx, userId, [...new Set(rows.map(({ event_id: id }) => id))])
  const overrides = await loadRows(
    trx,
    userId,
    'calendar_event_overrides',
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ id, event_id: eventId }) => {
    const event = events.get(eventId)
    const row = overrides.get(id)
    return event && row ? [{ id, event, override: { id, ...row.data } as EventOverride }] : []
  })
}

/** The times of tasks, each with its task's title. */
async function readBlocks(trx: Trx, userId: string, after: string) {
  return trx
    .selectFrom('time_blocks as b')
    .innerJoin('tasks as t', (join) =>
      join.onRef('t.user_id', '=', 'b.user_id').onRef('t.id', '=', 'b.task_id'),
    )
    .select([
      'b.id',
      'b.task_id as taskId',
      'b.start_datetime as startDatetime',
      'b.end_datetime as endDatetime',
      't.title',
    ])
    .where('b.user_id', '=', userId)
    .where('b.id', '>', after)
    .orderBy('b.id')
    .limit(ROWS_AT_ONCE)
    .execute()
}

async function loadEvents(trx: Trx, userId: string, ids: readonly string[]) {
  const rows = await loadRows(trx, userId, 'calendar_events', ids)
  return new Map([...rows].map(([id, { data }]) => [id, { id, ...data } as CalendarEvent]))
}
