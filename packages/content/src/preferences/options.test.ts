import { expect, it } from 'vitest'
import { ASSESSMENT_CHALLENGES, CHALLENGES } from './challenges.ts'
import { ASSESSMENT_GOALS, GOALS } from './goals.ts'
import { ASSESSMENT_STRUGGLES, STRUGGLES } from './struggles.ts'

it('has twenty of each, none twice, and asks about 10, 8 and 8 of them (C2, C4)', () => {
  for (const options of [CHALLENGES, STRUGGLES, GOALS]) {
    expect(options).toHaveLength(20)
    expect(new Set(options.map(({ id }) => id)).size).toBe(20)
    expect(new Set(options.map(({ label }) => label)).size).toBe(20)
  }
  expect([ASSESSMENT_CHALLENGES, ASSESSMENT_STRUGGLES, ASSESSMENT_GOALS].map((list) => list.length)).toEqual([
    10, 8, 8,
  ])
})

it('shares its ids between the assessment and the full list (C2)', () => {
  const known = new Set<string>(CHALLENGES.map(({ id }) => id))
  expect(ASSESSMENT_CHALLENGES.filter(({ id }) => !known.has(id))).toEqual([])
})

it('has a goal for every challenge', () => {
  const helped = new Set<string>(GOALS.flatMap(({ relevantChallenges }) => relevantChallenges))
  expect(CHALLENGES.filter(({ id }) => !helped.has(id))).toEqual([])
})
