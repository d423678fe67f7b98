import type { JsonObjectPatch } from '../../fields.ts'
import type { CalendarEvent } from '../calendar-event.ts'
import { occurrenceOf, type SeriesPlace } from '../change-whole.ts'
import { eventForm, type FormedEvent, readEvent } from '../event-form.ts'
import type { EventOverride } from '../event-override.ts'
import { occurrencesBetween } from '../occurrences-between.ts'
import { changeSeries, type SeriesEdit, type SeriesPart } from '../series-edits.ts'
import { calendarEvent } from './calendar-event.ts'

export const NEW_ID = '11111111-1111-4111-8111-111111111111'

export interface Rows {
  readonly events: readonly CalendarEvent[]
  readonly overrides: readonly EventOverride[]
}

export const weekly = calendarEvent({
  title: 'Choir',
  startDatetime: '2026-11-03T19:00:00',
  endDatetime: '2026-11-03T20:30:00',
  recurrence: 'FREQ=WEEKLY;COUNT=5',
  recurrenceEnd: '2026-12-01T19:00:00',
})
export const start: Rows = { events: [weekly], overrides: [] }

/** Each of a person's rows after an edit. */
export function apply({ events, overrides }: Rows, edit: SeriesEdit): Rows {
  const [event] = events
  if (!event) throw new Error('no series')
  const merged = (object: CalendarEvent['exceptions'], patch: JsonObjectPatch = {}) =>
    Object.fromEntries(
      Object.entries({ ...object, ...patch }).filter(([, value]) => value !== null),
    ) as typeof object
  const { exceptions, additions, ...fields } = edit.update ?? {}
  const updated = {
    ...event,
    ...fields,
    exceptions: merged(event.exceptions, exceptions),
    additions: merged(event.additions, additions),
  }
  const written = edit.overrides.map(({ id, data }) => ({ id, ...data }))
  const kept = overrides.filter(
    ({ id }) => !edit.removedOverrides.includes(id) && !written.some((other) => other.id === id),
  )
  return {
    events: [
      updated,
      ...events.slice(1),
      ...(edit.insert ? [{ ...edit.insert.data, id: edit.insert.id }] : []),
    ],
    overrides: [...kept, ...written],
  }
}

export const at = (rows: Rows, originalStart: string) => ({
  event: rows.events[0]!,
  overrides: rows.overrides.filter(({ eventId }) => eventId === rows.events[0]?.id),
  originalStart,
})

/** What a calendar shows from November to the end of January. */
export function shown(rows: Rows): string[] {
  return occurrencesBetween(rows, { from: '2026-11-01', to: '2027-01-31', here: 'Europe/Lisbon' })
    .toSorted((a, b) => (a.start < b.start ? -1 : 1))
    .map(({ event, start: begins }) => `${begins.slice(5, 16)} ${event.title}`)
}

/** What the form of an occurrence says after a change. */
export function formedAs(place: SeriesPlace, change: Partial<FormedEvent>): FormedEvent {
  const read = readEvent(eventForm(occurrenceOf(place)), place.event.recurrence)
  if (read.kind === 'asks') throw new Error('the form asks')
  return { ...read.event, ...change }
}

/** Opens an occurrence, changes what its form says, and saves it. */
export function edit(
  rows: Rows,
  originalStart: string,
  change: Partial<FormedEvent>,
  part: SeriesPart,
): Rows {
  const place = at(rows, originalStart)
  return apply(rows, changeSeries(place, formedAs(place, change), part, NEW_ID))
}
