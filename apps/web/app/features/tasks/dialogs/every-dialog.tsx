/** All of them come in one file of the build, so the page names it once. */
export { breakDownWith } from './break-down-task.tsx'
export { CreateDialog } from './create-dialog.tsx'
export { DeleteDialog } from './delete-dialog.tsx'
export { DetailDialog } from './detail-dialog.tsx'
export { LaterDialog } from './later-dialog.tsx'
export { ShortcutsDialog } from './shortcuts-dialog.tsx'
export { SnoozeDialog } from './snooze-dialog.tsx'
export { SuggestionsDialog } from './suggestions-dialog.tsx'
