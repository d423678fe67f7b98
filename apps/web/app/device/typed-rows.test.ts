import type { RowOf } from '@glimmer/domain/tables'
import { expect, expectTypeOf, it } from 'vitest'
import { useRow, useRows } from './device-context.ts'
import { createMirror, type Mirror } from './mirror.ts'
import type { DeviceStore } from './store.ts'

const id = '0c9a4f5e-5a0b-4b7e-9a52-0f6b8e2f3c11'
const createdAt = '2026-11-22T10:00:00.000Z'

it('gives the rows of a table with the types of its fields', () => {
  const mirror = createMirror()
  mirror.replace([{ table: 'tasks', id, data: { title: 'Water the fern', createdAt } }])
  expectTypeOf(mirror.rowsOf('tasks')).toEqualTypeOf<readonly RowOf<'tasks'>[]>()
  expectTypeOf(mirror.rowOf('wins', id)).toEqualTypeOf<RowOf<'wins'> | undefined>()
  const [task] = mirror.rowsOf('tasks')
  // @ts-expect-error tasks have no text
  expect(task?.text).toBeUndefined()
  expect(task?.title).toBe('Water the fern')
})

it('gives them live by the name of the table alone', () => {
  expectTypeOf(useRows<'tasks'>).returns.toEqualTypeOf<readonly RowOf<'tasks'>[]>()
  expectTypeOf(useRow<'daily_checkins'>).returns.toEqualTypeOf<RowOf<'daily_checkins'> | undefined>()
  // @ts-expect-error there is no such table
  expectTypeOf<Parameters<typeof useRows<'goals'>>>().toBeArray()
  expectTypeOf<Parameters<Mirror['rowsOf']>[0]>().not.toExtend<'goals'>()
})

it('takes only rows of its table as a write', () => {
  type Written = Parameters<DeviceStore['write']>[0][number]
  expectTypeOf<{ table: 'tasks'; rowId: string; op: 'update'; data: { title: string } }>().toExtend<Written>()
  expectTypeOf<{
    table: 'wins'
    rowId: string
    op: 'update'
    data: { title: number }
  }>().not.toExtend<Written>()
})
