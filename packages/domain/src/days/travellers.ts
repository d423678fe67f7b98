import { addDays } from './add-days.ts'

/** Two places on Earth are at most two dates apart. A date further ahead came from a clock that was wrong. */
export const TRAVELLERS_DAYS = 2

/** Whether a date is today, or up to two days later: what is done stays done for somebody who travels west. */
export function isOfToday(date: string | null, today: string): boolean {
  if (date === null || date < today) return false
  return date === today || date <= addDays(today, TRAVELLERS_DAYS)
}
