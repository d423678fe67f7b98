import { addDays } from '../days/add-days.ts'
import type { UserPreferencesData } from '../preferences/user-preferences.ts'
import { isTaskDone, isTaskListed } from '../tasks/completion.ts'
import { taskOccurrence } from '../tasks/occurrence.ts'
import { isSnoozed } from '../tasks/snooze.ts'
import type { Task } from '../tasks/task.ts'
import type { Due } from './due.ts'
import {
  HOUR_MS,
  instantOfLocal,
  later,
  localTimeAt,
  localTimeOnDay,
  MINUTE_MS,
  minuteOf,
  ownDayOfLocal,
} from './local-time.ts'
import { snoozeOf } from './reminder-snooze.ts'
import type { TaskReminder } from './task-reminder.ts'
import { usualStart } from './usual-start.ts'

/** How long it helps to hear of a task that was asked for at a time, and of the usual time to start. */
const AT_TIME_HOURS = 12
const USUAL_HOURS = 4
/** Whoever has to leave may still hear of it a moment later. */
const LEAVING_MINUTES = 5

/** What the rules know about where and who the person is. */
export interface PersonalTime {
  readonly zone: string
  readonly dayStart: number
  readonly userPreferences: UserPreferencesData | undefined
}

export interface DueWindow {
  readonly from: Date
  /** Not included. */
  readonly to: Date
}

/** One time at which a reminder was asked for. */
interface Moment {
  readonly day: string
  readonly at: Date
  readonly startsAt: Date | null
}

/** When one reminder of a task is due in a window, quiet hours aside. A task that is done, snoozed or set aside is not. */
export function taskDues(reminder: TaskReminder, task: Task, window: DueWindow, person: PersonalTime): Due[] {
  const snooze = snoozeOf(reminder, window.from, person.zone)
  const from = snooze && snooze.until < window.from ? snooze.until : window.from
  const moments = momentsOf(reminder, task, { from, to: window.to }, person).filter(
    ({ at }) => !snooze || at > snooze.until,
  )
  const again = snooze?.rings ? snoozedMoment(reminder, task, snooze.until, person) : null
  return [...(again ? [again] : []), ...moments]
    .filter(({ at, day }) => at >= window.from && at < window.to && isWaiting(task, day, at))
    .map((moment) => dueOf(reminder, task, moment))
}

function isWaiting(task: Task, day: string, at: Date): boolean {
  const isLeftOut = comesAgain(task) && task.skippedOn === day
  return task.setAsideAt === null && !isLeftOut && !isTaskDone(task, day) && !isSnoozed(task, at)
}

function momentsOf(reminder: TaskReminder, task: Task, window: DueWindow, person: PersonalTime): Moment[] {
  if (reminder.kind === 'usual_start') return usualMoments(reminder, task, window, person)
  const { localTime } = reminder
  if (localTime === null) return []
  const minute = minuteOf(localTime)
  const first = ownDayOfLocal(localTime, person.dayStart)
  const lead = leadMs(reminder)
  // One that comes again rings on each of its days from the first on.
  const days = comesAgain(task)
    ? daysOf({ from: later(window.from, lead), to: later(window.to, lead) }, person).filter(
        (day) => day === first || (day > first && comesUpOn(task, day)),
      )
    : [first]
  return days.map((day) => momentOn(day, minute, reminder, person))
}

function momentOn(
  day: string,
  minute: number,
  reminder: TaskReminder,
  { zone, dayStart }: PersonalTime,
): Moment {
  const asked = instantOfLocal(localTimeOnDay(day, minute, dayStart), zone)
  return {
    day,
    at: later(asked, -leadMs(reminder)),
    startsAt: reminder.kind === 'before_leaving' ? asked : null,
  }
}

function leadMs({ kind, minutesBefore }: TaskReminder): number {
  return kind === 'before_leaving' ? (minutesBefore ?? 0) * MINUTE_MS : 0
}

function usualMoments(reminder: TaskReminder, task: Task, window: DueWindow, person: PersonalTime): Moment[] {
  const { minute } = usualStart(task, person.userPreferences, person.dayStart)
  const created = new Date(reminder.createdAt)
  if (!comesAgain(task)) return [firstUsual(minute, task, created, person)]
  return daysOf(window, person)
    .filter((day) => comesUpOn(task, day))
    .map((day) => momentOn(day, minute, reminder, person))
    .filter(({ at }) => at > created)
}

/** The first usual start after it was asked for, on a day on which the task is listed. */
function firstUsual(minute: number, task: Task, created: Date, { zone, dayStart }: PersonalTime): Moment {
  const snoozed = task.snoozedUntil === null ? created : new Date(task.snoozedUntil)
  const after = snoozed > created ? snoozed : created
  const today = ownDayOfLocal(localTimeAt(after, zone), dayStart)
  const day = task.dueDate !== null && task.dueDate > today ? task.dueDate : today
  const on = (date: string) => instantOfLocal(localTimeOnDay(date, minute, dayStart), zone)
  const isGone = on(day) <= after
  const chosen = isGone ? addDays(day, 1) : day
  return { day: chosen, at: on(chosen), startsAt: null }
}

/** Once more after its snooze, where it was due before, on the same day of the person. */
function snoozedMoment(reminder: TaskReminder, task: Task, until: Date, person: PersonalTime): Moment | null {
  const day = { from: later(until, -24 * HOUR_MS), to: until }
  const last = momentsOf(reminder, task, day, person)
    .filter(({ at }) => at <= until)
    .at(-1)
  return last ? { ...last, at: until } : null
}

function dueOf(reminder: TaskReminder, task: Task, { at, startsAt }: Moment): Due {
  return {
    key: `${reminder.id}/${at.toISOString()}`,
    kind: 'task',
    reason: reminder.kind,
    reminderId: reminder.id,
    taskId: task.id,
    eventId: null,
    title: task.title,
    dueAt: at.toISOString(),
    startsAt: startsAt?.toISOString() ?? null,
    isAllDay: false,
    expiresAt: expiryOf(reminder, at, startsAt).toISOString(),
  }
}

function expiryOf({ kind }: TaskReminder, at: Date, startsAt: Date | null): Date {
  if (startsAt) return later(startsAt, LEAVING_MINUTES * MINUTE_MS)
  return later(at, (kind === 'usual_start' ? USUAL_HOURS : AT_TIME_HOURS) * HOUR_MS)
}

/** The person's own days that a window touches. */
function daysOf({ from, to }: DueWindow, { zone, dayStart }: PersonalTime): string[] {
  const days: string[] = []
  const last = ownDayOfLocal(localTimeAt(to, zone), dayStart)
  for (let day = ownDayOfLocal(localTimeAt(from, zone), dayStart); day <= last; day = addDays(day, 1))
    days.push(day)
  return days
}

function comesAgain({ isDaily, repeat }: Task): boolean {
  return isDaily || repeat !== null
}

/** Whether a task that repeats comes up on a day: one that stays until it is done rings on its first day alone. */
function comesUpOn(task: Task, day: string): boolean {
  return isTaskListed(task, day) && (task.isDaily || taskOccurrence(task, day)?.on === day)
}
