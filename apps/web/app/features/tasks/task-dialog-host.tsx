import { useWhenAsked } from '../../ui/use-when-asked.ts'
import { giveUpTaskDialog, useTaskDialog } from './open-dialog.ts'

/** Rendered once on the page. The dialogs come when the first of them is asked for. */
export function TaskDialogHost() {
  const dialog = useTaskDialog()
  const part = useWhenAsked(dialog !== null, () => import('./dialogs/task-dialogs.tsx'), giveUpTaskDialog)
  return part ? <part.TaskDialogs dialog={dialog} /> : null
}
