import { addDays } from '../days/add-days.ts'
import type { CalendarEvent } from './calendar-event.ts'

/** One time that an event takes place. `start` and `end` are wall times of where the person is, and in order. */
export interface Occurrence {
  /** Unique among all occurrences. */
  readonly key: string
  /** With what this occurrence has of its own. */
  readonly event: CalendarEvent
  readonly start: string
  readonly end: string
  /** When it begins by the clocks of its own zone; null where those here show the same. */
  readonly startThere: string | null
  /** When it would begin by the rule of its series; null where the event does not repeat. */
  readonly originalStart: string | null
  /** Where it is a time that a task was given: `event` is then what the task says of itself. */
  readonly block?: TaskOfBlock
  /** Where its event belongs to a calendar of somebody else; the event then has that calendar's colour. */
  readonly calendar?: CalendarOfEvent
}

interface CalendarOfEvent {
  readonly name: string
  /** Whether it takes changes that are made here. */
  readonly isWritable: boolean
}

interface TaskOfBlock {
  readonly taskId: string
  readonly isDone: boolean
  /** Whether it can be done, or opened again, from here. */
  readonly canTick: boolean
}

/** The first and the last date on which an occurrence is shown: one that ends at midnight is not shown on the day that begins then. */
export function datesOf({ start, end }: Occurrence): { readonly first: string; readonly last: string } {
  const first = start.slice(0, 10)
  const endsAtMidnight = end.endsWith('T00:00:00') && end > start
  return { first, last: endsAtMidnight ? addDays(end.slice(0, 10), -1) : end.slice(0, 10) }
}

/** Whether an occurrence fills whole days, or more of them than one. */
export function isBar(occurrence: Occurrence): boolean {
  const { first, last } = datesOf(occurrence)
  return occurrence.event.allDay || first < last
}

/** What of an occurrence lies on one of its dates. */
export type TimesOnDate =
  | { readonly kind: 'all-day' }
  | { readonly kind: 'between' | 'at' | 'from' | 'until'; readonly start: string; readonly end: string }

export function timesOn(occurrence: Occurrence, date: string): TimesOnDate {
  const { start, end, event } = occurrence
  const { first, last } = datesOf(occurrence)
  if (event.allDay || (first < date && date < last)) return { kind: 'all-day' }
  if (first < last) return { kind: date === first ? 'from' : 'until', start, end }
  return { kind: start === end ? 'at' : 'between', start, end }
}

/** Whole and several days first; then by when they begin, the longer before the shorter. */
export function compareOccurrences(a: Occurrence, b: Occurrence): number {
  const barsFirst = Number(isBar(b)) - Number(isBar(a))
  if (barsFirst !== 0) return barsFirst
  return (
    compare(a.start, b.start) ||
    compare(b.end, a.end) ||
    compare(a.event.title, b.event.title) ||
    compare(a.key, b.key)
  )
}

/** What a day shows, in the order in which it is shown. */
export function occurrencesOn(occurrences: readonly Occurrence[], date: string): Occurrence[] {
  return occurrences
    .filter((occurrence) => {
      const { first, last } = datesOf(occurrence)
      return first <= date && date <= last
    })
    .toSorted(compareOccurrences)
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
