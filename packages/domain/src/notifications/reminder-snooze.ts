import { addDays } from '../days/add-days.ts'
import type { Due } from './due.ts'
import { dateIn, HOUR_MS, instantOfLocal, later, localTimeOf } from './local-time.ts'

/** What can be pressed on a notification. */
export const REMINDER_ACTIONS = [
  { action: 'in-an-hour', title: 'In an hour' },
  { action: 'not-today', title: 'Not today' },
] as const

export type ReminderAction = (typeof REMINDER_ACTIONS)[number]['action']

/** What can be pressed now: nothing where it begins within the hour, as putting it off would help nobody. */
export function actionsFor(
  { startsAt }: Pick<Due, 'startsAt'>,
  now: Date,
): typeof REMINDER_ACTIONS | readonly [] {
  return startsAt !== null && Date.parse(startsAt) <= later(now, HOUR_MS).getTime() ? [] : REMINDER_ACTIONS
}

/** Until when a reminder is put off: for an hour, or to the end of the local day. */
export function reminderSnooze(action: ReminderAction, now: Date, zone: string): string {
  const until =
    action === 'in-an-hour'
      ? later(now, HOUR_MS)
      : instantOfLocal(localTimeOf(addDays(dateIn(now, zone), 1), 0), zone)
  return until.toISOString()
}

/** Nobody can put one off for longer; what lies further ahead came from a clock that was wrong. */
const MOST_SNOOZE_HOURS = 72

/** When a reminder's snooze ends, and whether it rings then: one until midnight meant 'not today'. Null where none counts. */
export function snoozeOf(
  { snoozedUntil }: { readonly snoozedUntil: string | null },
  from: Date,
  zone: string,
): { readonly until: Date; readonly rings: boolean } | null {
  if (snoozedUntil === null) return null
  const until = new Date(snoozedUntil)
  if (until > later(from, MOST_SNOOZE_HOURS * HOUR_MS)) return null
  const midnight = instantOfLocal(localTimeOf(dateIn(until, zone), 0), zone)
  return { until, rings: until.getTime() !== midnight.getTime() }
}
