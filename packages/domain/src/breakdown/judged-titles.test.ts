import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { breakDown, type BuiltInBreakdown } from './break-down.ts'
import { doneWithHands } from './test/hands.ts'
import { JUDGED_TITLES } from './test/titles/all.ts'

const AREAS = [...new Set(JUDGED_TITLES.map(({ area }) => area))]

/** All that an answer says, in lower case, and in brackets how it is offered. */
function said(answer: BuiltInBreakdown): string {
  const flags = [
    answer.isGeneral && '[general]',
    answer.kinds.length > 0 && '[ask]',
    answer.isQuiet && '[quiet]',
    answer.isDanger && '[danger]',
    answer.parts.length > 1 && '[parts]',
  ]
  const steps = answer.subtasks.flatMap(({ title, description }) => [title, description])
  return [...flags.filter(Boolean), ...steps].join(' ').toLowerCase()
}

test('there are more than four hundred titles in thirteen areas', () => {
  expect(new Set(JUDGED_TITLES.map(({ title }) => title)).size).toBeGreaterThanOrEqual(400)
  expect(AREAS).toHaveLength(13)
})

describe.each(AREAS)('titles about %s', (area) => {
  const titles = JUDGED_TITLES.filter((one) => one.area === area)

  test('get steps for that task, or are told honestly that these begin anything (F14, J1)', () => {
    const wrong = titles.flatMap(({ title, must, mustNot }) => {
      const text = said(breakDown(title, { depth: 3 }))
      const found = mustNot.filter((part) => text.includes(part.toLowerCase()))
      const isThere = must.some((part) => text.includes(part.toLowerCase()))
      return [
        ...(isThere ? [] : [`${title}: nothing of ${must.join(', ')}`]),
        ...found.map((part) => `${title}: ${part}`),
      ]
    })
    expect(wrong).toEqual([])
  })

  test('have steps of one look, begun by hand, with no gap and no article twice', () => {
    const wrong = titles.flatMap(({ title }) =>
      ([1, 3, 5] as const).flatMap((depth) =>
        faultsOf(breakDown(title, { depth })).map((fault) => `${title}: ${fault}`),
      ),
    )
    expect(wrong).toEqual([])
  })
})

const DOUBLED = /\b(?:the|an?|your|my) (?:the|an?|your|my|this|that)\b/i
/** Words that a thing never holds: they come from a sentence that was cut in the wrong place. */
const GARBLED = /\bthe (?:for|to|whether|enough|and|with|about|between|how|why|when)\b/i

function faultsOf({ subtasks, isQuiet }: BuiltInBreakdown): readonly string[] {
  return subtasks.flatMap(({ title, estimatedTime }, place) => {
    const bare = title.replaceAll(/“[^”]*”/g, '')
    const first = title.split(/[ ,:]/)[0]?.toLowerCase() ?? ''
    return [
      title.length > 90 ? `too long: ${title}` : '',
      place === 0 && estimatedTime > 2 ? `begins with ${estimatedTime} minutes` : '',
      DOUBLED.test(bare) || GARBLED.test(bare) ? `garbled: ${title}` : '',
      /[{}]|undefined|null/.test(bare) ? `a gap: ${title}` : '',
      doneWithHands.has(first) ? '' : `not done by hand: ${title}`,
      isQuiet && /timer|well done|lovely|good for you|!/i.test(bare) ? `not quiet: ${title}` : '',
    ].filter((fault) => fault !== '')
  })
}

const words = JUDGED_TITLES.flatMap(({ title }) => title.split(' '))

// The reporter prints how long it took; `npm run bench` asks a hundred thousand of them.
test('titles of any words, in any order, never throw, and are answered the same twice', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 14 }), (parts) => {
      const title = parts.join(' ')
      const answer = breakDown(title, { depth: 3 })
      expect(faultsOf(answer).filter((fault) => !fault.startsWith('garbled'))).toEqual([])
      expect(breakDown(title, { depth: 3 })).toEqual(answer)
    }),
    { numRuns: 3_000 },
  )
})

test('what is known to be heavy is quiet for everybody, whatever their challenges are', () => {
  const challenges = ['Task paralysis', 'Perfectionism', 'Time management', 'Overwhelming thoughts']
  const answer = breakDown('Tell Mum that Grandpa died', { depth: 5, challenges })
  expect(answer).toMatchObject({ isQuiet: true, isDanger: false, source: { by: 'Marie Curie' } })
  expect(answer.subtasks.map(({ title }) => title).join(' ')).not.toMatch(/good enough|timer|out of sight/i)
  expect(breakDown('I want to die', { depth: 3 }).isDanger).toBe(true)
})

test.each([
  'kill the weeds',
  'my phone died',
  'deadline for the essay',
  'break up the cardboard',
  'book tennis court',
  'hang the washing out',
  'suicide prevention training',
  'fix the dead battery',
])('%s is nothing heavy', (title) => {
  expect(breakDown(title, { depth: 3 }).isQuiet).toBe(false)
})

test.each([
  'hang myself',
  'jump off the bridge',
  'my boyfriend pushed me down the stairs',
  'Call the crisis line',
  'no point any more',
  'He hit the kids',
])('%s brings the help line', (title) => {
  expect(breakDown(title, { depth: 3 })).toMatchObject({ isQuiet: true, isDanger: true })
})

test('a word that means something else is never taken for a slip', () => {
  const steps = breakDown('revising for chemistry', { depth: 5 })
    .subtasks.map(({ title }) => title)
    .join(' ')
  expect(steps).not.toMatch(/pharmacy|prescription|box/)
})

test('a kind that the person chose has its own steps', () => {
  const open = breakDown('oboe reeds', { depth: 3 })
  expect(open).toMatchObject({ isGeneral: true })
  expect(open.kinds.length).toBeGreaterThanOrEqual(2)
  const call = breakDown('oboe reeds', { depth: 3, kind: 'call' })
  expect(call).toMatchObject({ isGeneral: false, kinds: [] })
  expect(call.subtasks.map(({ title }) => title).join(' ')).toContain('Call')
})

test('several tasks in one title come one after the other', () => {
  expect(breakDown('Call the bank, pay rent and buy stamps', { depth: 3 }).parts).toEqual([
    'Call the bank',
    'Pay rent',
    'Buy stamps',
  ])
  expect(breakDown('Buy milk, eggs and bread', { depth: 3 }).parts).toEqual([])
  expect(breakDown('Go and see Gran', { depth: 3 }).parts).toEqual([])
})
