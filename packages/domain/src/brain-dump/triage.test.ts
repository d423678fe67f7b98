import { expect, test } from 'vitest'
import {
  findAgain,
  goBack,
  keepForLater,
  lastAct,
  NO_TRIAGE,
  noteSorted,
  type TriageSteps,
  triageView,
} from './triage.ts'

const items = (letters: string) => [...letters].map((id) => ({ id }))
const see = (letters: string, steps: TriageSteps) => {
  const { current, place, total } = triageView(items(letters), steps)
  return `${current?.id ?? 'end'} ${place}/${total}`
}

test('one at a time, in order, each counted once', () => {
  let steps = NO_TRIAGE
  expect(see('abcd', steps)).toBe('a 1/4')
  steps = noteSorted(steps, 'a')
  // The view stays the same between the press and the write.
  expect(see('abcd', steps)).toBe('a 1/4')
  expect(see('bcd', steps)).toBe('b 2/4')
  steps = keepForLater(steps, 'b')
  expect(see('bcd', steps)).toBe('c 3/4')
  steps = noteSorted(steps, 'c')
  expect(see('bd', steps)).toBe('d 4/4')
  steps = keepForLater(steps, 'd')
  expect(triageView(items('bd'), steps)).toEqual({
    current: null,
    place: 5,
    total: 4,
    sortedCount: 2,
    keptCount: 2,
  })
})

test('what is undone is looked at again', () => {
  const steps = noteSorted(noteSorted(NO_TRIAGE, 'a'), 'b')
  expect(see('c', steps)).toBe('c 3/3')
  expect(see('bc', steps)).toBe('b 2/3')
  expect(see('abc', steps)).toBe('a 1/3')
  expect(see('bc', noteSorted(steps, 'a'))).toBe('b 2/3')
})

test('back leads to the last one that was kept and is still there, and no further than the first', () => {
  const steps = ['a', 'b', 'c'].reduce(keepForLater, NO_TRIAGE)
  expect(see('abcd', goBack(steps, items('abcd')))).toBe('c 3/4')
  expect(see('abd', goBack(steps, items('abd')))).toBe('b 2/3')
  const first = [1, 2, 3, 4].reduce((before) => goBack(before, items('abcd')), steps)
  expect(see('abcd', first)).toBe('a 1/4')
})

test('what can be undone is what was done last and still stands', () => {
  const last = (letters: string, steps: TriageSteps, canUnsort = true) =>
    lastAct(steps, items(letters), canUnsort)
  const steps = keepForLater(noteSorted(NO_TRIAGE, 'a'), 'b')
  expect(last('abc', NO_TRIAGE)).toBeNull()
  expect(last('bc', steps)).toBe('kept')
  expect(last('bc', goBack(steps, items('bc')))).toBe('sorted')
  expect(last('bc', goBack(steps, items('bc')), false)).toBeNull()
  // Undone already, by another way.
  expect(last('abc', goBack(steps, items('abc')))).toBeNull()
  expect(last('b', noteSorted(steps, 'c'))).toBe('sorted')
  // Kept by an earlier version, which knew no order.
  expect(last('bc', { sorted: ['a'], kept: ['b'] })).toBe('kept')
})

test('what another device removes is passed over, what it adds comes at the end', () => {
  const steps = keepForLater(NO_TRIAGE, 'a')
  expect(see('abc', steps)).toBe('b 2/3')
  expect(see('ac', steps)).toBe('c 2/2')
  expect(see('bc', steps)).toBe('b 1/2')
  expect(see('acd', steps)).toBe('c 2/3')
  expect(see('', steps)).toBe('end 1/0')
})

const TODAY = '2026-11-21'
test.each([
  ['on the same day it goes on', { day: TODAY, sorted: ['a'], kept: ['b'] }, 'bcd', 'c 3/4'],
  ['on another day it begins anew', { day: '2026-11-20', sorted: [], kept: ['a'] }, 'ab', null],
  ['with nothing left to look at it is over', { day: TODAY, sorted: ['a'], kept: ['b'] }, 'b', null],
  ['with every thought gone it is over', { day: TODAY, sorted: [], kept: [] }, '', null],
  ['nothing was kept', null, 'a', null],
])('found again: %s', (_, kept, letters, place) => {
  const steps = findAgain(kept, items(letters), TODAY)
  expect(steps && see(letters, steps)).toBe(place)
})
