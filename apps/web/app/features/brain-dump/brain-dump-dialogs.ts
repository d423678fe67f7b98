import { defineDialog } from '../../ui/dialogs/define-dialog.ts'

/** Writes a thought down from wherever one is. */
export const thoughtDialog = defineDialog(async () => (await import('./thought-dialog.tsx')).ThoughtDialog, {
  isAbove: true,
})
