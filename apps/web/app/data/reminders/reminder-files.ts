import { calendarEventDefaults } from '@glimmer/domain/calendar/calendar-event'
import { alarmLines } from '@glimmer/domain/calendar/ics/alarm-lines'
import { icsEventOf } from '@glimmer/domain/calendar/ics/event-rows'
import { writeCalendar } from '@glimmer/domain/calendar/ics/write-calendar'
import { usualMinutes } from '@glimmer/domain/calendar/propose-time'
import { addToWall } from '@glimmer/domain/calendar/wall-time'
import { later, localTimeAt, MINUTE_MS } from '@glimmer/domain/notifications/local-time'
import { nextTaskRing } from '@glimmer/domain/notifications/next-ring'
import type { TaskReminder } from '@glimmer/domain/notifications/task-reminder'
import type { Task } from '@glimmer/domain/tasks/task'
import type { ReminderPlace } from './say-reminder.ts'
import { words } from './words.ts'

const NO_QUIET = { quietFrom: null, quietTo: null }

/**
 * A task's reminders as a file for the calendar of a phone, which rings when no page is open; null where none is to come. A
 * daily one repeats there; of others it is the next time.
 */
export function reminderFileOf(
  task: Task,
  reminders: readonly TaskReminder[],
  { now, person }: Pick<ReminderPlace, 'now' | 'person'>,
): string | null {
  const events = reminders.flatMap((reminder) => {
    const ring = nextTaskRing(reminder, task, { now, quiet: NO_QUIET, person })
    if (ring.kind !== 'rings') return []
    const lead = reminder.kind === 'before_leaving' ? (reminder.minutesBefore ?? 0) : 0
    const start = `${localTimeAt(later(ring.at, lead * MINUTE_MS), person.zone)}:00`
    const event = {
      ...calendarEventDefaults,
      id: reminder.id,
      title: task.title,
      startDatetime: start,
      endDatetime: addToWall(start, usualMinutes(task) * 60),
      recurrence: task.isDaily ? 'FREQ=DAILY' : null,
    }
    const raw = alarmLines({ title: task.title, allDay: false, minutesBefore: [lead] })
    return [{ ...icsEventOf(event, []), raw }]
  })
  return events.length === 0 ? null : writeCalendar({ events, name: words.fileName, now })
}
