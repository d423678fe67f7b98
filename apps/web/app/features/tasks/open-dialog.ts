import type { TimeOfDay } from '@glimmer/domain/tasks/task'
import { createStore } from '../../lib/create-store.ts'

/** What the dialogs of the tasks page can be about. Tasks are named by their ids: a dialog reads the rows live. */
export type TaskDialog =
  | { readonly kind: 'detail'; readonly taskId: string }
  /** `timeOfDay` and `category` are chosen beforehand where the dialog is opened from a section. */
  | {
      readonly kind: 'create'
      readonly title?: string
      readonly timeOfDay?: TimeOfDay
      readonly category?: string
      /** Called where the dialog is not on this device yet: what was typed must not be lost with it. */
      readonly onAbsent?: () => void
    }
  | { readonly kind: 'snooze'; readonly taskId: string }
  /** `isAway`: it is not on today's list, so that today is one of the days to choose. */
  | { readonly kind: 'later'; readonly taskId: string; readonly isAway?: boolean }
  | { readonly kind: 'breakdown'; readonly taskId: string }
  | { readonly kind: 'delete'; readonly taskId: string }
  /** Exactly the tasks that the person saw when they asked. */
  | { readonly kind: 'clear-completed'; readonly taskIds: readonly string[] }
  | { readonly kind: 'shortcuts' }

/** The dialog that is open. */
export const taskDialog = createStore<TaskDialog | null>(null)
let focusBefore: HTMLElement | null = null

/** Opens a dialog of the tasks page, in place of the one that is open. One at a time. */
export function openTaskDialog(dialog: TaskDialog): void {
  if (!taskDialog.get()) {
    focusBefore = document.activeElement instanceof HTMLElement ? document.activeElement : null
  }
  taskDialog.set(dialog)
}

export function closeTaskDialog(): void {
  taskDialog.set(null)
}

/** The dialog could not be fetched. */
export function giveUpTaskDialog(): void {
  const dialog = taskDialog.get()
  if (dialog?.kind === 'create') dialog.onAbsent?.()
  taskDialog.set(null)
}

/** What asks once more for a dialog that could not be fetched. Text that went back to its field is sent from there. */
export function askAgainFor(dialog: TaskDialog | null): (() => void) | undefined {
  if (!dialog || (dialog.kind === 'create' && dialog.onAbsent)) return undefined
  return () => openTaskDialog(dialog)
}

/** What had the focus when the dialog was asked for, where it is still there: it gets it back. */
export function focusBeforeDialog(): HTMLElement | null {
  return focusBefore?.isConnected ? focusBefore : null
}
