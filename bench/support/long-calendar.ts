import { randomUUID } from 'node:crypto'
import { calendarEventDefaults } from '@glimmer/domain/calendar/calendar-event'
import { eventOverrideDefaults, overrideId } from '@glimmer/domain/calendar/event-override'

const EVENTS = 10_000
const REPEATED = 500
/** Of the repeated ones, those with as many days left out and added as an event may have. */
const CROWDED = 20
/** Of the others, those whose texts are as long as they may be. */
const LONG = 500
const CHANGED = 1_000
/** Their clocks have changed since 1900. */
const ZONES = Intl.supportedValuesOf('timeZone').filter((_, i) => i % 4 === 0)

/** A calendar with as much in it as one may have and a program may be asked to read, in pushes of one mutation each. */
export function longCalendar() {
  const events = Array.from({ length: EVENTS }, (_, i) => eventAt(i))
  const series = events.filter(({ recurrence }) => recurrence !== null)
  const changed = Array.from({ length: CHANGED / REPEATED }, (_, n) =>
    series.map((event, i) => changeOf(event, n * REPEATED + i)),
  ).flat()
  return [...pushes('calendar_events', events), ...pushes('calendar_event_overrides', changed)]
}

function eventAt(i: number) {
  const day = new Date(Date.UTC(1900, 0, 1) + i * 4.6 * 86_400_000).toISOString().slice(0, 10)
  const isRepeated = i % (EVENTS / REPEATED) === 0
  const isCrowded = isRepeated && i % (EVENTS / CROWDED) === 0
  return {
    id: randomUUID(),
    ...calendarEventDefaults,
    title: `Something on a day, number ${i}`,
    description: !isRepeated && i % (EVENTS / LONG) === 1 ? '\u{4e2d}'.repeat(10_000) : null,
    startDatetime: `${day}T09:00:00`,
    endDatetime: `${day}T10:00:00`,
    timeZone: ZONES[i % ZONES.length] ?? null,
    recurrence: isRepeated ? 'FREQ=WEEKLY;BYDAY=MO,WE,FR' : null,
    exceptions: isCrowded ? starts(day, '09:00:00') : {},
    additions: isCrowded ? starts(day, '11:30:00') : {},
  }
}
type Event = ReturnType<typeof eventAt>

function starts(day: string, time: string): Record<string, true> {
  const from = Date.parse(`${day}T00:00:00Z`)
  return Object.fromEntries(
    Array.from({ length: 2_100 }, (_, i) => [
      `${new Date(from + i * 86_400_000).toISOString().slice(0, 10)}T${time}`,
      true as const,
    ]),
  )
}

function changeOf({ id: eventId, startDatetime }: Event, i: number) {
  const originalStart = new Date(Date.parse(`${startDatetime}Z`) + i * 86_400_000).toISOString().slice(0, 19)
  const id = overrideId(eventId, originalStart)
  return { id, ...eventOverrideDefaults, eventId, originalStart, title: 'Another one' }
}

/** As many rows in each as fit. */
function pushes(table: string, rows: readonly { readonly id: string }[]) {
  const made: object[][] = []
  let length = Number.POSITIVE_INFINITY
  for (const { id: rowId, ...data } of rows) {
    const change = { table, rowId, op: 'insert', data }
    const own = JSON.stringify(change).length
    length += own
    if (length > 240_000 || made.at(-1)?.length === 900) {
      made.push([])
      length = own
    }
    made.at(-1)?.push(change)
  }
  return made.map((changes) => [{ id: randomUUID(), generation: 1, changes }])
}
