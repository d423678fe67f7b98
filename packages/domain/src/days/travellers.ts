import { addDays } from './add-days.ts'

/** Between two places on Earth lie at most two dates. What is further ahead was dated by a clock that was wrong. */
export const TRAVELLERS_DAYS = 2

/** Whether a date is today, or a little later, for travellers: what is done stays done while they go west. */
export function isOfToday(date: string | null, today: string): boolean {
  if (date === null || date < today) return false
  return date === today || date <= addDays(today, TRAVELLERS_DAYS)
}
