import { ordinal } from '../days/ordinal.ts'
import { weekdayName } from '../days/weekday-names.ts'
import { repeatLabel } from './repeat-label.ts'
import type { Repeat } from './repeat.ts'

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
  return new Intl.ListFormat('en-GB').format(weekdays.map(weekdayName))
}

function dayOfMonth(day: number): string {
  return day > SHORTEST_MONTH ? `${ordinal(day)}, or the last day` : ordinal(day)
}
