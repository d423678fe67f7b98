import { describe, expect, it } from 'vitest'
import { helpFor } from '../breakdown/challenges.ts'
import { EVERY_TEMPLATE } from '../breakdown/understand.ts'
import { ENERGY_SUGGESTIONS } from '../energy/energy-suggestions.ts'
import { INSIGHTS } from '../energy/insights.ts'
import { GUIDES } from '../guides/guides.ts'
import { textsOf } from '../guides/reading-minutes.ts'
import { CHALLENGES } from '../preferences/challenges.ts'
import { GOALS } from '../preferences/goals.ts'
import { STRUGGLES } from '../preferences/struggles.ts'
import { HOUSE_MENU } from '../rewards/house-menu.ts'
import { ALL_SUGGESTIONS } from '../suggestions/pick-suggestions.ts'
import { COMPLIMENTS } from '../tasks/compliments.ts'
import { SUGGESTED_TASKS } from '../tasks/suggested-tasks.ts'
import { TIPS } from '../tips/library.ts'
import { SAMPLES } from '../tutorial/sample-tasks.ts'
import { unkindAdvice } from './test/kindness.ts'
import { ADVICE_LIMITS, longParts } from './test/reading-length.ts'
import { americanWords } from './test/spelling.ts'

/** Something that is said to a person as it is, with the place where it is said. */
interface Piece {
  readonly id: string
  readonly texts: readonly string[]
}

/** All content. A list that is not here is not read by anybody: add it with its feature. */
const CONTENT: Readonly<Record<string, readonly Piece[]>> = {
  tips: TIPS.map(({ id, title, content }) => ({ id, texts: [title, content] })),
  guides: GUIDES.map((guide) => ({ id: guide.id, texts: textsOf(guide) })),
  'daily suggestions': ALL_SUGGESTIONS.map(titled),
  'first tasks': SUGGESTED_TASKS.map(titled),
  'suggestions for an energy': Object.values(ENERGY_SUGGESTIONS).flat().map(titled),
  insights: Object.entries(INSIGHTS).map(([id, { always, parts, changed, again }]) => ({
    id,
    texts: [...always, ...Object.values(parts).flat(), ...changed, ...again],
  })),
  compliments: COMPLIMENTS.map((text) => ({ id: text, texts: [text] })),
  'dopamine menu': HOUSE_MENU.map(titled),
  breakdowns: EVERY_TEMPLATE.map(({ id, why, steps }) => ({
    id,
    texts: [why, ...steps.flatMap(({ title, hint }) => [title, hint])],
  })),
  'help with a breakdown': CHALLENGES.map(({ id, label }) => ({ id, texts: helpTexts(label) })),
  'tasks of the tutorial': SAMPLES.map(titled),
  preferences: [...CHALLENGES, ...STRUGGLES, ...GOALS].map(({ id, label }) => ({ id, texts: [label] })),
}

function titled({ id, title }: { readonly id: string; readonly title: string }): Piece {
  return { id, texts: [title] }
}

function helpTexts(challenge: string): string[] {
  const { first, steps, sentences } = helpFor([challenge], 99)
  const said = first === null ? steps : [first, ...steps]
  return [...said.flatMap(({ title, hint }) => [title, hint]), ...sentences]
}

describe.each(Object.entries(CONTENT))('%s', (_, pieces) => {
  const found = (problemsOf: (text: string) => readonly string[]) =>
    pieces.flatMap(({ id, texts }) => texts.flatMap(problemsOf).map((problem) => `${id}: ${problem}`))

  it('are there, each with an id of its own and something to say', () => {
    expect(pieces.length).toBeGreaterThan(0)
    expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length)
    expect(pieces.filter(({ texts }) => texts.join('').trim() === '').map(({ id }) => id)).toEqual([])
  })

  it('are kind: no guilt, no belittling, no illness made of a person', () => {
    expect(found(unkindAdvice)).toEqual([])
  })

  it('are spelled the British way', () => {
    expect(found(americanWords)).toEqual([])
  })

  it('ask for little at once', () => {
    expect(found((text) => longParts(text, ADVICE_LIMITS))).toEqual([])
  })

  it('are typeset with care: curly quotes, one space, no dots in a row', () => {
    expect(found((text) => text.match(/ {2}|[ \t]$|^ |['"]|\.\.|!!/g) ?? [])).toEqual([])
  })
})

it('tags tips and suggestions with challenges and goals that there are', () => {
  const challenges = new Set<string>(CHALLENGES.map(({ id }) => id))
  const goals = new Set<string>(GOALS.map(({ id }) => id))
  const tagged = [...TIPS, ...ALL_SUGGESTIONS]
  expect(tagged.flatMap((one) => one.relevantChallenges.filter((id) => !challenges.has(id)))).toEqual([])
  expect(tagged.flatMap((one) => one.relevantGoals.filter((id) => !goals.has(id)))).toEqual([])
})
