import { describe, expect, it } from 'vitest'
import { validateChange } from './validate.ts'

const rowId = '0c9a4f5e-5a0b-4b7e-9a52-0f6b8e2f3c11'
const data = { title: 'Water the fern', createdAt: '2026-11-21T10:00:00.000Z' }

describe('validateChange', () => {
  it('takes a new row that leaves out what has a default', () => {
    expect(validateChange({ table: 'tasks', rowId, op: 'insert', data })).toMatchObject({ kind: 'ok' })
    expect(validateChange({ table: 'tasks', rowId, op: 'delete' })).toMatchObject({ kind: 'ok' })
    expect(validateChange({ table: 'wins', rowId: `${rowId}:2026-11-21`, op: 'delete' })).toMatchObject({
      kind: 'ok',
    })
    expect(
      validateChange({
        table: 'user_preferences',
        rowId: 'me',
        op: 'insert',
        data: { workingStyle: { a: null } },
      }),
    ).toMatchObject({ kind: 'ok' })
  })

  it.each<[string, unknown, RegExp]>([
    ['an unknown table', { table: 'accounts', rowId, op: 'delete' }, /table/],
    ['a table by an object’s own part', { table: '__proto__', rowId, op: 'delete' }, /table/],
    ['an id of another form', { table: 'tasks', rowId: 'me', op: 'delete' }, /rowId/],
    ['a keyed row with an id of its own', { table: 'user_preferences', rowId, op: 'delete' }, /rowId/],
    ['a check-in of no day', { table: 'daily_checkins', rowId, op: 'delete' }, /rowId/],
    ['a win of no day', { table: 'wins', rowId, op: 'delete' }, /rowId/],
    ['a win of a day that never was', { table: 'wins', rowId: `${rowId}:2026-02-30`, op: 'delete' }, /rowId/],
    ['a win of no task', { table: 'wins', rowId: 'task:2026-11-21', op: 'delete' }, /rowId/],
    ['an unknown field', { table: 'tasks', rowId, op: 'update', data: { user_id: 'x' } }, /tasks\.user_id/],
    ['the revision', { table: 'tasks', rowId, op: 'update', data: { rev: 9 } }, /tasks\.rev/],
    [
      'a field by an object’s own part',
      { table: 'tasks', rowId, op: 'update', data: { constructor: 1 } },
      /constructor/,
    ],
    ['a wrong type', { table: 'tasks', rowId, op: 'update', data: { title: 7 } }, /tasks\.title/],
    [
      'a long title',
      { table: 'tasks', rowId, op: 'update', data: { title: 'x'.repeat(10_000) } },
      /tasks\.title/,
    ],
    ['a missing field', { table: 'tasks', rowId, op: 'insert', data: { title: 'x' } }, /tasks\.createdAt/],
    ['an empty update', { table: 'tasks', rowId, op: 'update', data: {} }, /empty/],
    ['a delete with data', { table: 'tasks', rowId, op: 'delete', data }, /delete/],
    ['a word more', { table: 'tasks', rowId, op: 'delete', owner: 'x' }, /owner|change/],
    ['nothing at all', null, /change/],
  ])('refuses %s and says where', (_title, change, message) => {
    const validated = validateChange(change)
    expect(validated.kind).toBe('wrong')
    expect(validated).toHaveProperty('message', expect.stringMatching(message))
  })
})
