import type { Task } from '../tasks/task.ts'
import { type Due, isOfUse } from './due.ts'
import { type EventOfReminder, eventDues } from './event-dues.ts'
import type { EventReminder } from './event-reminder.ts'
import { HOUR_MS, later } from './local-time.ts'
import { afterQuietHours, type QuietHours } from './quiet-hours.ts'
import { type PersonalTime, taskDues } from './task-dues.ts'
import type { TaskReminder } from './task-reminder.ts'

/** What lay in quiet hours may still come. */
const BEFORE_HOURS = 24
/** How far ahead one looks for what comes again. */
const AHEAD_HOURS = 62 * 24
const LAST_INSTANT = new Date('9999-12-30T00:00:00.000Z')

/**
 * When a reminder rings next. `isHeld`: when the quiet hours end, instead of within them. `silent`: all that comes lies in
 * quiet hours and would help nobody after them. `none`: nothing comes.
 */
export type NextRing =
  | { readonly kind: 'rings'; readonly at: Date; readonly isHeld: boolean }
  | { readonly kind: 'silent' | 'none' }

export function nextTaskRing(
  reminder: TaskReminder,
  task: Task,
  { now, quiet, person }: { readonly now: Date; readonly quiet: QuietHours; readonly person: PersonalTime },
): NextRing {
  const to = task.isDaily || task.repeat ? later(now, AHEAD_HOURS * HOUR_MS) : LAST_INSTANT
  const dues = taskDues(reminder, task, { from: later(now, -BEFORE_HOURS * HOUR_MS), to }, person)
  return firstRing(dues, { now, quiet, zone: person.zone })
}

export function nextEventRing(
  reminder: EventReminder,
  rows: EventOfReminder,
  where: { readonly now: Date; readonly quiet: QuietHours; readonly zone: string },
): NextRing {
  const { now, zone } = where
  const window = { from: later(now, -BEFORE_HOURS * HOUR_MS), to: later(now, AHEAD_HOURS * HOUR_MS) }
  return firstRing(eventDues(reminder, rows, window, zone), where)
}

function firstRing(
  dues: readonly Due[],
  { now, quiet, zone }: { readonly now: Date; readonly quiet: QuietHours; readonly zone: string },
): NextRing {
  let isSilent = false
  for (const due of dues) {
    const asked = new Date(due.dueAt)
    const at = afterQuietHours(asked, quiet, zone)
    if (at < now) continue
    if (isOfUse(due, at)) return { kind: 'rings', at, isHeld: at > asked }
    isSilent ||= asked >= now
  }
  return { kind: isSilent ? 'silent' : 'none' }
}
