import type { Task } from '../tasks/task.ts'
import { isSeries } from '../calendar/calendar-event.ts'
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
const FIRST_INSTANT = new Date(0)
const LAST_INSTANT = new Date('9999-12-30T00:00:00.000Z')

/**
 * When a reminder rings next. `isHeld`: when the quiet hours end, instead of within them. `silent`: all that comes lies in
 * quiet hours and would help nobody after them. `passed`: its one moment is over; `wasTooLate`: it was when it was set. `none`:
 * nothing comes.
 */
export type NextRing =
  | { readonly kind: 'rings'; readonly at: Date; readonly isHeld: boolean }
  | { readonly kind: 'silent' | 'none' }
  | { readonly kind: 'passed'; readonly wasTooLate: boolean }

export function nextTaskRing(
  reminder: TaskReminder,
  task: Task,
  { now, quiet, person }: { readonly now: Date; readonly quiet: QuietHours; readonly person: PersonalTime },
): NextRing {
  const comesAgain = task.isDaily || task.repeat !== null
  const to = comesAgain ? later(now, AHEAD_HOURS * HOUR_MS) : LAST_INSTANT
  const dues = taskDues(reminder, task, { from: later(now, -BEFORE_HOURS * HOUR_MS), to }, person)
  const ring = firstRing(dues, { now, quiet, zone: person.zone })
  if (ring.kind !== 'none' || comesAgain) return ring
  return passed(taskDues(reminder, task, { from: FIRST_INSTANT, to: now }, person), reminder, now)
}

export function nextEventRing(
  reminder: EventReminder,
  rows: EventOfReminder,
  where: { readonly now: Date; readonly quiet: QuietHours; readonly zone: string },
): NextRing {
  const { now, zone } = where
  const window = { from: later(now, -BEFORE_HOURS * HOUR_MS), to: later(now, AHEAD_HOURS * HOUR_MS) }
  const ring = firstRing(eventDues(reminder, rows, window, zone), where)
  if (ring.kind !== 'none' || isSeries(rows.event)) return ring
  return passed(eventDues(reminder, rows, { from: FIRST_INSTANT, to: now }, zone), reminder, now)
}

/** What is still of use rings at once. */
function passed(dues: readonly Due[], { createdAt }: { readonly createdAt: string }, now: Date): NextRing {
  const last = dues.at(-1)
  if (!last || isOfUse(last, now)) return { kind: 'none' }
  return { kind: 'passed', wasTooLate: !isOfUse(last, new Date(createdAt)) }
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
