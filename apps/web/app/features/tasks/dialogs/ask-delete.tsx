import type { Subtask } from '@glimmer/domain/tasks/subtask'
import type { Task } from '@glimmer/domain/tasks/task'
import { useEffect, useRef } from 'react'
import { useDevice } from '../../../device/device-context.ts'
import { stepsIn, taskIn } from '../../../data/tasks/tasks-in.ts'
import { confirm, type ConfirmQuestion } from '../../../ui/confirm/confirm.ts'
import { neighbourFocus } from '../focus-neighbour.ts'
import { focusBeforeDialog, type TaskDialog } from '../open-dialog.ts'
import { useTaskCommands } from '../tasks-context.ts'
import type { DialogPart } from './dialog-part.ts'
import { words } from './words.ts'

interface AskDeleteProps extends DialogPart {
  readonly dialog: Extract<TaskDialog, { kind: 'delete' | 'clear-completed' }>
}

/** Asks first, in the words that everybody knows; afterwards the message still offers Undo. */
export function AskDelete({ dialog, onOpenChange, onClosed }: AskDeleteProps) {
  const { store } = useDevice()
  const commands = useTaskCommands()
  const hasAsked = useRef(false)

  useEffect(() => {
    if (hasAsked.current) return
    hasAsked.current = true
    void ask()
    // It asks once for as long as it is there.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  async function ask() {
    const giveFocus = neighbourFocus(focusBeforeDialog()?.closest('[data-row]') ?? null)
    const task = dialog.kind === 'delete' ? taskIn(store, dialog.taskId) : undefined
    const isAgreed = await confirm(questionAbout(dialog, task))
    onOpenChange(false)
    onClosed()
    if (!isAgreed) return
    const deleting = task ? commands.deleteTask(task, stepsOf(task.id)) : clear()
    if (await deleting) giveFocus()
  }
  function stepsOf(taskId: string): Subtask[] {
    return stepsIn(store).filter((step) => step.taskId === taskId)
  }
  async function clear(): Promise<boolean> {
    return dialog.kind === 'clear-completed' && commands.clearCompleted(dialog.taskIds)
  }

  return null
}

function questionAbout(dialog: AskDeleteProps['dialog'], task: Task | undefined): ConfirmQuestion {
  if (dialog.kind === 'clear-completed') {
    const { length } = dialog.taskIds
    return {
      title: words.clearTitle,
      body: words.clearText(length),
      action: words.clear(length),
      tone: 'danger',
    }
  }
  return {
    title: words.deleteTitle,
    body: words.deleteText(task?.title ?? ''),
    action: words.delete,
    tone: 'danger',
  }
}
