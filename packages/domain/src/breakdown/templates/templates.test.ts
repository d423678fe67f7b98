import { expect, test } from 'vitest'
import { stepKey } from '../choose-steps.ts'
import type { Template } from '../template.ts'
import { TEMPLATES } from './all.ts'
import { ANY_WORK, ANYTHING, FAMILIES, FROM_A_NAME } from './general.ts'

const every: readonly Template[] = [...TEMPLATES, ...FAMILIES, ANY_WORK, ANYTHING, FROM_A_NAME]

test('templates have names of their own', () => {
  expect(new Set(every.map(({ id }) => id)).size).toBe(every.length)
})

test.each(every.map((one) => [one.id, one] as const))(
  '%s has nine steps that can be left out from the end',
  (_, one) => {
    expect(one.steps.map(({ level }) => level).toSorted()).toEqual([1, 1, 2, 3, 3, 4, 4, 5, 5])
    expect(new Set(one.steps.map(({ title }) => stepKey(title))).size).toBe(9)
    const [first] = one.steps
    expect(first?.level).toBe(1)
    expect(first?.minutes).toBeLessThanOrEqual(2)
    expect(one.steps.filter(({ minutes }) => minutes > 20)).toEqual([])
    expect(one.why).not.toBe('')
  },
)
