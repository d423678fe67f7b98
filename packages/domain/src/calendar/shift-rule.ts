import { parseRule, type Rule } from './rule.ts'
import { remainder } from './rule-days.ts'
import { addToWall, DAY_SECONDS, type WallTime } from './wall-time.ts'
import { writeRule } from './write-rule.ts'

/** Null where there is none, or none that can be read. */
export function readRule(recurrence: string | null): Rule | null {
  const reading = recurrence === null ? null : parseRule(recurrence)
  return reading?.kind === 'rule' ? reading.rule : null
}

/** The weekday so many days later, 1 for Monday. */
export function shiftWeekday(weekday: number, days: number): number {
  return remainder(weekday - 1 + days, 7) + 1
}

/** A weekly rule with its weekdays so many days later. The others follow their start, or name days that do not move. */
export function shiftWeekdays(rule: Rule, days: number): Rule {
  if (rule.frequency !== 'WEEKLY') return rule
  const byDay = rule.byDay.map(({ weekday, nth }) => ({ weekday: shiftWeekday(weekday, days), nth }))
  return { ...rule, byDay: byDay.toSorted((a, b) => a.weekday - b.weekday) }
}

/** The rule of a series whose start moves by `seconds` from one day to one `days` later. It ends after as many as before. */
export function shiftRule(recurrence: string | null, days: number, seconds: number): string | null {
  const rule = readRule(recurrence)
  if (!rule || seconds === 0) return recurrence
  const { until } = rule
  return writeRule({
    ...shiftWeekdays(rule, days),
    weekStart: partsWeek(rule, days) ? shiftWeekday(rule.weekStart, days) : rule.weekStart,
    until: until && shiftUntil(until, days, seconds),
  })
}

/** Whether only some of the weekdays move into the next week: then its weeks begin later, or every other one would be another. */
function partsWeek({ frequency, interval, byDay, weekStart }: Rule, days: number): boolean {
  if (frequency !== 'WEEKLY' || interval === 1) return false
  const moved = byDay.filter(
    ({ weekday }) => remainder(weekday - weekStart, 7) + remainder(days, 7) > 6,
  ).length
  return moved > 0 && moved < byDay.length
}

/** The end of a day stays the end of a day. */
function shiftUntil(until: WallTime, days: number, seconds: number): WallTime {
  return addToWall(until, until.endsWith('T23:59:59') ? days * DAY_SECONDS : seconds)
}
