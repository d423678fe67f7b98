import type { CalendarEvent } from '../calendar/calendar-event.ts'
import type { EventOverride } from '../calendar/event-override.ts'
import type { Occurrence } from '../calendar/occurrence.ts'
import { occurrencesBetween } from '../calendar/occurrences-between.ts'
import { instantOf, isZone } from '../calendar/zones.ts'
import { addDays } from '../days/add-days.ts'
import type { Due } from './due.ts'
import { dateIn, HOUR_MS, later, MINUTE_MS } from './local-time.ts'
import { snoozeOf } from './reminder-snooze.ts'
import type { EventReminder } from './event-reminder.ts'
import type { DueWindow } from './task-dues.ts'

/** Reminders of an event of whole days count from this minute of its first day. */
export const ALL_DAY_MINUTE = 9 * 60
const ALL_DAY_HOURS = 12
/** It still helps to hear of something that has just begun. */
const BEGUN_MINUTES = 10
/** So many days earlier or later it can be elsewhere. */
const ZONE_DAYS = 2

export interface EventOfReminder {
  readonly event: CalendarEvent
  readonly overrides: readonly EventOverride[]
  /** A series with so many starts in the days that are looked at reminds of none. */
  readonly most?: number
}

/** One time at which a reminder was asked for. */
interface Moment {
  readonly occurrence: Occurrence
  readonly at: Date
  readonly startsAt: Date
}

/** When one reminder of an event is due in a window, quiet hours aside: for each time that the event takes place. */
export function eventDues(
  reminder: EventReminder,
  rows: EventOfReminder,
  window: DueWindow,
  zone: string,
): Due[] {
  const snooze = snoozeOf(reminder, window.from, zone)
  const moments = momentsOf(reminder, rows, window, zone).filter(({ at }) => !snooze || at > snooze.until)
  const again = snooze?.rings ? snoozedMoment(reminder, rows, snooze.until, zone) : null
  return [...(again ? [again] : []), ...moments]
    .filter(({ at }) => at >= window.from && at < window.to)
    .map((moment) => dueOf(reminder, moment))
}

function momentsOf(
  reminder: EventReminder,
  rows: EventOfReminder,
  window: DueWindow,
  zone: string,
): Moment[] {
  const lead = reminder.minutesBefore * MINUTE_MS
  const from = dateIn(later(window.from, lead), zone)
  const to = dateIn(later(window.to, lead), zone)
  // Only when it begins counts, so it need not be looked for as far back as it lasts.
  const event = { ...rows.event, endDatetime: rows.event.startDatetime }
  const overrides = beginningBetween(rows.overrides, addDays(from, -ZONE_DAYS), addDays(to, ZONE_DAYS + 1))
  return occurrencesBetween({ events: [event], overrides }, { from, to, here: zone, most: rows.most })
    .map((occurrence) => {
      const startsAt = startOf(occurrence, zone)
      return { occurrence, startsAt, at: later(startsAt, -lead) }
    })
    .filter(({ at }) => at >= window.from && at < window.to)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

/** Those that begin there, or would by their series. A series may have very many, and each takes as long as an occurrence. */
function beginningBetween(overrides: readonly EventOverride[], from: string, to: string): EventOverride[] {
  const isNear = (start: string | null) => start !== null && start >= from && start < to
  return overrides.filter(
    ({ originalStart, startDatetime }) => isNear(originalStart) || isNear(startDatetime),
  )
}

/** By the clocks of its own zone, so that the hour that comes twice here is the right one. */
function startOf({ event, start, startThere }: Occurrence, zone: string): Date {
  if (event.allDay) return later(instantOf(start, zone), ALL_DAY_MINUTE * MINUTE_MS)
  const own = event.timeZone !== null && isZone(event.timeZone) ? event.timeZone : zone
  return instantOf(startThere ?? start, own)
}

/** Once more after its snooze, where it was due before. */
function snoozedMoment(
  reminder: EventReminder,
  rows: EventOfReminder,
  until: Date,
  zone: string,
): Moment | null {
  const before = { from: later(until, -24 * HOUR_MS), to: later(until, 1) }
  const last = momentsOf(reminder, rows, before, zone).at(-1)
  return last && expiryOf(last) > until ? { ...last, at: until } : null
}

function expiryOf({ occurrence, startsAt }: Moment): Date {
  return later(startsAt, occurrence.event.allDay ? ALL_DAY_HOURS * HOUR_MS : BEGUN_MINUTES * MINUTE_MS)
}

function dueOf(reminder: EventReminder, moment: Moment): Due {
  const { occurrence, at, startsAt } = moment
  return {
    key: `${reminder.id}/${at.toISOString()}`,
    kind: 'event',
    reason: 'event',
    reminderId: reminder.id,
    taskId: null,
    eventId: reminder.eventId,
    title: occurrence.event.title,
    dueAt: at.toISOString(),
    startsAt: startsAt.toISOString(),
    isAllDay: occurrence.event.allDay,
    expiresAt: expiryOf(moment).toISOString(),
  }
}
