import { addDays } from '../days/add-days.ts'
import type { CalendarView, WeekStart } from './calendar-settings.ts'
import { addMonths, monthWeeks, weekOf, withinDates } from './month-grid.ts'
import { isBar, type Occurrence } from './occurrence.ts'

/** How many days an agenda tells of. */
const AGENDA_DAYS = 30

/** The dates that a view of a date shows, in their order. */
export function datesOfView(view: CalendarView, date: string, weekStartsOn: WeekStart): string[] {
  if (view === 'month') return monthWeeks(date, weekStartsOn).flat()
  if (view === 'week') return weekOf(date, weekStartsOn)
  return Array.from({ length: view === 'day' ? 1 : AGENDA_DAYS }, (_, day) => addDays(date, day))
}

/** The date that a view shows after a step: 1 forward, -1 back. */
export function stepView(view: CalendarView, date: string, step: 1 | -1): string {
  if (view === 'month') return addMonths(date, step)
  const days = view === 'week' ? 7 : view === 'day' ? 1 : AGENDA_DAYS
  return withinDates(addDays(date, step * days))
}

const FIRST_HOUR = 7
const LAST_HOUR = 20

/** The hours that a day by the clock shows, the last one not included: those of most days, and what lies before and after. */
export function hoursShown(occurrences: readonly Occurrence[]): readonly [from: number, to: number] {
  const timed = occurrences.filter((occurrence) => !isBar(occurrence))
  const from = timed.map(({ start }) => Number(start.slice(11, 13)))
  const to = timed.map(({ start, end }) =>
    end.slice(0, 10) > start.slice(0, 10)
      ? 24
      : Number(end.slice(11, 13)) + (end.slice(14, 16) === '00' ? 0 : 1),
  )
  return [Math.min(FIRST_HOUR, ...from), Math.max(LAST_HOUR, ...to, ...from.map((hour) => hour + 1))]
}
