import { repeatLabel } from './repeat-label.ts'
import type { Repeat } from './repeat.ts'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const SHORTEST_MONTH = 28

/** The rule alone: 'Every 3 days', 'Every month on the 31st, or the last day', '10 days after it was done'. */
export function ruleWords(repeat: Repeat): string {
  const { kind, weekdays, monthDay } = repeat
  if (kind === 'weeks') return `${repeatLabel(repeat)} on ${listOf(weekdays)}`
  return kind === 'months'
    ? `${repeatLabel(repeat)} on the ${dayOfMonth(monthDay ?? 1)}`
    : repeatLabel(repeat)
}

function listOf(weekdays: readonly number[]): string {
  const names = weekdays.map((weekday) => WEEKDAYS[weekday - 1] ?? '')
  return new Intl.ListFormat('en-GB').format(names)
}

function dayOfMonth(day: number): string {
  return day > SHORTEST_MONTH ? `${ordinal(day)}, or the last day` : ordinal(day)
}

function ordinal(day: number): string {
  const isTeen = day > 10 && day < 14
  return `${day}${(isTeen ? undefined : { 1: 'st', 2: 'nd', 3: 'rd' }[day % 10]) ?? 'th'}`
}
