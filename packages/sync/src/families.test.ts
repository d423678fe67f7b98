import { describe, expect, it } from 'vitest'
import type { Change } from './change.ts'
import { byFamily, splitChanges } from './families.ts'
import { MAX_CHANGES_PER_MUTATION, MAX_MUTATION_LENGTH, MAX_REPLACED_LENGTH } from './limits.ts'

const id = (n: number) => `0c9a4f5e-5a0b-4b7e-9a52-0f6b8e2f3c${String(n).padStart(2, '0')}`
const createdAt = '2026-11-21T10:00:00.000Z'
const task = (n: number): Change => ({
  table: 'tasks',
  rowId: id(n),
  op: 'insert',
  data: { title: 'x', createdAt },
})
const step = (n: number, of: number): Change => ({
  table: 'subtasks',
  rowId: id(n),
  op: 'insert',
  data: { taskId: id(of), title: 'x', createdAt },
})
const rename = (n: number): Change => ({
  table: 'subtasks',
  rowId: id(n),
  op: 'update',
  data: { title: 'y' },
})

it('keeps a row and the children that are inserted under it together, in their order', () => {
  const changes = [
    task(1),
    task(2),
    step(3, 1),
    rename(3),
    step(4, 2),
    step(5, 1),
    { table: 'tasks', rowId: id(1), op: 'delete' } as const,
  ]
  expect([...byFamily(changes)]).toEqual([
    [`tasks/${id(1)}`, [changes[0], changes[2], changes[5], changes[6]]],
    [`tasks/${id(2)}`, [changes[1], changes[4]]],
    [`subtasks/${id(3)}`, [changes[3]]],
  ])
})

describe('changes in parts that each fit into a mutation', () => {
  const lengthOf = (change: Change) => JSON.stringify(change).length + 1
  const ofLength = (length: number): Change => {
    const thought = (text: string): Change => ({
      table: 'brain_dump_items',
      rowId: id(1),
      op: 'insert',
      data: { text, createdAt },
    })
    return thought('x'.repeat(length - lengthOf(thought(''))))
  }
  const counts = (parts: readonly Change[][]) => parts.map((part) => part.length)

  it('lose nothing, stay in their order, and are as few as can be', () => {
    const changes = Array.from({ length: MAX_CHANGES_PER_MUTATION + 1 }, (_, n) => rename(n))
    const parts = splitChanges(changes)
    expect(parts.flat()).toEqual(changes)
    expect(counts(parts)).toEqual([MAX_CHANGES_PER_MUTATION, 1])
    expect(splitChanges([])).toEqual([])
  })

  it('are no longer than a mutation may be, counted anew in each', () => {
    const half = Math.floor(MAX_MUTATION_LENGTH / 2)
    expect(lengthOf(ofLength(half))).toBe(half)
    expect(counts(splitChanges([ofLength(half), ofLength(MAX_MUTATION_LENGTH - half)]))).toEqual([1, 1])
    expect(counts(splitChanges([ofLength(half), ofLength(MAX_MUTATION_LENGTH - half - 1)]))).toEqual([2])
    expect(counts(splitChanges(Array.from({ length: 4 }, () => ofLength(half - 1))))).toEqual([2, 2])
  })

  it('replace no more than a mutation may, counted anew in each', () => {
    const half = Math.floor(MAX_REPLACED_LENGTH / 2)
    const row = (length: number) => ({ text: 'x'.repeat(length - '{"text":""}'.length) })
    const split = (...lengths: number[]) => {
      const rows = lengths.map(row)
      return counts(
        splitChanges(
          rows.map((_, n) => rename(n)),
          () => rows.shift() ?? null,
        ),
      )
    }
    expect(split(half, MAX_REPLACED_LENGTH - half)).toEqual([1, 1])
    expect(split(half, MAX_REPLACED_LENGTH - half - 1)).toEqual([2])
    expect(split(half - 1, half - 1, half - 1, half - 1)).toEqual([2, 2])
  })
})
