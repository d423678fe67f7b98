import { randomUUID } from 'node:crypto'
import { calendarEventDefaults, type CalendarEventData } from '@glimmer/domain/calendar/calendar-event'
import { eventOverrideDefaults, overrideId } from '@glimmer/domain/calendar/event-override'
import type { Overruled } from '@glimmer/domain/calendar/connected/merge-item'
import type { Change } from '@glimmer/sync/change'
import { typedChange } from '@glimmer/sync/typed-rows'
import { sql, type Transaction } from 'kysely'
import type { PersonalTables } from '../db/tables.ts'

type Trx = Transaction<PersonalTables>

/** What waits for a device at most; the oldest goes. */
const MOST_WAITING = 200
export const MOST_WAITING_BYTES = 20_000_000

interface OverruledEvent {
  readonly id: string
  readonly calendarId: string
  readonly overruled: Overruled
  /** The event as it was here, where it was. */
  readonly event: CalendarEventData | null
}

/** The changes that would bring back what a sync overruled, as an entry of a device's trash holds them. */
export function bringingBack({ id, calendarId, overruled, event }: OverruledEvent): Change[] {
  if (overruled.kind === 'whole') {
    const { item } = overruled
    const own = event ? { category: event.category, color: event.color } : {}
    const data = { ...calendarEventDefaults, ...own, ...item.event, calendarId }
    return [
      typedChange('calendar_events', id, 'insert', data),
      ...item.overrides.map((one) => {
        const day = { ...eventOverrideDefaults, ...one, eventId: id }
        return typedChange('calendar_event_overrides', overrideId(id, one.originalStart), 'insert', day)
      }),
    ]
  }
  const { event: fields, overrides } = overruled
  return [
    ...(Object.keys(fields).length > 0
      ? // Named by its title wherever it is shown.
        [typedChange('calendar_events', id, 'update', { title: event?.title, ...fields })]
      : []),
    ...overrides.map(({ originalStart, ...one }) =>
      typedChange('calendar_event_overrides', overrideId(id, originalStart), 'update', one),
    ),
  ]
}

/** What is told of it in one answer: whoever has kept that is told of the next. */
const TOLD_BYTES = 1_000_000

/** The oldest of what waits, one entry at least. */
export async function readOverruled(
  trx: Trx,
  userId: string,
): Promise<{ readonly id: string; readonly at: string; readonly changes: unknown[] }[]> {
  return trx
    .selectFrom('calendar_overruled')
    .select(['id', 'at', 'changes'])
    .where('user_id', '=', userId)
    .where(
      sql<boolean>`id in (select id from (
        select id, row_number() over oldest_first as nth, sum(bytes) over oldest_first as bytes_so_far
        from calendar_overruled where user_id = ${userId}
        window oldest_first as (order by at, id rows unbounded preceding)
      ) as waiting where nth = 1 or bytes_so_far <= ${TOLD_BYTES})`,
    )
    .orderBy('at')
    .orderBy('id')
    .execute()
}

/** Keeps such entries until a device has put them into its trash. */
export async function keepOverruled(
  trx: Trx,
  userId: string,
  entries: readonly (readonly Change[])[],
  now: Date,
): Promise<void> {
  if (entries.length === 0) return
  const at = now.toISOString()
  const rows = entries.map((entry) => {
    const changes = JSON.stringify(entry)
    return { user_id: userId, id: randomUUID(), at, changes, bytes: Buffer.byteLength(changes) }
  })
  await trx.insertInto('calendar_overruled').values(rows).execute()
  await sql`delete from calendar_overruled where user_id = ${userId} and id in (
    select id from (
      select id, row_number() over newest_first as nth, sum(bytes) over newest_first as bytes_so_far
      from calendar_overruled where user_id = ${userId}
      window newest_first as (order by at desc, id rows unbounded preceding)
    ) as waiting where nth > ${MOST_WAITING} or (nth > 1 and bytes_so_far > ${MOST_WAITING_BYTES}))`.execute(
    trx,
  )
}
