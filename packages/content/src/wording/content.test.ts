import { expect, it } from 'vitest'
import { ENERGY_SUGGESTIONS } from '../energy/energy-suggestions.ts'
import { INSIGHTS } from '../energy/insights.ts'
import { GUIDES } from '../guides/guides.ts'
import { textsOf } from '../guides/guide-texts.ts'
import { CHALLENGES } from '../preferences/challenges.ts'
import { GOALS } from '../preferences/goals.ts'
import { STRUGGLES } from '../preferences/struggles.ts'
import { ALL_SUGGESTIONS } from '../suggestions/pools.ts'
import { COMPLIMENTS } from '../tasks/compliments.ts'
import { SUGGESTED_TASKS } from '../tasks/suggested-tasks.ts'
import { TINY_THINGS } from '../tasks/tiny-things.ts'
import { MENU } from '../rewards/menu.ts'
import { SAMPLE_TITLES } from '../tutorial/sample-titles.ts'
import { type Piece, readContent } from './test/read-content.ts'
import { TIPS } from '../tips/library.ts'

/** All content. A list that is missing here is not checked: add it with its feature. */
const CONTENT: Readonly<Record<string, readonly Piece[]>> = {
  tips: TIPS.map(({ id, title, content }) => ({ id, texts: [title, content] })),
  guides: GUIDES.map((guide) => ({ id: guide.id, texts: textsOf(guide) })),
  'daily suggestions': ALL_SUGGESTIONS.map(titled),
  'first tasks': SUGGESTED_TASKS.map(titled),
  'tiny things': TINY_THINGS.map(titled),
  'suggestions for an energy': Object.values(ENERGY_SUGGESTIONS).flat().map(titled),
  insights: Object.entries(INSIGHTS).map(([id, { always, parts, changed, again }]) => ({
    id,
    texts: [...always, ...Object.values(parts).flat(), ...changed, ...again],
  })),
  compliments: COMPLIMENTS.map((text) => ({ id: text, texts: [text] })),
  'dopamine menu': Object.values(MENU)
    .flat()
    .map(([number, , , title]) => ({ id: String(number), texts: [title] })),
  'tasks of the tutorial': Object.values(SAMPLE_TITLES)
    .flat()
    .map((title) => ({ id: title, texts: [title] })),
  preferences: [...CHALLENGES, ...STRUGGLES, ...GOALS].map(({ id, label }) => ({ id, texts: [label] })),
}

function titled({ id, title }: { readonly id: string; readonly title: string }): Piece {
  return { id, texts: [title] }
}

readContent(CONTENT)

it('tags tips and suggestions with challenges and goals that there are', () => {
  const challenges = new Set<string>(CHALLENGES.map(({ id }) => id))
  const goals = new Set<string>(GOALS.map(({ id }) => id))
  const tagged = [...TIPS, ...ALL_SUGGESTIONS]
  expect(tagged.flatMap((one) => one.relevantChallenges.filter((id) => !challenges.has(id)))).toEqual([])
  expect(tagged.flatMap((one) => one.relevantGoals.filter((id) => !goals.has(id)))).toEqual([])
})
