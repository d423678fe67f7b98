import { defineDialog } from '../ui/dialogs/define-dialog.ts'
import { dialogs } from '../ui/dialogs/dialogs.ts'

const calmSettingsDialog = defineDialog(
  async () => (await import('./calm-settings-panel.tsx')).CalmSettingsPanel,
  { scope: 'page' },
)

/** Opens the calm settings from anywhere: a button, a menu entry, a shortcut. */
export function openCalmSettings(): void {
  void dialogs.open(calmSettingsDialog, {})
}
