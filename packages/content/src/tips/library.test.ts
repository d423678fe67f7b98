import { expect, it } from 'vitest'
import { CHALLENGES } from '../preferences/challenges.ts'
import { GOALS } from '../preferences/goals.ts'
import type { Option } from '../preferences/option.ts'
import { TIPS } from './library.ts'
import { type Tip, TIP_CATEGORIES } from './tip.ts'

const idsWhere = (isSo: (tip: Tip) => boolean) => TIPS.filter(isSo).map(({ id }) => id)
const isTwice = (list: readonly string[]) => new Set(list).size < list.length
const wordsIn = (text: string) => text.split(/\s+/).length

it('has no tip twice', () => {
  expect(isTwice(TIPS.map(({ id }) => id))).toBe(false)
  expect(isTwice(TIPS.map(({ title }) => title))).toBe(false)
})

it('tags each tip with 1 to 4 challenges and 1 to 3 goals, none twice', () => {
  expect(idsWhere(({ relevantChallenges: { length } }) => length < 1 || length > 4)).toEqual([])
  expect(idsWhere(({ relevantGoals: { length } }) => length < 1 || length > 3)).toEqual([])
  expect(idsWhere((tip) => isTwice(tip.relevantChallenges) || isTwice(tip.relevantGoals))).toEqual([])
})

it('keeps titles to 45 characters and each tip to 15 to 45 words', () => {
  expect(idsWhere(({ title }) => title.length > 45)).toEqual([])
  expect(idsWhere(({ content }) => wordsIn(content) < 15 || wordsIn(content) > 45)).toEqual([])
})

it('has at least 110 tips, and 16 of each category', () => {
  expect(TIPS.length).toBeGreaterThanOrEqual(110)
  const isSmall = (category: string) => TIPS.filter((tip) => tip.category === category).length < 16
  expect(TIP_CATEGORIES.filter(isSmall)).toEqual([])
})

it('has at least five tips for every challenge and four for every goal', () => {
  const forChallenge = ({ id }: Option) => idsWhere((tip) => tip.relevantChallenges.some((one) => one === id))
  const forGoal = ({ id }: Option) => idsWhere((tip) => tip.relevantGoals.some((one) => one === id))
  expect(CHALLENGES.filter((challenge) => forChallenge(challenge).length < 5)).toEqual([])
  expect(GOALS.filter((goal) => forGoal(goal).length < 4)).toEqual([])
})

it('says where a figure about the body comes from', () => {
  const aboutTheBody =
    /\d (to|hours|counts)|\d+°|hours of sleep|minutes with an alarm|caffeine|body clock|\bstudy\b|autistic people/i
  expect(idsWhere(({ content, source }) => aboutTheBody.test(content) && !source)).toEqual([])
})

it('begins in many ways', () => {
  const opening = (text: string, words: number) => text.toLowerCase().split(/\s+/).slice(0, words).join(' ')
  expect(isTwice(TIPS.map(({ content }) => opening(content, 3)))).toBe(false)
  const firstWords = Map.groupBy(TIPS, ({ content }) => opening(content, 1))
  expect([...firstWords].filter(([, tips]) => tips.length > 6).map(([word]) => word)).toEqual([])
})
