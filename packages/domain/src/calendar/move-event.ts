import { addDays } from '../days/add-days.ts'
import type { CalendarEvent } from './calendar-event.ts'
import { eventForm, type EventForm, type FormedEvent, moveStart, readEvent, wallTimes } from './event-form.ts'
import { addToWall, DAY_SECONDS, wallSeconds } from './wall-time.ts'

/** Events of a time of their own move by quarters of an hour. */
export const QUARTER_SECONDS = 15 * 60

/** How far an event is moved on the wall, with its length, and by how much its end moves besides. */
export interface EventMove {
  readonly days: number
  /** Quarters of an hour; they say nothing of an event of whole days. */
  readonly quarters: number
  /** Quarters of an hour, or days of an event of whole days. */
  readonly longer: number
}

export const NO_MOVE: EventMove = { days: 0, quarters: 0, longer: 0 }

/**
 * An event, or an occurrence of a series, after a move, as its form would say it: the weekdays of a rule move along. It stays
 * at least a quarter of an hour, or a day, long. Null where a calendar has no such time.
 */
export function moveEvent(kept: CalendarEvent, { days, quarters, longer }: EventMove): FormedEvent | null {
  const event = inOrder(kept)
  const form = eventForm(event)
  const by = days * DAY_SECONDS + (event.allDay ? 0 : quarters * QUARTER_SECONDS)
  const start = addToWall(event.startDatetime, by)
  const [startDate, startTime] = [start.slice(0, 10), start.slice(11, 16)]
  const moved = {
    ...form,
    ...moveStart(form, {}, event.allDay ? { startDate } : { startDate, startTime }),
  }
  const read = readEvent(longer === 0 ? moved : lengthen(moved, longer), event.recurrence)
  return read.kind === 'ready' ? read.event : null
}

/** Where two devices each moved one end, they may have crossed: then it takes no time, as it is shown. */
function inOrder(event: CalendarEvent): CalendarEvent {
  const { startDatetime, endDatetime, allDay } = event
  if (endDatetime >= startDatetime) return event
  return { ...event, endDatetime: allDay ? `${startDatetime.slice(0, 10)}T23:59:59` : startDatetime }
}

function lengthen(form: EventForm, longer: number): EventForm {
  if (form.allDay) {
    const endDate = addDays(form.endDate, longer)
    return { ...form, endDate: endDate < form.startDate ? form.startDate : endDate }
  }
  const { startDatetime, endDatetime } = wallTimes(form)
  if (startDatetime === null || endDatetime === null) return form
  const length = wallSeconds(endDatetime) - wallSeconds(startDatetime) + longer * QUARTER_SECONDS
  const end = addToWall(startDatetime, Math.max(QUARTER_SECONDS, length))
  return { ...form, endDate: end.slice(0, 10), endTime: end.slice(11) }
}
