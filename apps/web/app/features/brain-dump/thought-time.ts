import { addDays } from '@glimmer/domain/days/add-days'
import { clockTime } from '@glimmer/domain/days/clock-time'
import { dateText } from '@glimmer/domain/days/date-text'
import { dayOf } from '@glimmer/domain/days/own-day'
import { words } from './words.ts'

const MINUTE_MS = 60_000

/** When a thought was written down: 'just now', 'today, 14:05', 'Tuesday, 09:12', '3 November'. A clock that is ahead says now. */
export function thoughtTime(createdAt: string, now: Date, dayStart: number, isTwelveHours: boolean): string {
  const at = new Date(createdAt)
  if (now.getTime() - at.getTime() < MINUTE_MS) return words.writtenJustNow
  const date = dayOf(at, dayStart)
  const today = dayOf(now, dayStart)
  const time = clockTime(at, isTwelveHours)
  if (date === today) return words.writtenToday(time)
  if (date === addDays(today, -1)) return words.writtenYesterday(time)
  if (date > addDays(today, -7)) return words.writtenOn(dateText(date, 'weekday'), time)
  return dateText(date, date.slice(0, 4) === today.slice(0, 4) ? 'dayAndMonth' : 'dayAndYear')
}

/** `thoughtTime` for many: each is put into words once. With thousands of thoughts that is worth it. */
export function createThoughtTimes(
  now: Date,
  dayStart: number,
  isTwelveHours: boolean,
): (thought: { readonly createdAt: string }) => string {
  const known = new Map<string, string>()
  return ({ createdAt }) => {
    const time = known.get(createdAt) ?? thoughtTime(createdAt, now, dayStart, isTwelveHours)
    known.set(createdAt, time)
    return time
  }
}
