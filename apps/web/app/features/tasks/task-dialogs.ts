import { defineDialog } from '../../ui/dialogs/define-dialog.ts'
import type { LoadBreakdown } from './breakdown-part.ts'

const loadDialogs = () => import('./dialogs/every-dialog.tsx')

export const newTaskDialog = defineDialog(async () => (await loadDialogs()).CreateDialog)
export const taskDialog = defineDialog(async () => (await loadDialogs()).DetailDialog)
/** Breaks a task into steps, or one of its steps into smaller ones. */
export const breakDownDialog = defineDialog(loadBreakDown)
/** The same above the dialog that it is asked for in. */
export const breakDownAboveDialog = defineDialog(loadBreakDown, { isAbove: true })
export const snoozeDialog = defineDialog(async () => (await loadDialogs()).SnoozeDialog)
export const laterDialog = defineDialog(async () => (await loadDialogs()).LaterDialog)
export const timeDialog = defineDialog(async () => (await import('./dialogs/time-dialog.tsx')).TimeDialog)
export const deleteDialog = defineDialog(async () => (await loadDialogs()).DeleteDialog)
export const oldDialog = defineDialog(async () => (await loadDialogs()).OldDialog)
export const shortcutsDialog = defineDialog(async () => (await loadDialogs()).ShortcutsDialog)
export const suggestionsDialog = defineDialog(async () => (await loadDialogs()).SuggestionsDialog)

async function loadBreakDown({ loadBreakdown }: { readonly loadBreakdown: LoadBreakdown }) {
  const [{ breakDownWith }, { BreakdownDialog }] = await Promise.all([loadDialogs(), loadBreakdown()])
  return breakDownWith(BreakdownDialog)
}
