import { addDays } from '../days/add-days.ts'
import { dayNumber, weekdayOf } from '../days/day-number.ts'
import { dateIn, instantOfLocal, localTimeOf } from './local-time.ts'
import type { NotificationPreferences } from './notification-preferences.ts'

type WeeklyPreferences = Pick<NotificationPreferences, 'weeklySummaries' | 'weeklyDay' | 'weeklyMinute'>

/** The next instant of the weekly summary, from `from` on; null where the person chose no day or no time. */
export function nextWeekly(
  { weeklySummaries, weeklyDay, weeklyMinute }: WeeklyPreferences,
  from: Date,
  zone: string,
): Date | null {
  if (!weeklySummaries || weeklyDay === null || weeklyMinute === null) return null
  const today = dateIn(from, zone)
  // A time that clocks leave out comes later, which may be on the day after.
  for (let day = -1; day <= 8; day += 1) {
    const date = addDays(today, day)
    if (weekdayOf(dayNumber(date)) % 7 !== weeklyDay) continue
    const at = instantOfLocal(localTimeOf(date, weeklyMinute), zone)
    if (at >= from) return at
  }
  return null
}

/** The ISO week of a date: '2026-W48'. Weeks begin on Mondays, and a year's first one has its first Thursday. */
export function isoWeekOf(date: string): string {
  const thursday = addDays(date, 4 - weekdayOf(dayNumber(date)))
  const year = thursday.slice(0, 4)
  const week = Math.floor((dayNumber(thursday) - dayNumber(`${year}-01-01`)) / 7) + 1
  return `${year}-W${String(week).padStart(2, '0')}`
}
