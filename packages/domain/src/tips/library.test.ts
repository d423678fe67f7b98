import { expect, it } from 'vitest'
import { TIPS } from './library.ts'
import type { Tip } from './tip.ts'

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
