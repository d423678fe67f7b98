import { defineDialog } from '../../ui/dialogs/define-dialog.ts'

export const suggestionDialog = defineDialog(
  async () => (await import('./suggestion-dialog.tsx')).SuggestionDialog,
)
export const rewardDialog = defineDialog(async () => (await import('./reward-dialog.tsx')).RewardDialog)
