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
    'You deleted 2 of them on this device. They will come back.',
    '3 things are already here and stay as they are.',
    '1 thing is already here but differs from the file. Yours stays as it is.',
  ])
  expect(previewLines(nothing, clean, 0)).toEqual([])
})

test('says what stays out and what the trash brings', () => {
  const content = {
    trash: [{ at: '', reason: '', changes: [] }],
    unreadable: [{ table: 'tasks', position: 3, problem: '' }],
  }
  expect(previewLines({ ...nothing, orphans: 2 }, content, 0)).toEqual([
    '1 thing will be added to Recently deleted.',
    '2 things belong to something that is not in the file. They will be left out.',
    '1 thing cannot be read. It will be left out.',
  ])
})

test('counts every row that changes', () => {
  const change = { table: 'tasks', rowId: 'a', op: 'delete' } as const
  expect(countChanges({ ...nothing, writes: [[change, change], [change]] })).toBe(3)
})
