import { defineDialog } from '../../ui/dialogs/define-dialog.ts'

/** On any page that wears the app's styles. */
export const tutorialDialog = defineDialog(
  async () => (await import('./tutorial-dialog.tsx')).TutorialDialog,
  { scope: 'page' },
)
