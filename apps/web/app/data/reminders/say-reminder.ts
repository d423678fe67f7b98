import { addDays } from '@glimmer/domain/days/add-days'
import { ALL_DAY_MINUTE, type EventOfReminder } from '@glimmer/domain/notifications/event-dues'
import type { EventReminder } from '@glimmer/domain/notifications/event-reminder'
import {
  instantOfLocal,
  later,
  localTimeAt,
  localTimeOf,
  MINUTE_MS,
} from '@glimmer/domain/notifications/local-time'
import { span } from '@glimmer/domain/notifications/message-of'
import { type NextRing, nextEventRing, nextTaskRing } from '@glimmer/domain/notifications/next-ring'
import type { QuietHours } from '@glimmer/domain/notifications/quiet-hours'
import type { PersonalTime } from '@glimmer/domain/notifications/task-dues'
import type { TaskReminder } from '@glimmer/domain/notifications/task-reminder'
import { usualStart } from '@glimmer/domain/notifications/usual-start'
import { dayLabel } from '@glimmer/domain/tasks/date-choices'
import type { Task } from '@glimmer/domain/tasks/task'
import { clockOf } from '../../lib/wall-clock.ts'
import { dayName } from '../../ui/day-name.ts'
import { words } from './words.ts'

/** What a reminder's words depend on besides itself. */
export interface ReminderPlace {
  readonly now: Date
  readonly quiet: QuietHours
  readonly person: PersonalTime
}

/** A reminder in words, and what quiet hours do to it, where they do, or that its moment is over. */
export interface SaidReminder {
  readonly text: string
  readonly note: string | null
}

/** A reminder of a task: 'Today at 15:00', 'Today at 14:40, 20 minutes before you leave'. */
export function sayTaskReminder(reminder: TaskReminder, task: Task, place: ReminderPlace): SaidReminder {
  const ring = nextTaskRing(reminder, task, place)
  return { text: textOf(reminder, task, place, ring), note: noteOf(ring, place) }
}

/** A reminder of an event: '15 minutes before'. */
export function sayEventReminder(
  reminder: EventReminder,
  rows: EventOfReminder,
  place: ReminderPlace,
): SaidReminder {
  const ring = nextEventRing(reminder, rows, { ...place, zone: place.person.zone })
  return { text: sayBefore(reminder.minutesBefore, rows.event.allDay), note: noteOf(ring, place) }
}

/** How long before an event: of whole days it counts from their morning. */
export function sayBefore(minutes: number, isAllDay: boolean): string {
  if (!isAllDay) return minutes === 0 ? words.atStart : words.before(span(minutes))
  const days = Math.ceil((minutes - ALL_DAY_MINUTE) / (24 * 60))
  const time = clockOf(localTimeOf('2026-01-01', (((ALL_DAY_MINUTE - minutes) % 1440) + 1440) % 1440))
  if (days <= 0) return words.onTheDay(time)
  return days === 1 ? words.dayBefore(time) : words.daysBefore(days, time)
}

/** The day of a ring and its time on the clock, for a row of today: '15:00', 'Tomorrow'. */
export function sayRing(at: Date, { now, person: { zone } }: Pick<ReminderPlace, 'now' | 'person'>): string {
  const local = localTimeAt(at, zone)
  const today = localTimeAt(now, zone).slice(0, 10)
  return local.startsWith(today) ? clockOf(local) : dayLabel(local.slice(0, 10), today)
}

function textOf(reminder: TaskReminder, task: Task, place: ReminderPlace, ring: NextRing): string {
  const { zone, dayStart, userPreferences } = place.person
  const comesAgain = task.isDaily || task.repeat !== null
  if (reminder.kind === 'usual_start') {
    const { minute } = usualStart(task, userPreferences, dayStart)
    if (comesAgain || ring.kind !== 'rings' || ring.isHeld) {
      return words.usualTime(clockOf(localTimeOf('2026-01-01', minute)))
    }
    const [day, time] = dayAndTime(localTimeAt(ring.at, zone), place)
    return words.usual(day, time)
  }
  const { localTime, minutesBefore } = reminder
  if (localTime === null) return ''
  const isLeaving = reminder.kind === 'before_leaving'
  const lead = isLeaving ? (minutesBefore ?? 0) : 0
  const local = localTimeAt(later(instantOfLocal(localTime, zone), -lead * MINUTE_MS), zone)
  const [day, time] = dayAndTime(local, place)
  const when = task.isDaily
    ? words.everyDay(time)
    : task.repeat
      ? words.eachTime(time)
      : words.atTime(day, time)
  if (!isLeaving) return when
  return lead === 0 ? words.leavingNow(when) : words.leaving(when, span(lead))
}

function dayAndTime(local: string, { now, person: { zone } }: ReminderPlace): [day: string, time: string] {
  const date = local.slice(0, 10)
  const today = localTimeAt(now, zone).slice(0, 10)
  const day = date < today || date > addDays(today, 6) ? dayName(date, today) : dayLabel(date, today)
  return [day, clockOf(local)]
}

function noteOf(ring: NextRing, { person: { zone } }: ReminderPlace): string | null {
  if (ring.kind === 'silent') return words.silent
  if (ring.kind === 'passed') return ring.wasTooLate ? words.tooLate : words.passed
  return ring.kind === 'rings' && ring.isHeld ? words.held(clockOf(localTimeAt(ring.at, zone))) : null
}
