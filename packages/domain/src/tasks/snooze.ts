import { clockTime } from '../days/clock-time.ts'
import { dateText } from '../days/date-text.ts'
import { dayOf } from '../days/own-day.ts'
import type { TaskData } from './task.ts'

const HOUR_MS = 60 * 60_000
const WEEKDAY_HOURS = 168

/** What the snooze dialog offers. */
export const SNOOZE_HOURS = [4, 24, 72, 168] as const
export const DEFAULT_SNOOZE_HOURS = 24
export const MIN_SNOOZE_HOURS = 1
export const MAX_SNOOZE_HOURS = 8_760

/** Whether a task can be snoozed for so many hours: a whole number from 1 to 8,760, a year. */
export function isSnoozeHours(hours: number): boolean {
  return Number.isInteger(hours) && hours >= MIN_SNOOZE_HOURS && hours <= MAX_SNOOZE_HOURS
}

/**
 * The instant, ISO 8601 UTC, until which a task is snoozed for so many hours from now. Throws for hours out of range.
 */
export function snoozeUntil(now: Date, hours: number): string {
  if (!isSnoozeHours(hours)) throw new RangeError(`A task cannot be snoozed for ${hours} hours`)
  return new Date(now.getTime() + hours * HOUR_MS).toISOString()
}

/** The clocks of two devices may differ by this much without being wrong. */
const CLOCK_SLACK_HOURS = 24

/**
 * A task is snoozed while its time lies ahead. A time further ahead than anybody can snooze came from a wrong clock,
 * and such a task is not hidden.
 */
export function isSnoozed(task: Pick<TaskData, 'snoozedUntil'>, now: Date): boolean {
  if (task.snoozedUntil === null) return false
  const hoursLeft = (Date.parse(task.snoozedUntil) - now.getTime()) / HOUR_MS
  return hoursLeft > 0 && hoursLeft <= MAX_SNOOZE_HOURS + CLOCK_SLACK_HOURS
}

/**
 * When a task comes back, in the person's own days: 'until 14:30' today, 'until Tuesday, 14:30' within seven days, else
 * 'until 3 December'.
 */
export function snoozeLabel(
  snoozedUntil: string,
  now: Date,
  dayStart: number,
  isTwelveHours = false,
): string {
  const until = new Date(snoozedUntil)
  const time = clockTime(until, isTwelveHours)
  const day = dayOf(until, dayStart)
  if (day === dayOf(now, dayStart)) return `until ${time}`
  // Compared in whole minutes, as the label shows no seconds.
  if (minuteOf(until) - minuteOf(now) <= WEEKDAY_HOURS * 60) {
    return `until ${dateText(day, 'weekday')}, ${time}`
  }
  return `until ${dateText(day, 'dayAndMonth')}`
}

function minuteOf(instant: Date): number {
  return Math.floor(instant.getTime() / 60_000)
}
