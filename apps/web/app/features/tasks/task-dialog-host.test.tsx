import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { openTaskDialog, taskDialog } from './open-dialog.ts'
import { TaskDialogHost } from './task-dialog-host.tsx'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

test('who goes elsewhere with a dialog open does not find it open when they come back', async () => {
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<TaskDialogHost />))
  // Gone before the dialog itself has come, which is late.
  act(() => openTaskDialog({ kind: 'delete', taskId: 'gone' }))
  expect(taskDialog.get()).not.toBeNull()
  act(() => root.unmount())
  expect(taskDialog.get()).toBeNull()
})
