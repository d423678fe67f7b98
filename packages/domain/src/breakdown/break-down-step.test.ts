import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { breakDown } from './break-down.ts'
import { breakDownStep } from './break-down-step.ts'
import { breakdownSchema } from './breakdown.ts'
import { DEPTHS } from './step-counts.ts'

const TASK = 'Do my tax return'
const titlesOf = (title: string, task = TASK, context: string | null = null, depth: 1 | 3 | 5 = 3) =>
  breakDownStep(title, task, { depth, context }).subtasks.map((step) => step.title)

test('a step that we suggested has a way into it, with itself at the end', () => {
  const step = 'Write down what is missing, one line each'
  expect(breakDown(TASK, { depth: 3 }).subtasks.map(({ title }) => title)).toContain(step)
  expect(titlesOf(step)).toEqual([
    `Go to where you do this: “${step}”`,
    'Say aloud what your hands will do first',
    'Put what you need for it in front of you',
    'Do only the first 2 minutes of it',
    step,
  ])
  expect(titlesOf(step, TASK, null, 1)).toEqual([`Go to where you do this: “${step}”`, step])
  const { isQuiet, isDanger, parts, kinds } = breakDownStep(step, TASK, { depth: 3 })
  expect({ isQuiet, isDanger, parts, kinds }).toEqual({
    isQuiet: false,
    isDanger: false,
    parts: [],
    kinds: [],
  })
})

test('two movements in one line become two steps', () => {
  expect(titlesOf('Put one empty folder on the table and write “tax” on it')).toEqual([
    'Put one empty folder on the table',
    'Write “tax” on it',
  ])
  expect(titlesOf('Write “tax” on it')).toContain('Go to where you do this: “Write ‘tax’ on it”')
})

test('a step in the person’s own words is broken down like a task', () => {
  const own = breakDown('Clean the bathroom', { depth: 3 })
  expect(breakDownStep('Clean the bathroom', 'Visitors on Sunday', { depth: 3 })).toEqual({
    ...own,
    kinds: [],
  })
  const several = breakDownStep('Call mum, buy milk and post the letter', 'Errands', { depth: 3 })
  expect(several.parts).toEqual([])
  expect(several.subtasks.length).toBeGreaterThan(3)
})

test('a step that is not understood gets the way to begin anything, with itself at the end', () => {
  const general = breakDown('Zorble the quiff', { depth: 3 })
  const answer = breakDownStep('Zorble the quiff', 'Visitors on Sunday', { depth: 3 })
  expect(answer.subtasks.map(({ title }) => title)).toEqual([
    ...general.subtasks.map(({ title }) => title),
    'Zorble the quiff',
  ])
  expect(answer.isGeneral).toBe(true)
})

test('a step made smaller once more is not given the same way in twice', () => {
  const step = 'Write down what is missing, one line each'
  const [first = '', aloud = '', ...rest] = titlesOf(step)
  expect(titlesOf(step, TASK, [first, aloud].join('\n'))).toEqual(expect.arrayContaining(rest))
  expect(titlesOf(step, TASK, [first, aloud].join('\n'))).not.toContain(first)
  expect(titlesOf(first)).toContain(first)
})

test('a step of something heavy stays quiet, and one of something dangerous keeps the help line', () => {
  const task = 'Plan the funeral'
  const [step] = breakDown(task, { depth: 3 }).subtasks
  const answer = breakDownStep(step?.title ?? '', task, { depth: 3, challenges: ['task-initiation'] })
  expect(answer).toMatchObject({ isQuiet: true, isDanger: false })
  expect(answer.subtasks.map(({ title }) => title)).toEqual([
    'Put both feet on the floor and breathe out slowly',
    'Write to one person: “Can you stay with me while I do something?”',
    step?.title,
  ])
  const danger = 'I do not want to live any more'
  const [call] = breakDown(danger, { depth: 3 }).subtasks
  expect(breakDownStep(call?.title ?? '', danger, { depth: 3 })).toMatchObject({
    isDanger: true,
    subtasks: [{ title: call?.title }],
  })
})

test('whatever a step and its task say, the answer can be kept (property)', () => {
  const words = fc.oneof(
    fc
      .string({ minLength: 1, maxLength: 500, unit: 'grapheme' })
      .filter((text) => text.trim() !== '' && !text.includes('\0')),
    fc.constantFrom(
      'Call mum and buy milk',
      'x'.repeat(500),
      '{title} {minutes}',
      'Go to where you do this: “x”',
      '$& $1',
    ),
  )
  fc.assert(
    fc.property(
      words,
      words,
      fc.constantFrom(...DEPTHS),
      fc.constantFrom('LOW', 'FULL', null),
      (title, task, depth, energy) => {
        const { reasoning, subtasks } = breakDownStep(title.slice(0, 500).toWellFormed(), task, {
          depth,
          energy,
        })
        expect(z.safeParse(breakdownSchema, { reasoning, subtasks }).error).toBeUndefined()
      },
    ),
    { numRuns: 60 },
  )
})
