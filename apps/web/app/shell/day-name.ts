import { addDays } from '@glimmer/domain/days/add-days'
import { words } from './words.ts'

const longDay = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })
const longYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** 'Today', 'Yesterday', 'Thursday 19 November', or with its year where that is another one. */
export function dayName(date: string, today: string): string {
  if (date === today) return words.today
  if (date === addDays(today, -1)) return words.yesterday
  const noon = new Date(`${date}T12:00:00`)
  return (date.slice(0, 4) === today.slice(0, 4) ? longDay : longYear).format(noon)
}
