import { type EventMove, moveEvent } from '@glimmer/domain/calendar/move-event'
import { datesOf, type Occurrence } from '@glimmer/domain/calendar/occurrence'
import { dateText } from '@glimmer/domain/days/date-text'
import { sayTimes } from '../say-times.ts'
import { words } from '../words.ts'

/** When an occurrence would take place after a move: 'Tuesday 24 November, 10:15 to 10:45'; null where it cannot go there. */
export function sayMoved(occurrence: Occurrence, move: EventMove): string | null {
  const { event, start, end } = occurrence
  const next = moveEvent({ ...event, startDatetime: start, endDatetime: end }, move)
  if (!next) return null
  const moved = { ...occurrence, start: next.startDatetime, end: next.endDatetime }
  const { first, last } = datesOf(moved)
  if (event.allDay && first !== last) {
    return words.week(dateText(first, 'weekdayAndDay'), dateText(last, 'weekdayAndDay'))
  }
  return words.named(dateText(first, 'weekdayAndDay'), sayTimes(moved, first))
}
