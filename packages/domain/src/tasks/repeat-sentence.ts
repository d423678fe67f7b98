import { longDate } from './date-choices.ts'
import type { Repeat } from './repeat.ts'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const SHORTEST_MONTH = 28

/**
 * A rule as it is said and read out, with `next` from its `occurrence`: 'Every 2 weeks on Monday and Thursday. Next: Thursday
 * 26 November. If its day goes by, it waits quietly.'
 */
export function repeatSentence(repeat: Repeat, today: string, next: string | null): string {
  const nextTime = next === null ? '' : ` Next: ${longDate(next, today)}.`
  const goneBy = repeat.stays ? 'it waits quietly' : 'it goes until next time'
  return `${ruleWords(repeat)}.${nextTime} If its day goes by, ${goneBy}.`
}

/** The rule alone: 'Every 3 days', 'Every month on the 31st, or the last day', '10 days after it was done'. */
export function ruleWords({ kind, every, weekdays, monthDay }: Repeat): string {
  switch (kind) {
    case 'days':
      return every === 1 ? 'Every day' : `Every ${every} days`
    case 'weeks':
      return `${every === 1 ? 'Every week' : `Every ${every} weeks`} on ${listOf(weekdays)}`
    case 'months':
      return `${every === 1 ? 'Every month' : `Every ${every} months`} on the ${dayOfMonth(monthDay ?? 1)}`
    case 'after':
      return every === 1 ? 'The day after it was done' : `${every} days after it was done`
  }
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
