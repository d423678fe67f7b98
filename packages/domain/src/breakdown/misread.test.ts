import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breakDown } from './break-down.ts'
import { breakDownStep } from './break-down-step.ts'
import { JUDGED_TITLES } from './test/titles/all.ts'

const misread = (title: string) => breakDown(title, { depth: 3, isMisread: true })

test('a title that was taken for something else has a way to begin anything, and asks what it is (F14)', () => {
  const title = 'all the post on the stairs'
  expect(breakDown(title, { depth: 3 })).toMatchObject({ isGeneral: false, isUnderstood: true })
  expect(misread(title)).toMatchObject({
    isGeneral: true,
    isUnderstood: false,
    kinds: ['sending', 'writing', 'finding'],
    parts: [],
  })
  const answered = breakDown(title, { depth: 3, isMisread: true, kind: 'sending' })
  expect(answered.subtasks.map(({ title: step }) => step).join()).toMatch(/envelope/)
})

test('what was heard as heavy by mistake can be set right, and stays quiet', () => {
  const title = 'clean out the shed where grandad died'
  expect(breakDown(title, { depth: 3 }).isQuiet).toBe(true)
  expect(misread(title)).toMatchObject({ isQuiet: true, isGeneral: true })
  const kind = misread(title).kinds[0]
  expect(kind).toBeDefined()
  expect(breakDown(title, { depth: 3, isMisread: true, ...(kind && { kind }) })).toMatchObject({
    isQuiet: true,
    isDanger: false,
  })
})

test('several tasks that were one are answered as one', () => {
  const title = 'call the bank, pay rent and buy stamps'
  expect(breakDown(title, { depth: 3 }).parts).toHaveLength(3)
  expect(misread(title).parts).toEqual([])
})

test('a step that was misread keeps itself at the end', () => {
  const { subtasks } = breakDownStep('all the post on the stairs', 'clean the kitchen', {
    depth: 3,
    isMisread: true,
  })
  expect(subtasks.at(-1)?.title).toBe('all the post on the stairs')
})

const { subtasks: anything } = misread('x')
const { subtasks: quiet } = misread('I want to die')

test('any title can be misread: two or three kinds or none are asked about, and nothing of it is said back', () => {
  fc.assert(
    fc.property(fc.constantFrom(...JUDGED_TITLES.map(({ title }) => title)), (title) => {
      const { isGeneral, isUnderstood, isQuiet, kinds, subtasks } = misread(title)
      expect({ isGeneral, isUnderstood }).toEqual({ isGeneral: true, isUnderstood: false })
      expect(kinds.length).toBeLessThanOrEqual(3)
      expect(new Set(kinds).size).toBe(kinds.length)
      expect(subtasks).toEqual(isQuiet ? quiet : anything)
    }),
  )
})
