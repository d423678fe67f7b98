import { expect, it } from 'vitest'
import { otherTips, shownTipsSchema, setPutAway, tipsInView, tipsOfToday } from './shown-tips.ts'
import type { Tip } from '@glimmer/content/tips/tip'

const library: readonly Tip[] = Array.from({ length: 12 }, (_, i) => ({
  id: `t${i}`,
  category: 'sleep',
  title: `Tip ${i}`,
  content: '',
  relevantChallenges: i > 8 ? ['motivation'] : [],
  relevantGoals: [],
}))
let lot = 0
const situation = {
  library,
  needs: { challenges: ['motivation'], goals: ['improve-focus'] },
  today: '2026-11-21',
  random: () => (lot = (lot + 0.37) % 1),
}
const first = tipsOfToday(null, situation)

it('keeps the four of a day, across a reload, whatever the order of the needs (D5)', () => {
  expect(first.picked).toHaveLength(4)
  const kept = shownTipsSchema.parse(JSON.parse(JSON.stringify(first)))
  expect(tipsOfToday(kept, { ...situation, needs: { ...situation.needs } })).toEqual(first)
  expect(tipsInView(first, library).map(({ id }) => id)).toEqual(first.picked)
})

it('keeps them for who travels west to the day before (D5)', () => {
  expect(tipsOfToday(first, { ...situation, today: '2026-11-20' })).toEqual(first)
})

it.each([
  ['another day', { today: '2026-11-22' }],
  ['other needs', { needs: { challenges: ['perfectionism'], goals: [] } }],
  ['a library that has none of them', { library: library.filter(({ id }) => !first.picked.includes(id)) }],
])('%s brings others (D5)', (_what, change) => {
  const next = tipsOfToday(first, { ...situation, ...change })
  expect(next.picked.filter((id) => first.picked.includes(id))).toEqual([])
  expect(next.shown).toEqual([...first.shown, ...next.picked])
})

it('brings others when it is asked, and all of them before any comes again (D5)', () => {
  const second = otherTips(first, situation)
  const third = otherTips(second, situation)
  expect(new Set([...first.picked, ...second.picked, ...third.picked]).size).toBe(12)
})

it('goes on with fewer where one of them has left the library', () => {
  const [gone = '', ...others] = first.picked
  const smaller = library.filter(({ id }) => id !== gone)
  expect(tipsOfToday(first, { ...situation, library: smaller })).toEqual(first)
  expect(tipsInView(first, smaller).map(({ id }) => id)).toEqual(others)
})

it('puts one away and brings it back to its place', () => {
  const [one = '', two = ''] = first.picked
  const without = setPutAway(setPutAway(first, two, true), two, true)
  expect(tipsInView(without, library).map(({ id }) => id)).toEqual(first.picked.filter((id) => id !== two))
  expect(tipsOfToday(without, situation)).toEqual(without)
  expect(setPutAway(without, two, false)).toEqual(first)
  // After others were asked for there is nothing to bring back, and nothing breaks.
  const others = otherTips(without, situation)
  expect(setPutAway(others, one, false)).toEqual(others)
  expect(others.picked).not.toContain(two)
})

it.each([null, '', 'rubbish', [], { picked: ['t1'] }, { ...first, extra: 1 }])(
  '%s is nothing kept',
  (kept) => {
    expect(shownTipsSchema.safeParse(kept).success).toBe(false)
  },
)
