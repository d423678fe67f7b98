import { expect, test } from 'vitest'
import { closeTaskDialog, openTaskDialog, readTaskDialog } from './open-dialog.ts'

test('one dialog at a time: a second takes the place of the first', () => {
  openTaskDialog({ kind: 'detail', taskId: 'task-1' })
  openTaskDialog({ kind: 'delete', taskId: 'task-1' })
  expect(readTaskDialog()).toEqual({ kind: 'delete', taskId: 'task-1' })
  closeTaskDialog()
  expect(readTaskDialog()).toBeNull()
})
