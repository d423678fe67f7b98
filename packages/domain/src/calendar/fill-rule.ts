import type { Rule } from './rule.ts'
import { remainder } from './rule-days.ts'
import { DAY_SECONDS, wallSeconds, type WallTime } from './wall-time.ts'

/** The rule with what it leaves to its start said in its parts: the month, the day, the time of day. */
export function fillRule(rule: Rule, start: WallTime): Rule {
  const [month = 1, day = 1, hour = 0, minute = 0, second = 0] = start.slice(5).split(/[-T:]/).map(Number)
  const weekday = remainder(Math.floor(wallSeconds(start) / DAY_SECONDS) + 3, 7) + 1
  const { frequency, byMonth, byWeekNo, byYearDay, byMonthDay, byDay } = rule
  const isYearly = frequency === 'YEARLY'
  const saysDay = byYearDay.length + byMonthDay.length + byDay.length > 0
  const isOfWeek = frequency === 'WEEKLY' || (isYearly && byWeekNo.length > 0)
  const isOfMonth = frequency === 'MONTHLY' || (isYearly && byWeekNo.length === 0)
  // A day of the month in no month named is one of the start's month, as libical reads it.
  const isOfStartMonth =
    isYearly &&
    byMonth.length + byWeekNo.length + byYearDay.length === 0 &&
    (!saysDay || byMonthDay.length > 0)
  const or = (list: readonly number[], isOurs: boolean, value: number) =>
    list.length === 0 && isOurs ? [value] : list
  const isDayLong = isYearly || isOfMonth || isOfWeek || frequency === 'DAILY'
  return {
    ...rule,
    byMonth: or(byMonth, isOfStartMonth, month),
    byMonthDay: or(byMonthDay, isOfMonth && !saysDay, day),
    byDay: isOfWeek && !saysDay ? [{ weekday, nth: 0 }] : byDay,
    byHour: or(rule.byHour, isDayLong, hour),
    byMinute: or(rule.byMinute, isDayLong || frequency === 'HOURLY', minute),
    // A leap second is taken for the one before.
    bySecond: or(leapless(rule.bySecond), frequency !== 'SECONDLY', second),
  }
}

function leapless(seconds: readonly number[]): readonly number[] {
  return seconds.includes(60) ? [...new Set(seconds.map((second) => Math.min(second, 59)))] : seconds
}
