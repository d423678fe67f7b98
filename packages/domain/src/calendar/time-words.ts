import { twoDigits } from '../days/wall-date.ts'
import type { Rule } from './rule.ts'
import type { WallTime } from './wall-time.ts'

/** As many times of day as are read out one by one. */
const MOST_TIMES = 6

const all = new Intl.ListFormat('en-GB')

/** At which times of a day a rule happens, where it says so itself: ' at 08:30 and 09:30'. */
export function timeWords(rule: Rule, start: WallTime): string {
  const { frequency, byHour, byMinute, bySecond } = rule
  if (byHour.length + byMinute.length + bySecond.length === 0) return ''
  if (frequency === 'HOURLY' || frequency === 'MINUTELY' || frequency === 'SECONDLY') return withinWords(rule)
  const [hour = 0, minute = 0, second = 0] = start.slice(11).split(':').map(Number)
  const or = (list: readonly number[], own: number) => (list.length > 0 ? list : [own])
  const [hours, minutes, seconds] = [or(byHour, hour), or(byMinute, minute), or(bySecond, second)]
  const count = hours.length * minutes.length * seconds.length
  if (count > MOST_TIMES) return `, ${count} times a day`
  const times = hours.flatMap((hour) =>
    minutes.flatMap((minute) => seconds.map((second) => clock(hour, minute, second))),
  )
  return ` at ${all.format(times)}`
}

function clock(hour: number, minute: number, second: number): string {
  const seconds = second === 0 ? '' : `:${twoDigits(second)}`
  return `${twoDigits(hour)}:${twoDigits(minute)}${seconds}`
}

/** Which hours, minutes and seconds count, for what happens more often than daily. */
function withinWords({ byHour, byMinute, bySecond }: Rule): string {
  const hours = byHour.length > 0 ? [` in ${named('hour', byHour)}`] : []
  const minutes = byMinute.length > 0 ? [` at ${named('minute', byMinute)}`] : []
  const seconds = bySecond.length > 0 ? [` at ${named('second', bySecond)}`] : []
  return [...hours, ...minutes, ...seconds].join(',')
}

/** 'hours 9 to 16', 'minute 30', 'minutes 0, 20 and 40'. */
function named(noun: string, numbers: readonly number[]): string {
  const [first = 0] = numbers
  const last = numbers.at(-1) ?? first
  if (numbers.length === 1) return `${noun} ${first}`
  const isRun = numbers.length > 2 && last - first === numbers.length - 1
  return `${noun}s ${isRun ? `${first} to ${last}` : all.format(numbers.map(String))}`
}
