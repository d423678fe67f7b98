import { defineDialog } from '../../ui/dialogs/define-dialog.ts'

/** Who opened the check-in: the person, or the page by itself. */
export type CheckInOrigin = 'asked' | 'offered'

export const checkInDialog = defineDialog(async () => (await import('./check-in-dialog.tsx')).CheckInDialog)
