import { defineDialog } from '../../ui/dialogs/define-dialog.ts'

const loadDialogs = () => import('./dialogs/every-dialog.tsx')

export const newTaskDialog = defineDialog(async () => (await loadDialogs()).CreateDialog)
export const taskDialog = defineDialog(async () => (await loadDialogs()).DetailDialog)
export const snoozeDialog = defineDialog(async () => (await loadDialogs()).SnoozeDialog)
export const laterDialog = defineDialog(async () => (await loadDialogs()).LaterDialog)
export const timeDialog = defineDialog(async () => (await import('./dialogs/time-dialog.tsx')).TimeDialog)
export const deleteDialog = defineDialog(async () => (await loadDialogs()).DeleteDialog)
export const oldDialog = defineDialog(async () => (await loadDialogs()).OldDialog)
export const shortcutsDialog = defineDialog(async () => (await loadDialogs()).ShortcutsDialog)
export const suggestionsDialog = defineDialog(async () => (await loadDialogs()).SuggestionsDialog)
