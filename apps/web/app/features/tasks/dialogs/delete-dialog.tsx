import { stepsIn } from '../../../data/tasks/tasks-in.ts'
import { useTaskCommands } from '../../../data/tasks/use-task-commands.ts'
import { useDevice } from '../../../device/device-context.ts'
import { ConfirmDialog } from '../../../ui/confirm/confirm-dialog.tsx'
import type { DialogControl } from '../../../ui/dialogs/define-dialog.ts'
import { neighbourFocus } from '../focus-neighbour.ts'
import { aboutTask } from './about-task.tsx'
import { words } from './words.ts'

/** Asks before it deletes a task; the message afterwards offers Undo. */
export const DeleteDialog = aboutTask<DialogControl>(({ task, close, openedFrom }) => {
  const { store } = useDevice()
  const { deleteTask } = useTaskCommands()

  async function answer(isAgreed = false) {
    const giveFocus = neighbourFocus(openedFrom?.closest('[data-row]') ?? null)
    close()
    const steps = stepsIn(store).filter(({ taskId }) => taskId === task.id)
    if (isAgreed && (await deleteTask(task, steps))) giveFocus()
  }

  return (
    <ConfirmDialog
      title={words.deleteTitle}
      body={words.deleteText(task.title)}
      action={words.delete}
      tone="danger"
      close={(isAgreed) => void answer(isAgreed)}
    />
  )
})
