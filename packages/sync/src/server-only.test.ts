import { expect, it } from 'vitest'
import type { Change } from './change.ts'
import { isServerOnly } from './server-only.ts'

const rowId = '0c9a4f5e-5a0b-4b7e-9a52-0f6b8e2f3c11'
const change = (table: string, op: string, data?: object) =>
  ({ table, rowId, op, ...(data && { data }) }) as Change

it.each([
  ['a new calendar of an account', change('calendar_integrations', 'insert', { name: 'Work' }), true],
  ['its deletion', change('calendar_integrations', 'delete'), true],
  [
    'whose it is, beside its name',
    change('calendar_integrations', 'update', { name: 'Work', isReadOnly: false }),
    true,
  ],
  ['its name alone', change('calendar_integrations', 'update', { name: 'Work' }), false],
  ['a new task', change('tasks', 'insert', { title: 'Work' }), false],
  ['the deletion of a task', change('tasks', 'delete'), false],
])('leaves %s to the server: %#', (_, asked, expected) => {
  expect(isServerOnly(asked)).toBe(expected)
})
