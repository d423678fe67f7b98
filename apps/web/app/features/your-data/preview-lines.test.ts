import type { ImportPlan } from '@glimmer/sync/export/plan-import'
import { expect, test } from 'vitest'
import { countChanges, previewLines } from './preview-lines.ts'

const nothing: ImportPlan = { writes: [], added: new Map(), filled: 0, same: 0, different: 0, orphans: 0 }
const clean = { trash: [], unreadable: [] }

test('says what is new first, then what is here, and nothing of what is not', () => {
  const added = new Map([
    ['tasks', 12],
    ['subtasks', 1],
  ] as const)
  expect(previewLines({ ...nothing, added, same: 3, different: 1 }, clean, 2)).toEqual([
    '12 tasks are new.',
    '1 step is new.',
    '2 of them you deleted on this device. They come back.',
    '3 things are here already. Nothing happens to them.',
    '1 thing is here and says something else. Yours stays as it is.',
  ])
  expect(previewLines(nothing, clean, 0)).toEqual([])
})

test('says what stays out and what the trash brings', () => {
  const content = {
    trash: [{ at: '', reason: '', changes: [] }],
    unreadable: [{ table: 'tasks', position: 3, problem: '' }],
  }
  expect(previewLines({ ...nothing, orphans: 2 }, content, 0)).toEqual([
    '1 recently deleted thing comes along.',
    '2 things belong to something that is not in the file. They stay out.',
    '1 thing cannot be read. It stays out.',
  ])
})

test('counts every row that changes', () => {
  const change = { table: 'tasks', rowId: 'a', op: 'delete' } as const
  expect(countChanges({ ...nothing, writes: [[change, change], [change]] })).toBe(3)
})
