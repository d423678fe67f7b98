import { addDays } from '@glimmer/domain/days/add-days'
import { clockTime } from '@glimmer/domain/days/clock-time'
import { localDate } from '@glimmer/domain/days/local-date'
import { words } from './words.ts'

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })
const dayOfYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

const MINUTE_MS = 60_000

/** When a thought was written down: 'just now', 'today, 14:05', 'Tuesday, 09:12', '3 November'. A clock that is ahead says now. */
export function thoughtTime(createdAt: string, now: Date, isTwelveHours: boolean): string {
  const at = new Date(createdAt)
  if (now.getTime() - at.getTime() < MINUTE_MS) return words.writtenJustNow
  const date = localDate(at)
  const today = localDate(now)
  const time = clockTime(at, isTwelveHours)
  if (date === today) return words.writtenToday(time)
  if (date === addDays(today, -1)) return words.writtenYesterday(time)
  if (date > addDays(today, -7)) return words.writtenOn(weekday.format(at), time)
  return (date.slice(0, 4) === today.slice(0, 4) ? day : dayOfYear).format(at)
}

/** `thoughtTime` for many: each is put into words once. With thousands of thoughts that is worth it. */
export function createThoughtTimes(
  now: Date,
  isTwelveHours: boolean,
): (thought: { readonly createdAt: string }) => string {
  const known = new Map<string, string>()
  return ({ createdAt }) => {
    const time = known.get(createdAt) ?? thoughtTime(createdAt, now, isTwelveHours)
    known.set(createdAt, time)
    return time
  }
}
