import { addDays } from '../days/add-days.ts'

/** Somebody is active who was signed in or synced within so many days. */
const ACTIVE_DAYS = 30

/** The first day on which somebody who counts as active `today` may have been here last. */
export function activeSince(today: string): string {
  return addDays(today, -ACTIVE_DAYS)
}
