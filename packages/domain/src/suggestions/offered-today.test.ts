import { expect, it } from 'vitest'
import {
  offeredToday,
  offeredTodaySchema,
  otherSuggestions,
  setDismissed,
  suggestionsInView,
} from './offered-today.ts'

let lot = 0
const situation = {
  needs: { challenges: ['perfectionism'], goals: [] },
  rhythm: { isMorningPerson: true, isNightOwl: false, peakHours: [] },
  today: '2026-11-21',
  onList: new Set(['one-surface']),
  random: () => (lot = (lot + 0.37) % 1),
}
const first = offeredToday(null, situation)
const view = (offered: typeof first) => suggestionsInView(offered).map(({ id }) => id)

it('stays the same for a day, and leaves out what is on the list (D4)', () => {
  expect(first.offered).toHaveLength(9)
  expect(first.offered).not.toContain('one-surface')
  expect(offeredToday(offeredTodaySchema.parse(JSON.parse(JSON.stringify(first))), situation)).toEqual(first)
  expect(view(first)).toEqual(first.offered)
})

it('dismisses for the day, whatever is refreshed, and brings back (D4)', () => {
  const [one = ''] = first.offered
  const without = setDismissed(first, one, true)
  expect(view(without)).toEqual(first.offered.slice(1))
  expect(setDismissed(without, one, false)).toEqual(first)
  let refreshed = without
  for (let i = 0; i < 6; i += 1) {
    refreshed = otherSuggestions(refreshed, situation)
    expect(refreshed.offered).not.toContain(one)
  }
  const tomorrow = { ...situation, today: '2026-11-22' }
  const days = Array.from({ length: 3 }, () => (refreshed = otherSuggestions(refreshed, tomorrow)))
  expect(days.flatMap(({ offered }) => offered)).toContain(one)
})

it('offers others when it is asked, as far as there are others (D4)', () => {
  const second = otherSuggestions(first, situation)
  const of = (offered: typeof first, ...ids: string[]) => offered.offered.filter((id) => ids.includes(id))
  const afternoons = ['lunch-away', 'daylight', 'quiet-block', 'one-letter']
  expect([...of(first, ...afternoons), ...of(second, ...afternoons)].toSorted()).toEqual(
    afternoons.toSorted(),
  )
})

it('stays, with what was dismissed, for who travels west to the day before, and not for a clock that was years ahead (D4)', () => {
  const dismissed = setDismissed(first, first.offered[0] ?? '', true)
  const yesterday = { ...situation, today: '2026-11-20' }
  expect(offeredToday(dismissed, yesterday)).toEqual(dismissed)
  expect(otherSuggestions(dismissed, yesterday).dismissed).toEqual(dismissed.dismissed)
  expect(offeredToday({ ...dismissed, on: '2036-11-21' }, situation).dismissed).toEqual([])
})

it.each([
  ['another day', { today: '2026-11-22' }],
  ['other needs', { needs: { challenges: ['motivation'], goals: [] } }],
  ['another rhythm', { rhythm: { ...situation.rhythm, isNightOwl: true } }],
])('%s brings something new (D4)', (_what, change) => {
  expect(offeredToday(first, { ...situation, ...change }).offered).not.toEqual(first.offered)
})

it.each([null, 'rubbish', {}, { ...first, offered: [1] }])('%s is nothing kept', (kept) => {
  expect(offeredTodaySchema.safeParse(kept).success).toBe(false)
})
