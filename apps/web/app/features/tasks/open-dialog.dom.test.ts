import { expect, test } from 'vitest'
import {
  closeTaskDialog,
  focusBeforeDialog,
  giveUpTaskDialog,
  openTaskDialog,
  taskDialog,
} from './open-dialog.ts'

test('one dialog at a time: a second takes the place of the first', () => {
  openTaskDialog({ kind: 'detail', taskId: 'task-1' })
  openTaskDialog({ kind: 'delete', taskId: 'task-1' })
  expect(taskDialog.get()).toEqual({ kind: 'delete', taskId: 'task-1' })
  closeTaskDialog()
  expect(taskDialog.get()).toBeNull()
})

test('the focus goes back to what had it before the first of them, if that is still there', () => {
  const [button, other] = [document.createElement('button'), document.createElement('button')]
  document.body.append(button, other)
  button.focus()
  openTaskDialog({ kind: 'detail', taskId: 'task-1' })
  other.focus()
  openTaskDialog({ kind: 'delete', taskId: 'task-1' })
  expect(focusBeforeDialog()).toBe(button)
  closeTaskDialog()
  button.remove()
  expect(focusBeforeDialog()).toBeNull()
})

test('a dialog that could not be fetched gives back what was typed', () => {
  let isGivenBack = false
  openTaskDialog({ kind: 'create', title: 'Water the fern', onAbsent: () => (isGivenBack = true) })
  giveUpTaskDialog()
  expect(isGivenBack).toBe(true)
  expect(taskDialog.get()).toBeNull()
})
