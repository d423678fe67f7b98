import { expect, it } from 'vitest'
import { isHeavyTitle } from './heavy-title.ts'

it.each([
  'Order flowers for the funeral',
  'tell mum that grandpa died',
  'Mum’s chemo appointment',
  'Sign the divorce papers',
  'Take Biscuit to be put to sleep',
])('%s is not cheered', (title) => {
  expect(isHeavyTitle(title)).toBe(true)
})

it.each([
  'Buy gravel',
  'fix the dead battery',
  'Deadline for the essay',
  'wake up early',
  'Break up the cardboard',
])('%s is a task like any other', (title) => {
  expect(isHeavyTitle(title)).toBe(false)
})
