import { expect, it } from 'vitest'
import { TIPS } from './library.ts'

it('has no tip twice', () => {
  expect(new Set(TIPS.map(({ id }) => id)).size).toBe(TIPS.length)
  expect(new Set(TIPS.map(({ title }) => title)).size).toBe(TIPS.length)
})

it('tags each tip with 1 to 4 challenges and 1 to 3 goals, none twice', () => {
  for (const { id, relevantChallenges, relevantGoals } of TIPS) {
    expect(relevantChallenges.length, id).toBeGreaterThan(0)
    expect(relevantChallenges.length, id).toBeLessThan(5)
    expect(relevantGoals.length, id).toBeGreaterThan(0)
    expect(relevantGoals.length, id).toBeLessThan(4)
    expect(new Set([...relevantChallenges, ...relevantGoals]).size, id).toBe(
      relevantChallenges.length + relevantGoals.length,
    )
  }
})

it('keeps titles to 45 characters and each tip to 15 to 45 words', () => {
  const words = (text: string) => text.split(/\s+/).length
  expect(TIPS.filter(({ title }) => title.length > 45).map(({ id }) => id)).toEqual([])
  expect(
    TIPS.filter(({ content }) => words(content) < 15 || words(content) > 45).map(({ id }) => id),
  ).toEqual([])
})
