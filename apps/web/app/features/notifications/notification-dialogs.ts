import { defineDialog } from '../../ui/dialogs/define-dialog.ts'

export const notificationSettingsDialog = defineDialog(
  async () => (await import('./settings-dialog.tsx')).SettingsDialog,
)
