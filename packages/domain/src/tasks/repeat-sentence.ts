import { longDate } from './date-choices.ts'
import type { Repeat } from './repeat.ts'
import { ruleWords } from './rule-words.ts'

/**
 * A rule as it is said and read out, with `next` from its `occurrence`: 'Every 2 weeks on Monday and Thursday. Next: Thursday
 * 26 November. If its day goes by, it waits quietly.' `isOpen`: it is there today, and says so first.
 */
export function repeatSentence(repeat: Repeat, today: string, next: string | null, isOpen = false): string {
  const times = [...(isOpen ? ['today'] : []), ...(next === null ? [] : [longDate(next, today)])]
  const nextTime = times.length === 0 ? '' : ` Next: ${times.join(', then ')}.`
  const goneBy = repeat.stays ? 'it waits quietly' : 'it goes until next time'
  return `${ruleWords(repeat)}.${nextTime} If its day goes by, ${goneBy}.`
}
