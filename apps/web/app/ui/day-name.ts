import { addDays } from '@glimmer/domain/days/add-days'
import { dateText } from '@glimmer/domain/days/date-text'
import { words } from './day-words.ts'

/** 'Today', 'Yesterday', 'Thursday 19 November', or with its year where that is another one. */
export function dayName(date: string, today: string): string {
  if (date === today) return words.today
  if (date === addDays(today, -1)) return words.yesterday
  return dateText(date, date.slice(0, 4) === today.slice(0, 4) ? 'weekdayAndDay' : 'dayAndYear')
}
