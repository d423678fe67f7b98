import { defineDialog } from '../dialogs/define-dialog.ts'
import { dialogs } from '../dialogs/dialogs.ts'

export interface ConfirmQuestion {
  /** The question: 'Delete Task?' */
  readonly title: string
  /** What happens, and whether it can be undone. */
  readonly body: string
  /** The button's outcome in a word or two: 'Delete'. */
  readonly action: string
  readonly cancel?: string
  readonly tone?: 'main' | 'danger'
}

const confirmDialog = defineDialog(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog, {
  scope: 'page',
  isAbove: true,
})

/**
 * The one way to ask before something happens. Returns true when the person agrees, false when they leave in any way.
 * Several questions wait their turn. Example: `if (await confirm({ title, body, action: 'Delete', tone: 'danger' })) …`
 */
export async function confirm(question: ConfirmQuestion): Promise<boolean> {
  return (await dialogs.open(confirmDialog, question, { canAskAgain: false })) === true
}
