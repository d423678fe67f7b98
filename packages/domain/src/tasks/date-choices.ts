import { addDays } from '../days/add-days.ts'
import { dateText } from '../days/date-text.ts'
import { dayNumber, weekdayOf } from '../days/day-number.ts'

export type DateChoiceKey = 'today' | 'tomorrow' | 'weekend' | 'next-week'

export interface DateChoice {
  readonly key: DateChoiceKey
  readonly date: string
}

const [MONDAY, SATURDAY] = [1, 6]

/** The days offered as buttons. The weekend is the coming Saturday; on a weekend it is not offered. */
export function dateChoices(today: string): readonly DateChoice[] {
  const weekday = weekdayOf(dayNumber(today))
  const weekend: DateChoice[] =
    weekday < SATURDAY ? [{ key: 'weekend', date: addDays(today, SATURDAY - weekday) }] : []
  return [
    { key: 'today', date: today },
    { key: 'tomorrow', date: addDays(today, 1) },
    ...weekend,
    { key: 'next-week', date: addDays(today, 7 + MONDAY - weekday) },
  ]
}

/** A day as one says it: 'Tomorrow', 'Saturday' within six days, else 'Monday 30 November', with the year where it is another. A day that went by is 'Today'. */
export function dayLabel(date: string, today: string): string {
  const ahead = dayNumber(date) - dayNumber(today)
  if (ahead <= 0) return 'Today'
  if (ahead === 1) return 'Tomorrow'
  return ahead < 7 ? dateText(date, 'weekday') : longDate(date, today)
}

/** 'Thursday 26 November', with the year where it is another than today's. */
export function longDate(date: string, today: string): string {
  if (date.slice(0, 4) === today.slice(0, 4)) return dateText(date, 'weekdayAndDay')
  return `${dateText(date, 'weekday')} ${dateText(date, 'dayAndYear')}`
}
