import { describe, expect, it } from 'vitest'
import { type Change, type RowData, rowKey } from './change.ts'
import { undoHolds } from './undo-holds.ts'

const id = '0c9a4f5e-5a0b-4b7e-9a52-0f6b8e2f3c11'
const taskKey = rowKey('tasks', id)
const update = (data: RowData): Change => ({ table: 'tasks', rowId: id, op: 'update', data })
const remove: Change = { table: 'tasks', rowId: id, op: 'delete' }
const insert: Change = {
  table: 'tasks',
  rowId: id,
  op: 'insert',
  data: { title: 'Call Jo', createdAt: '2026-11-22T10:00:00.000Z' },
}

function holds(undo: Change[], left: RowData | null, now: RowData | null, children: string[] = []): boolean {
  const seen = (row: RowData | null) => (table: string, rowId: string) =>
    rowKey(table, rowId) === taskKey ? (row ?? undefined) : undefined
  return undoHolds(undo, { left: seen(left), now: seen(now), childrenNow: () => children })
}

describe('a change can be undone', () => {
  it('as long as what it wrote is still there, whatever else of the row was written since', () => {
    const back = update({ title: 'Call' })
    expect(holds([back], { title: 'Call Jo', priority: 'low' }, { title: 'Call Jo', priority: 'high' })).toBe(
      true,
    )
    expect(holds([back], { title: 'Call Jo' }, { title: 'Call Jo, on her new number' })).toBe(false)
  })

  it('key by key where objects merge', () => {
    const back: Change = {
      table: 'user_preferences',
      rowId: 'me',
      op: 'update',
      data: { workingStyle: { day_start: null } },
    }
    const preferences = (workingStyle: RowData) => () => ({ workingStyle })
    const childrenNow = () => []
    const left = preferences({ day_start: '04:00' })
    expect(
      undoHolds([back], { left, now: preferences({ day_start: '04:00', peak: 'noon' }), childrenNow }),
    ).toBe(true)
    expect(undoHolds([back], { left, now: preferences({ day_start: '05:00' }), childrenNow })).toBe(false)
  })

  it('where it made a row, as long as nobody wrote in it or added to it', () => {
    expect(holds([remove], { title: 'Call Jo' }, { title: 'Call Jo' })).toBe(true)
    expect(holds([remove], { title: 'Call Jo' }, { title: 'Call Jo', priority: 'high' })).toBe(false)
    const step = rowKey('subtasks', 'a-step')
    expect(holds([remove], { title: 'Call Jo' }, { title: 'Call Jo' }, [step])).toBe(false)
    const withStep: Change[] = [{ table: 'subtasks', rowId: 'a-step', op: 'delete' }, remove]
    expect(holds(withStep, { title: 'Call Jo' }, { title: 'Call Jo' }, [step])).toBe(true)
    // Somebody else has taken it away meanwhile.
    expect(holds([remove], { title: 'Call Jo' }, null)).toBe(true)
  })

  it('where it deleted a row, as long as that has not come back by another way', () => {
    expect(holds([insert], null, null)).toBe(true)
    expect(holds([insert], null, { title: 'Call Jo at noon' })).toBe(false)
  })

  it('not where any of its fields, keys or rows was written since', () => {
    const both = update({ title: 'Call', notes: null })
    const left = { title: 'Call Jo', notes: 'At noon' }
    expect(holds([both], left, left)).toBe(true)
    expect(holds([both], left, { ...left, notes: 'At one' })).toBe(false)
    const keys = update({ extra: { a: null, b: null } })
    expect(holds([keys], { extra: { a: 1, b: 2 } }, { extra: { a: 1, b: 3 } })).toBe(false)
    expect(holds([keys], { extra: { a: 1, b: 2 } }, { extra: 'text' })).toBe(false)
    const other: Change = { table: 'tasks', rowId: 'another', op: 'update', data: { title: 'Other' } }
    expect(holds([both, other], left, left)).toBe(false)
  })

  it('not where the row that it changed has gone', () => {
    expect(holds([update({ title: 'Call' })], { title: 'Call Jo' }, null)).toBe(false)
  })
})
