import { dateText } from './date-text.ts'
import { utcDate } from './utc-date.ts'

/**
 * The day on which an account will be deleted: 'Thursday 3 December'. As UTC has it, so that the letter and every device say the
 * same; the account is there for a day after it at least.
 */
export function deletionDay(dueAt: string): string {
  return dateText(utcDate(new Date(dueAt)), 'weekdayAndDay')
}
