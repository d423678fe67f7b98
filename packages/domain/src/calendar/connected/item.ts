import type { CalendarEventData } from '../calendar-event.ts'
import { calendarEventDefaults } from '../calendar-event.ts'
import { eventOverrideDefaults, type EventOverrideData } from '../event-override.ts'

/** An event without what is only ours: which calendar it is in, its category and colour. */
export type EventFields = Readonly<Omit<CalendarEventData, 'calendarId' | 'category' | 'color'>>
/** The same of an occurrence that is other than its series. */
export type OverrideFields = Readonly<Omit<EventOverrideData, 'eventId' | 'category' | 'color'>>

/** What both sides of a connected calendar hold of an event, with its changed days in the order of their starts. */
export interface ItemFields {
  readonly event: EventFields
  readonly overrides: readonly OverrideFields[]
}

/** What the rows of an event say that the other side holds too. */
export function itemOfRows(event: CalendarEventData, overrides: readonly EventOverrideData[]): ItemFields {
  return {
    event: {
      ...pick(event, EVENT_FIELDS),
      exceptions: asKeys(event.exceptions),
      additions: asKeys(event.additions),
    } as EventFields,
    overrides: overrides
      .map((one) => pick(one, OVERRIDE_FIELDS) as OverrideFields)
      .filter(saysSomething)
      .toSorted((a, b) => (a.originalStart < b.originalStart ? -1 : 1)),
  }
}

/** A day of a series that is as the others. */
export const emptyAt = (originalStart: string): OverrideFields => ({
  originalStart,
  title: null,
  description: null,
  startDatetime: null,
  endDatetime: null,
  allDay: null,
  location: null,
  status: null,
  url: null,
})

/** Whether two hold the same, whatever the order of keys. */
export function isSameItem(a: ItemFields | null, b: ItemFields | null): boolean {
  return sameValue(a, b)
}

export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const [inA, inB] = [Object.entries(a), b as Readonly<Record<string, unknown>>]
  return (
    inA.length === Object.keys(inB).length &&
    inA.every(([key, value]) => Object.hasOwn(inB, key) && sameValue(value, inB[key]))
  )
}

const EVENT_FIELDS = ['title', 'startDatetime', 'endDatetime', ...Object.keys(calendarEventDefaults)].filter(
  (field) => field !== 'calendarId' && field !== 'category' && field !== 'color',
)
const OVERRIDE_FIELDS = ['originalStart', ...Object.keys(eventOverrideDefaults)].filter(
  (field) => field !== 'category' && field !== 'color',
)

function pick(row: object, fields: readonly string[]): Record<string, unknown> {
  const values = row as Readonly<Record<string, unknown>>
  return Object.fromEntries(fields.map((field) => [field, values[field] ?? null]))
}

/** A day of which only the colour or the category is another is nothing that the other side has. */
function saysSomething(day: OverrideFields): boolean {
  return Object.entries(day).some(([field, value]) => field !== 'originalStart' && value !== null)
}

const asKeys = (starts: object) => Object.fromEntries(Object.keys(starts).map((start) => [start, true]))
