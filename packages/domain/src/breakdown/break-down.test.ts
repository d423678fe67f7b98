import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ENERGY_LEVELS, type EnergyLevel } from '../energy/daily-checkin.ts'
import { breakDown, type BreakDownOptions } from './break-down.ts'
import { type Breakdown, breakdownSchema } from './breakdown.ts'
import { stepKey } from './choose-steps.ts'
import { type Depth, DEPTHS, stepCount } from './step-counts.ts'
import { TEMPLATES } from '@glimmer/content/breakdown/templates/all'
import { EVERYDAY_TITLES } from './test/everyday-titles.ts'
import { anyLetter } from '../test/any-letter.ts'

const energies = [null, ...ENERGY_LEVELS]
const CHALLENGES = [
  'Task paralysis',
  'Perfectionism',
  'Time management',
  'Overwhelming thoughts',
  'sensory overload',
  'Focus and attention',
  'Decision making',
  'Organisation',
]

const minutesOf = ({ subtasks }: Breakdown) =>
  subtasks.reduce((sum, { estimatedTime }) => sum + estimatedTime, 0)
const titlesOf = ({ subtasks }: Breakdown) => subtasks.map(({ title }) => title)

const DOUBLED = /\b(?:the|an?|your|my) (?:the|an?|your|my|this|that)\b/i

/** A beginning of two steps may have a third that closes what they opened. */
const isCounted = (length: number, depth: Depth, energy?: EnergyLevel | null) =>
  length === stepCount(depth, energy) || (depth === 1 && length === stepCount(1) + 1)

/** What is wrong with an answer, in words; nothing where all is well. */
function faults(title: string, options: BreakDownOptions): string[] {
  const answer = breakDown(title, options)
  const { depth, energy } = options
  const keys = answer.subtasks.map((step) => stepKey(step.title))
  const first = answer.subtasks[0]
  const total = minutesOf(answer)
  const all = JSON.stringify({ reasoning: answer.reasoning, subtasks: answer.subtasks })
  const found = [
    !breakdownSchema.safeParse(answer).success && 'it does not fit the schema',
    answer.parts.length === 0 && !isCounted(keys.length, depth, energy) && `it has ${keys.length} steps`,
    new Set(keys).size !== keys.length && 'a step comes twice',
    keys.includes('') && 'a step says nothing',
    stepKey(title) !== '' && keys.includes(stepKey(title)) && 'a step only repeats the title',
    (first?.estimatedTime ?? 9) > 2 && 'the first step is too long',
    total > 90 && `it takes ${total} minutes`,
    /\{|undefined|null/.test(all.slice(1).replaceAll('{"', '').replaceAll(title, '')) &&
      'something is left open',
    titlesOf(answer).some((text) => text.length > 90) && 'a step is too long to read',
    titlesOf(answer).some((text) => DOUBLED.test(text.replaceAll(/“[^”]*”/g, ''))) && 'an article is doubled',
    energy === 'LOW' &&
      total > minutesOf(breakDown(title, { ...options, energy: 'FULL' })) &&
      'low energy takes longer',
  ]
  return found.filter((fault) => fault !== false).map((fault) => `${title} (${depth}, ${energy}): ${fault}`)
}

test('there are a hundred titles, and more than sixty kinds of task', () => {
  expect(new Set(EVERYDAY_TITLES).size).toBeGreaterThanOrEqual(100)
  expect(TEMPLATES.length).toBeGreaterThanOrEqual(60)
})

describe.each(energies)('with energy %s', (energy) => {
  test.each(DEPTHS)('every title gets good steps at depth %i (F14, J1)', (depth) => {
    expect(EVERYDAY_TITLES.flatMap((title) => faults(title, { depth, energy }))).toEqual([])
  })
})

test.each(CHALLENGES)('every title gets good steps for somebody with %s', (challenge) => {
  const options = { depth: 3, challenges: [challenge] } as const
  expect(EVERYDAY_TITLES.flatMap((title) => faults(title, options))).toEqual([])
})

test.each(DEPTHS)('every title gets good steps for somebody with all of that, at depth %i', (depth) => {
  const found = EVERYDAY_TITLES.flatMap((title) => [
    ...faults(title, { depth, challenges: CHALLENGES }),
    ...faults(title, { depth, energy: 'LOW', challenges: CHALLENGES }),
  ])
  expect(found).toEqual([])
})

test.each([
  ['Open the letter from HMRC', 'Sit down with the letter from HMRC and a pen'],
  ['clean the kitchn', 'Go to the kitchen and pick up the nearest piece of rubbish'],
  ['pay my bills', 'Find the bill, or the page where the sum is written'],
  ['Ring the landlord about the mould', 'Put the number for the landlord and a pen in front of you'],
  ['CALL MUM!!!', 'Sit somewhere comfortable with the phone'],
  ['finally tidy my bedroom before Friday 😩', 'Stand in the doorway of your bedroom with one empty bag'],
  ['make an apointment with the doctor', 'Find the number or the page for the appointment with the doctor'],
  ['Dishes', 'Put one mug in the sink'],
  ['Fix the squeaky gate', 'Go to the squeaky gate and look at it from near'],
  ['polish the trombone', 'Put the trombone where the light is good, or go there'],
  ['find my umbrella', 'Stand still and think where you last had your umbrella'],
  ['oboe reeds', 'Breathe out slowly, and write down one small thing that would help'],
  ['sort my life out', 'Sit down with a drink, a pen and one sheet of paper'],
])('%s begins with: %s', (title, first) => {
  expect(breakDown(title, { depth: 3 }).subtasks[0]?.title).toBe(first)
})

test('the same task in other words and signs has the same steps', () => {
  const steps = (title: string) => titlesOf(breakDown(title, { depth: 5 }))
  for (const title of [
    'water the plants',
    'WATER THE PLANTS!',
    'Watering the plants 🌱',
    'I really need to water the plants today',
  ]) {
    expect(steps(title)).toEqual(steps('Water the plants'))
  }
})

test('what is hard for a person shapes the steps', () => {
  const steps = (challenge: string) =>
    titlesOf(breakDown('Clean the kitchen', { depth: 4, challenges: [challenge] })).join('\n')
  expect(steps('Task paralysis')).toMatch(/^Put both feet on the floor/)
  expect(steps('Perfectionism')).toContain('good enough')
  expect(steps('Time management')).toMatch(/Set a timer for \d+ minutes/)
  expect(steps('Overwhelming thoughts')).toContain('out of sight')
})

test('low energy brings rests, fewer steps and fewer minutes', () => {
  const low = breakDown('Clean the kitchen', { depth: 4, energy: 'LOW' })
  const full = breakDown('Clean the kitchen', { depth: 4, energy: 'FULL' })
  expect(titlesOf(low).filter((title) => title.startsWith('Rest'))).toHaveLength(1)
  expect(low.subtasks.length).toBeLessThan(full.subtasks.length)
  expect(minutesOf(low)).toBeLessThan(minutesOf(full))
})

test('a step that is on the list already is not suggested again', () => {
  const before = breakDown('Clean the kitchen', { depth: 2 })
  const context = titlesOf(before).join('\n').toUpperCase()
  const after = breakDown('Clean the kitchen', { depth: 2, context })
  expect(titlesOf(after)).toHaveLength(3)
  expect(titlesOf(after).filter((title) => titlesOf(before).includes(title))).toEqual([])
  expect(after.subtasks[0]?.estimatedTime).toBeLessThanOrEqual(2)
})

test('any text at all gets valid steps, and always the same ones', () => {
  const words = fc.constantFrom(...EVERYDAY_TITLES.flatMap((title) => title.split(' ')))
  const title = fc.oneof(
    fc.string({ unit: anyLetter, maxLength: 600 }),
    fc.array(words, { maxLength: 40 }).map((parts) => parts.join(' ')),
  )
  const depth = fc.constantFrom(...DEPTHS)
  const energy = fc.constantFrom(...energies)
  const challenges = fc.subarray(CHALLENGES)
  const context = fc.option(fc.string())
  fc.assert(
    fc.property(title, depth, energy, challenges, context, (text, depth, energy, challenges, context) => {
      const options = { depth, energy, challenges, context }
      const answer = breakDown(text, options)
      expect(breakdownSchema.safeParse(answer).error).toBeUndefined()
      expect(answer.subtasks[0]?.estimatedTime).toBeLessThanOrEqual(2)
      const hasItsNumber = answer.parts.length > 0 || isCounted(answer.subtasks.length, depth, energy)
      expect(hasItsNumber).toBe(true)
      expect(titlesOf(answer).filter((step) => step.length > 90)).toEqual([])
      expect(new Set(answer.subtasks.map((step) => stepKey(step.title))).size).toBe(answer.subtasks.length)
      expect(breakDown(text, options)).toEqual(answer)
    }),
    { numRuns: 200 },
  )
})
