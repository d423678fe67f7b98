import { defineDialog } from '../../ui/dialogs/define-dialog.ts'

export const profileDialog = defineDialog(async () => (await import('./profile-dialog.tsx')).ProfileDialog)
