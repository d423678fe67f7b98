import type { CalendarEvent } from '@glimmer/domain/calendar/calendar-event'
import type { EventOverride } from '@glimmer/domain/calendar/event-override'
import { icsEventOf } from '@glimmer/domain/calendar/ics/event-rows'
import { calendarFile } from '@glimmer/domain/calendar/ics/write-calendar'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../db/open.ts'
import type { PersonalTables } from '../db/tables.ts'
import type { createFairPace } from '../sync/fair-pace.ts'
import { loadRows } from '../sync/rows.ts'

type Trx = Transaction<PersonalTables>

/** So many rows are in memory at once, each with texts of 10,000 letters at most. */
const ROWS_AT_ONCE = 100

interface FeedParts {
  readonly database: Pick<Database, 'withUser'>
  /** Runs what keeps the process busy at the person's pace. */
  readonly alone: ReturnType<typeof createFairPace>['alone']
  readonly userId: string
  readonly name: string
  readonly now: Date
}

/**
 * A person's own events as a calendar file, piece by piece: others wait for one piece at most. What is written meanwhile may be
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
    group by e.time_zone order by e.time_zone`.execute(trx)
  return rows.map(({ zone, first }) => [zone, Number(first.slice(0, 4))])
}

async function readEvents(trx: Trx, userId: string, after: string): Promise<CalendarEvent[]> {
  const rows = await trx
    .selectFrom('calendar_events')
    .select('id')
    .where('user_id', '=', userId)
    .where('calendar_id', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(ROWS_AT_ONCE)
    .execute()
  const ids = rows.map(({ id }) => id)
  const events = await loadEvents(trx, userId, ids)
  return ids.flatMap((id) => events.get(id) ?? [])
}

interface Changed {
  readonly id: string
  readonly event: CalendarEvent
  readonly override: EventOverride
}

async function readChanged(trx: Trx, userId: string, after: string): Promise<Changed[]> {
  const rows = await trx
    .selectFrom('calendar_event_overrides as o')
    .innerJoin('calendar_events as e', (join) =>
      join.onRef('e.id', '=', 'o.event_id').onRef('e.user_id', '=', 'o.user_id'),
    )
    .select(['o.id', 'o.event_id'])
    .where('o.user_id', '=', userId)
    .where('e.calendar_id', 'is', null)
    .where('o.id', '>', after)
    .orderBy('o.id')
    .limit(ROWS_AT_ONCE)
    .execute()
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

async function loadEvents(trx: Trx, userId: string, ids: readonly string[]) {
  const rows = await loadRows(trx, userId, 'calendar_events', ids)
  return new Map([...rows].map(([id, { data }]) => [id, { id, ...data } as CalendarEvent]))
}
