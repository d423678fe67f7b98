import { useTaskCommands } from '../../../data/tasks/use-task-commands.ts'
import { ConfirmDialog } from '../../../ui/confirm/confirm-dialog.tsx'
import type { DialogControl } from '../../../ui/dialogs/define-dialog.ts'
import { neighbourFocus } from '../focus-neighbour.ts'
import { words } from './words.ts'

interface ClearDialogProps extends DialogControl {
  /** Exactly the tasks that the person saw when they asked. */
  readonly taskIds: readonly string[]
}

/** Asks before several tasks go at once. */
export function ClearDialog({ taskIds, close }: ClearDialogProps) {
  const { clearCompleted } = useTaskCommands()
  const { length } = taskIds

  async function answer(isAgreed = false) {
    const giveFocus = neighbourFocus(null)
    close()
    if (isAgreed && (await clearCompleted(taskIds))) giveFocus()
  }

  return (
    <ConfirmDialog
      title={words.clearTitle}
      body={words.clearText(length)}
      action={words.clear(length)}
      tone="danger"
      close={(isAgreed) => void answer(isAgreed)}
    />
  )
}
