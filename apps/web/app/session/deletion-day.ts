import { dateText } from '@glimmer/domain/days/date-text'
import { wallDate } from '@glimmer/domain/days/wall-date'

/** The day on which an account will be deleted, here: 'Thursday 3 December'. */
export function deletionDay(dueAt: string): string {
  return dateText(wallDate(new Date(dueAt)), 'weekdayAndDay')
}
