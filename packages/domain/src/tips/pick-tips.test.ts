import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CHALLENGES } from '@glimmer/content/preferences/challenges'
import { GOALS } from '@glimmer/content/preferences/goals'
import { pickTips } from './pick-tips.ts'
import type { Tip } from '@glimmer/content/tips/tip'

const tip = (id: string, for_: Partial<Tip> = {}): Tip => ({
  id,
  category: 'mental',
  title: id,
  content: id,
  relevantChallenges: [],
  relevantGoals: [],
  ...for_,
})
const plain = (count: number) => Array.from({ length: count }, (_, i) => tip(`t${i}`))
const ids = (tips: readonly Tip[]) => tips.map(({ id }) => id)
const nobody = { challenges: [], goals: [] }
const needs = {
  challenges: ['motivation', 'time-management', 'my aunt'],
  goals: ['improve-focus'],
}

/** Draws one number after the other, then begins again. */
function drawn(...numbers: number[]): () => number {
  let i = 0
  return () => numbers[i++ % numbers.length] ?? 0
}

/** The lots that put five things in the order in which they stand in the library, and the other way round. */
const rising = () => drawn(0, 0.1, 0.2, 0.3, 0.4, 0.5)
const falling = () => drawn(0.5, 0.4, 0.3, 0.2, 0.1, 0)

describe('pickTips (D5)', () => {
  const library = [
    tip('none'),
    tip('one', { relevantChallenges: ['motivation'] }),
    tip('two', { relevantChallenges: ['motivation', 'time-management'] }),
    tip('three', { relevantChallenges: ['motivation', 'time-management'], relevantGoals: ['improve-focus'] }),
    tip('other', { relevantChallenges: ['perfectionism'] }),
    tip('goal', { relevantGoals: ['improve-focus'] }),
  ]

  it.each([
    // Three that fit best; of the rest, the first by lot.
    ['rising', rising(), ['three', 'two', 'one', 'none']],
    // Of the two that fit equally well, the other has the better lot; so has another of the rest.
    ['falling', falling(), ['three', 'two', 'goal', 'other']],
  ])('takes three that fit best and one at random: lots %s', (_name, random, expected) => {
    expect(ids(pickTips(library, needs, [], random).tips)).toEqual(expected)
  })

  it.each([
    ['rising', rising(), ['none', 'one', 'two', 'three']],
    ['falling', falling(), ['goal', 'other', 'three', 'two']],
  ])('is left to chance where nothing is known of the person: lots %s', (_name, random, expected) => {
    expect(ids(pickTips(library, nobody, [], random).tips)).toEqual(expected)
  })

  it('is left to chance where too little fits', () => {
    const only = { challenges: ['perfectionism'], goals: [] }
    expect(ids(pickTips(library, only, [], rising()).tips)).toEqual(['other', 'none', 'one', 'two'])
  })

  it('leaves out what was shown, and remembers what is', () => {
    const { tips, shown } = pickTips(library, needs, ['three', 'gone'], rising())
    expect(ids(tips)).toEqual(['two', 'one', 'goal', 'none'])
    expect(shown).toEqual(['three', 'gone', 'two', 'one', 'goal', 'none'])
  })

  it('shows what is left with those from longest ago, and begins anew', () => {
    const { tips, shown } = pickTips(library, needs, ['one', 'two', 'three', 'none'], rising())
    expect(ids(tips)).toEqual(['goal', 'other', 'one', 'two'])
    expect(shown).toEqual(['goal', 'other', 'one', 'two'])
  })

  it.each([
    [72, 76],
    [75, 79],
    [76, 4],
    [79, 4],
    [200, 4],
  ])('remembers, after %d, the latest %d: at 80 only these four', (before, after) => {
    const shown = plain(before).map(({ id }) => id)
    const { tips, shown: remembered } = pickTips(plain(before + 10), nobody, shown, rising())
    expect(remembered).toHaveLength(after)
    expect(remembered.slice(-4)).toEqual(ids(tips))
  })

  it.each([0, 1, 3, 4])('shows all there are of a library of %d, again and again', (size) => {
    let shown: readonly string[] = []
    for (let i = 0; i < 3; i += 1) {
      const picked = pickTips(plain(size), needs, shown, rising())
      expect(ids(picked.tips).toSorted()).toEqual(ids(plain(size)))
      shown = picked.shown
    }
  })

  it('repeats none before all were shown or 80 are remembered, and never shows too few (random)', () => {
    const tags = fc.record({
      relevantChallenges: fc.subarray(CHALLENGES.map(({ id }) => id)),
      relevantGoals: fc.subarray(GOALS.map(({ id }) => id)),
    })
    const libraries = fc
      .array(tags, { maxLength: 130 })
      .map((tagged) => tagged.map((parts, i) => tip(`t${i}`, parts)))
    const person = fc.record({
      challenges: fc.subarray(CHALLENGES.map(({ id }): string => id)),
      goals: fc.subarray(GOALS.map(({ id }): string => id)),
    })
    const lots = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
    fc.assert(
      fc.property(libraries, person, lots, fc.integer({ min: 1, max: 45 }), (library, who, stream, turns) => {
        // Counted apart from what the rule itself remembers.
        const seen = new Set<string>()
        let shown: readonly string[] = []
        for (let turn = 0; turn < turns; turn += 1) {
          const picked = pickTips(library, who, shown, () => stream.next().value ?? 0)
          const batch = ids(picked.tips)
          shown = picked.shown
          expect(new Set(batch).size).toBe(Math.min(4, library.length))
          const repeated = batch.filter((id) => seen.has(id))
          for (const id of batch) seen.add(id)
          expect(repeated.length === 0 || seen.size === library.length).toBe(true)
          if (repeated.length > 0 || seen.size >= 80) {
            seen.clear()
            for (const id of batch) seen.add(id)
          }
          expect(shown.length).toBeLessThan(80)
        }
      }),
      { numRuns: 60 },
    )
  })
})
