import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { actOf } from './acts.ts'
import { breakDown, type BuiltInBreakdown } from './break-down.ts'
import { BASE_VERBS } from './known-words.ts'
import { nounsOf } from './object-classes.ts'
import { senseOf } from './sense-of.ts'
import { stem } from './stem.ts'
import { doneWithHands } from './test/hands.ts'
import { understand } from './understand.ts'
import {
  ANYTHING,
  IN_ANOTHER_LANGUAGE,
  TOLD,
  TOLD_OF_HARM,
  TOLD_OF_SOMEBODY,
} from '@glimmer/content/breakdown/templates/general'
import { SIGNS_OF_WEIGHT } from '@glimmer/content/breakdown/templates/heavy-signs'

const answerTo = (title: string) => breakDown(title, { depth: 3 })
const textOf = ({ subtasks }: BuiltInBreakdown) =>
  subtasks.flatMap(({ title, description }) => [title, description]).join(' ')

const verbs = fc.constantFrom(...BASE_VERBS.values(), 'rehang', 'wrangle', 'deflump', 'yeet', 'faff with')
const modifiers = fc.constantFrom(
  '',
  'tomorrow',
  'before work',
  'for Mum',
  'again',
  'by Friday',
  'at 9',
  'in the hall',
  'asap!!',
)
const things = fc.constantFrom(
  ...'the wardrobe|my essay|the parcel|a birthday card|the gas bill|Sam|the kettle|the dog|the spare room|my passport|the printer|two tickets|an old bike|the plants|everything|it'.split(
    '|',
  ),
)
const inventedThings = fc.constantFrom(
  'the blorp',
  'my zindle',
  'a frumpet',
  'the quavery snarf',
  'Zorblatt’s plinth',
)
const told = fc.constantFrom(
  (task: string) => task,
  (task: string) => `I really need to ${task}`,
  (task: string) => `I keep putting off that I should ${task}`,
  (task: string) => `tell Jo that I will ${task}`,
  (task: string) => `${task} because Dad is coming`,
  (task: string) => `${task}, then ${task}`,
  (task: string) => `don't ${task}`,
  (task: string) => `${task} if it rains`,
  (task: string) => `🙈 ${task.toUpperCase()}`,
  (task: string) => `${task} пожалуйста`,
)

/** A slip of the finger: two letters that changed places, one too many, one too few. */
const slip = fc.tuple(fc.nat(40), fc.constantFrom('none', 'none', 'swap', 'double', 'drop'))
function slipped(title: string, [place, kind]: readonly [number, string]): string {
  const at = place % Math.max(1, title.length - 1)
  const [one = '', two = ''] = title.slice(at, at + 2)
  if (kind === 'swap') return `${title.slice(0, at)}${two}${one}${title.slice(at + 2)}`
  if (kind === 'double') return `${title.slice(0, at)}${one}${title.slice(at)}`
  return kind === 'drop' ? `${title.slice(0, at)}${title.slice(at + 1)}` : title
}

const composed = (object: fc.Arbitrary<string>) =>
  fc
    .tuple(verbs, object, modifiers, told, slip)
    .map(([verb, thing, modifier, say, letters]) =>
      slipped(say(`${verb} ${thing} ${modifier}`.trim()), letters),
    )

// A mouse is a device as well, and a kind of task may speak of children in general.
const OF_MORE = new Set(['mous', 'child', 'children', 'kid', 'run', 'record', 'keyboard', 'scale'])
/** Things that one cannot mean without naming them. */
const TELLTALE: ReadonlySet<string> = new Set(
  ['animal', 'instrument', 'cage', 'child']
    .flatMap((name) => [...nounsOf(name)])
    .filter((one) => !OF_MORE.has(one)),
)

const stemsIn = (text: string) =>
  text
    .toLowerCase()
    .match(/\p{L}+/gu)
    ?.map(stem) ?? []

/** What is wrong with the answers to seven hundred such titles, each with its title. */
function faultsAmong(titles: fc.Arbitrary<string>, faultsIn: (title: string) => readonly string[]) {
  return fc.sample(titles, 700).flatMap((title) => faultsIn(title).map((fault) => `${title}: ${fault}`))
}

describe('a title of which something is not known (F14)', () => {
  test('names no thing in its steps that it does not name itself', () => {
    expect(
      faultsAmong(composed(fc.oneof(things, inventedThings)), (title) => {
        const named = new Set(stemsIn(title))
        const kinds = new Set(understand(title, '').template.about.flatMap(stemsIn))
        return stemsIn(textOf(answerTo(title))).filter(
          (one) => TELLTALE.has(one) && !named.has(one) && !kinds.has(one),
        )
      }),
    ).toEqual([])
  })

  test('gets the steps of its verb or none, where no rule knows the thing', () => {
    const titles = fc
      .tuple(verbs, inventedThings, fc.constantFrom('', 'tomorrow', 'again', 'by Friday'))
      .map((parts) => parts.join(' ').trim())
    expect(
      faultsAmong(titles, (title) => {
        const { template, confidence, read } = understand(title, '')
        const [verb = ''] = title.split(' ')
        const isOfItsVerb =
          confidence === 'general' ||
          template.about.length === 0 ||
          template.takesAnything ||
          actOf(title.toLowerCase()) !== null ||
          senseOf(read.wholeWords) !== null ||
          [...template.verbs, ...template.about].some((one) => stemsIn(one).includes(stem(verb)))
        return isOfItsVerb && !ACTIVITIES.has(template.id) ? [] : [template.id]
      }),
    ).toEqual([])
  })

  test.each([1, 3, 5] as const)('keeps to the form of every step at depth %i', (depth) => {
    expect(
      faultsAmong(composed(fc.oneof(things, inventedThings)), (title) => {
        const { subtasks } = breakDown(title, { depth })
        const first = subtasks[0]?.estimatedTime ?? 0
        return [
          ...(first > 2 ? [`begins with ${first} minutes`] : []),
          ...subtasks.flatMap((step) => faultsOf(step.title)),
        ]
      }),
    ).toEqual([])
  })
})

const ACTIVITIES = new Set(['exercise', 'rest', 'hobby'])
/** A gap, an article twice, and words that begin a sentence and no thing. */
const GARBLED =
  /[{}]|\b(?:the|an?|your|my) (?:the|an?|your|my|this|that)\b|\bthe (?:for|to|whether|and|with|about|how|why|when|up|at|it|if)\b/i

function faultsOf(step: string): readonly string[] {
  const bare = step.replaceAll(/“[^”]*”/g, '')
  const first = bare.split(/[ ,:]/)[0]?.toLowerCase() ?? ''
  return [
    step.length > 90 ? `too long: ${step}` : '',
    GARBLED.test(bare) ? `garbled: ${step}` : '',
    doneWithHands.has(first) ? '' : `not done by hand: ${step}`,
  ].filter((fault) => fault !== '')
}

describe('the ways that begin anything', () => {
  const ways = [ANYTHING, TOLD, TOLD_OF_HARM, TOLD_OF_SOMEBODY, IN_ANOTHER_LANGUAGE, ...SIGNS_OF_WEIGHT]

  test.each(ways.map((way) => [way.id, way] as const))(
    '%s says nothing of the title, and cheers at nothing',
    (_, way) => {
      const text = [way.why, ...way.steps.flatMap(({ title, hint }) => [title, hint])].join(' ')
      expect(text).not.toMatch(/\{(?!minutes)/)
      expect(text).not.toMatch(
        /!|well done|great|fun\b|song|smile|lovely|easy|just\b|enjoy|celebrat|reward|treat/i,
      )
      expect(way.steps[0]?.minutes).toBeLessThanOrEqual(2)
    },
  )
})

describe('a title that is only understood in part is not taken for the part (F14)', () => {
  test.each([
    'sleep on the job offer',
    'walk through the fire drill plan',
    'mind the gap in my CV',
    'drop a hint about my birthday',
    'get the sofa through the door',
    'talk Dad into seeing a doctor',
    'don’t book anything for Saturday',
    'never lend Kev the car again',
    'clear my conscience',
    'raise the desk',
    'keep the receipt for the kettle',
    'take the blinds down to wash',
    'break it off with Liam',
    'stop the pop-ups on my phone',
    'sort travel money card',
    'draw a line under it',
    'find my feet at work',
    'build bridges with Carl',
    'read the room',
    'skip to the end of it',
  ])('%s', (title) => {
    expect(answerTo(title)).toMatchObject({ isGeneral: true })
  })
})
