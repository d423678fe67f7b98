import { Button } from '../../ui/button.tsx'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { clearDialog } from './task-dialogs.ts'
import { words } from './words.ts'

/** Asks whether these, which the person sees, shall go. Nothing where there are none. */
export function ClearCompleted({
  taskIds,
  className,
}: {
  readonly taskIds: readonly string[]
  readonly className: string
}) {
  if (taskIds.length === 0) return null
  return (
    <Button
      className={className}
      aria-haspopup="dialog"
      onClick={() => void dialogs.open(clearDialog, { taskIds })}
    >
      {words.clearCompleted(taskIds.length)}
    </Button>
  )
}
