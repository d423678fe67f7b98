import { useEffect } from 'react'
import { useStore } from '../../lib/use-store.ts'
import { useWhenAsked } from '../../ui/use-when-asked.ts'
import { askAgainFor, closeTaskDialog, giveUpTaskDialog, taskDialog } from './open-dialog.ts'

/** Rendered once on the page. The dialogs come when the first of them is asked for. */
export function TaskDialogHost() {
  const dialog = useStore(taskDialog)
  // Who goes elsewhere with a dialog open does not find it open when they come back. What was written in it is kept.
  useEffect(() => closeTaskDialog, [])
  const part = useWhenAsked(
    dialog !== null,
    () => import('./dialogs/task-dialogs.tsx'),
    giveUpTaskDialog,
    askAgainFor(dialog),
  )
  return part ? <part.TaskDialogs dialog={dialog} /> : null
}
