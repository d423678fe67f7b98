import { expect, it } from 'vitest'
import { readRepeat, repeatProblem } from './repeat-draft.ts'
import { repeatSentence } from './repeat-sentence.ts'
import type { Repeat } from './repeat.ts'
import { ruleWords } from './rule-words.ts'

const days: Repeat = {
  kind: 'days',
  every: 3,
  weekdays: [],
  monthDay: null,
  anchorOn: '2026-11-01',
  stays: true,
}
const weeks: Repeat = { ...days, kind: 'weeks', every: 2, weekdays: [1, 4] }

it('a rule is said in one breath, with its next time and what becomes of it', () => {
  expect(repeatSentence(weeks, '2026-11-22', '2026-11-26')).toBe(
    'Every 2 weeks on Monday and Thursday. Next: Thursday 26 November. If its day goes by, it waits quietly.',
  )
  expect(repeatSentence({ ...days, stays: false }, '2026-12-31', '2027-01-01')).toBe(
    'Every 3 days. Next: Friday 1 January 2027. If its day goes by, it goes until next time.',
  )
  expect(repeatSentence(weeks, '2026-11-23', '2026-11-26', true)).toBe(
    'Every 2 weeks on Monday and Thursday. Next: today, then Thursday 26 November. If its day goes by, it waits quietly.',
  )
  expect(repeatSentence(days, '9999-12-31', null)).toBe('Every 3 days. If its day goes by, it waits quietly.')
})

it.each<[Partial<Repeat>, string]>([
  [{ every: 1 }, 'Every day'],
  [{ kind: 'weeks', every: 1, weekdays: [7] }, 'Every week on Sunday'],
  [{ kind: 'weeks', every: 1, weekdays: [1, 2, 3] }, 'Every week on Monday, Tuesday and Wednesday'],
  [{ kind: 'months', every: 1, monthDay: 1 }, 'Every month on the 1st'],
  [{ kind: 'months', every: 3, monthDay: 12 }, 'Every 3 months on the 12th'],
  [{ kind: 'months', every: 1, monthDay: 22 }, 'Every month on the 22nd'],
  [{ kind: 'months', every: 1, monthDay: 31 }, 'Every month on the 31st, or the last day'],
  [{ kind: 'after', every: 1 }, 'The day after it was done'],
  [{ kind: 'after', every: 10 }, '10 days after it was done'],
])('%o is “%s”', (change, expected) => {
  expect(ruleWords({ ...days, ...change })).toBe(expected)
})

it.each([
  [days, null],
  [{ ...days, every: null }, 'every'],
  [{ ...days, every: 366 }, 'every'],
  [{ ...days, every: 1.5 }, 'every'],
  [{ ...weeks, weekdays: [] }, 'weekdays'],
  [{ ...days, kind: 'months' as const }, 'monthDay'],
  [{ ...days, anchorOn: '' }, 'anchorOn'],
])('%o lacks %s', (draft, expected) => {
  expect(repeatProblem(draft)).toBe(expected)
  expect(readRepeat(draft) === null).toBe(expected !== null)
})

it('what the chosen kind does not use is left out of the rule, and weekdays are put in order', () => {
  const draft = { ...days, weekdays: [5, 1, 5], monthDay: 3 }
  expect(readRepeat({ ...draft, kind: 'days' })).toEqual(days)
  expect(readRepeat({ ...draft, kind: 'weeks' })).toEqual({ ...days, kind: 'weeks', weekdays: [1, 5] })
  expect(readRepeat({ ...draft, kind: 'months' })).toEqual({ ...days, kind: 'months', monthDay: 3 })
})
