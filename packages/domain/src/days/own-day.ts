import type { UserPreferencesData } from '../preferences/user-preferences.ts'
import { addDays } from './add-days.ts'
import { wallDate } from './wall-date.ts'

/**
 * A person's own day begins at a whole hour of local time: 0 (midnight) unless they chose another. Wins, check-ins,
 * daily tasks and everything else that is called today follow `dayOf`.
 */

/** The person's own day of an instant, `YYYY-MM-DD`: until `dayStart` it is the date before. */
export function dayOf(instant: Date, dayStart: number): string {
  const date = wallDate(instant)
  return instant.getHours() < dayStart ? addDays(date, -1) : date
}

/** The hour, 0 to 23, at which the person's day begins. A missing or impossible value reads as 0. */
export function dayStartOf(preferences: Pick<UserPreferencesData, 'workingStyle'> | undefined): number {
  const start = preferences?.workingStyle['day_start']
  return typeof start === 'string' && /^([01]\d|2[0-3]):00$/.test(start) ? Number(start.slice(0, 2)) : 0
}
