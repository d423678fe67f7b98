import { defineDialog } from '../../ui/dialogs/define-dialog.ts'

/** Opens the tutorial, on any page that loads the app's styles. */
export const tutorialDialog = defineDialog(
  async () => (await import('./tutorial-dialog.tsx')).TutorialDialog,
  { scope: 'page' },
)
