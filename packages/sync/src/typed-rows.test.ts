import type { BrainDumpItem } from '@glimmer/domain/brain-dump/brain-dump-item'
import type { UserPreferences } from '@glimmer/domain/preferences/user-preferences'
import type { RowOf } from '@glimmer/domain/tables'
import type { Task } from '@glimmer/domain/tasks/task'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { Change, RowData } from './change.ts'
import { typedRow } from './typed-rows.ts'
import { validateChange } from './validate.ts'

const rowId = '0c9a4f5e-5a0b-4b7e-9a52-0f6b8e2f3c11'
const winRowId = `${rowId}:2026-11-22`
const createdAt = '2026-11-22T10:00:00.000Z'

/** The compiler, in `npm run check`, and the check before a write must say the same of a change. */
const check = (change: Change) => validateChange(change).kind

describe('a row of a table', () => {
  it('has the fields of its schema and its id', () => {
    expectTypeOf<RowOf<'tasks'>>().toEqualTypeOf<Readonly<Task>>()
    expectTypeOf<RowOf<'brain_dump_items'>>().toEqualTypeOf<Readonly<BrainDumpItem>>()
    expectTypeOf<RowOf<'user_preferences'>>().toEqualTypeOf<Readonly<UserPreferences>>()
    // @ts-expect-error there is no such table
    expectTypeOf<RowOf<'goals'>>().toBeObject()
  })

  it('comes from what lies on the disk, with what it may lack', () => {
    const task = typedRow('tasks', rowId, { title: 'Water the fern', createdAt })
    expectTypeOf(task).toEqualTypeOf<RowOf<'tasks'>>()
    expect(task).toMatchObject({ id: rowId, title: 'Water the fern', priority: 'medium' })
  })
})

describe('a change', () => {
  it('of one table names its fields, with their types', () => {
    const right: Change[] = [
      { table: 'tasks', rowId, op: 'insert', data: { title: 'Water the fern', createdAt } },
      { table: 'tasks', rowId, op: 'update', data: { dueDate: null, priority: 'high' } },
      { table: 'user_preferences', rowId: 'me', op: 'insert', data: { goals: ['Rest'] } },
      { table: 'wins', rowId: winRowId, op: 'delete' },
    ]
    expect(right.map(check)).toEqual(right.map(() => 'ok'))
    const wrong: Change[] = [
      // @ts-expect-error tasks have no text
      { table: 'tasks', rowId, op: 'update', data: { text: 'Water the fern' } },
      // @ts-expect-error a title is text
      { table: 'tasks', rowId, op: 'update', data: { title: 7 } },
      // @ts-expect-error there is no such priority
      { table: 'tasks', rowId, op: 'update', data: { priority: 'urgent' } },
      // @ts-expect-error there is no such table
      { table: 'goals', rowId, op: 'delete' },
    ]
    expect(wrong.map(check)).toEqual(wrong.map(() => 'wrong'))
  })

  it('that inserts says all that has no default', () => {
    const wrong: Change[] = [
      // @ts-expect-error a task has a title
      { table: 'tasks', rowId, op: 'insert', data: { createdAt } },
      // @ts-expect-error a win says on which day
      { table: 'wins', rowId: winRowId, op: 'insert', data: { title: 'Watered', completedAt: createdAt } },
    ]
    expect(wrong.map(check)).toEqual(wrong.map(() => 'wrong'))
  })

  it('removes keys by null in merged objects only', () => {
    const preferences = { table: 'user_preferences', rowId: 'me', op: 'update' } as const
    const right: Change = { ...preferences, data: { workingStyle: { quiet: null, noise: { music: null } } } }
    expect(check(right)).toBe('ok')
    // @ts-expect-error a list is replaced as a whole
    const wrong: Change = { ...preferences, data: { goals: null } }
    expect(check(wrong)).toBe('wrong')
  })

  it('can be read without knowing its table', () => {
    expectTypeOf<Extract<Change, { op: 'insert' | 'update' }>['data']>().toExtend<RowData>()
  })
})
