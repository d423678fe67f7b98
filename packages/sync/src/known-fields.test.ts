import { expect, it } from 'vitest'
import { invertChange } from './apply.ts'
import { knownFields } from './known-fields.ts'
import { validateChange } from './validate.ts'

const rowId = '0c9a4f5e-5a0b-4b7e-9a52-0f6b8e2f3c11'
const known = { title: 'Water the fern', createdAt: '2026-11-21T10:00:00.000Z' }

it('leaves out what a later version added, and what belongs to every object', () => {
  const later = { ...known, mood: 'calm', constructor: 'x', ...JSON.parse('{"__proto__":{}}') }
  expect(knownFields('tasks', later)).toEqual(known)
})

it('gives a row that holds nothing else as it is', () => {
  expect(knownFields('tasks', known)).toBe(known)
})

it('lets a deleted row of a later version be brought back', () => {
  const inverse = invertChange({ ...known, mood: 'calm' }, { table: 'tasks', rowId, op: 'delete' })
  expect(validateChange(inverse)).toEqual({
    kind: 'ok',
    change: { table: 'tasks', rowId, op: 'insert', data: known },
  })
})
