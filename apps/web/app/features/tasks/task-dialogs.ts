import { defineDialog } from '../../ui/dialogs/define-dialog.ts'
import type { LoadBreakdown } from './breakdown-part.ts'

export const newTaskDialog = defineDialog(
  async () => (await import('./dialogs/create-dialog.tsx')).CreateDialog,
)
export const taskDialog = defineDialog(async () => (await import('./dialogs/detail-dialog.tsx')).DetailDialog)
export const breakDownDialog = defineDialog(
  async ({ loadBreakdown }: { readonly taskId: string; readonly loadBreakdown: LoadBreakdown }) => {
    const [{ breakDownWith }, { BreakdownDialog }] = await Promise.all([
      import('./dialogs/break-down-task.tsx'),
      loadBreakdown(),
    ])
    return breakDownWith(BreakdownDialog)
  },
)
export const snoozeDialog = defineDialog(
  async () => (await import('./dialogs/snooze-dialog.tsx')).SnoozeDialog,
)
export const laterDialog = defineDialog(async () => (await import('./dialogs/later-dialog.tsx')).LaterDialog)
export const deleteDialog = defineDialog(
  async () => (await import('./dialogs/delete-dialog.tsx')).DeleteDialog,
)
export const clearDialog = defineDialog(async () => (await import('./dialogs/clear-dialog.tsx')).ClearDialog)
export const shortcutsDialog = defineDialog(
  async () => (await import('./dialogs/shortcuts-dialog.tsx')).ShortcutsDialog,
)
export const suggestionsDialog = defineDialog(
  async () => (await import('./dialogs/suggestions-dialog.tsx')).SuggestionsDialog,
)
