import { PartMissing } from '../lib/parts/bring-files.ts'
import { showToast } from './toast/toast.ts'

/** The kind of the message: solved as soon as a part can be fetched. */
export const ABSENT = 'part'

/** Shows a message that a part of the app could not be loaded, and what helps. */
export function tellAbsent(error: unknown, askAgain?: () => void): void {
  if (error instanceof PartMissing && error.reason === 'outdated') {
    showToast({
      kind: ABSENT,
      tone: 'error',
      text: 'This part will open once you reload the page.',
      action: { label: 'Reload the page', run: () => location.reload() },
    })
    return
  }
  showToast({
    kind: ABSENT,
    tone: 'error',
    text: 'This part is not on your device yet, and could not be loaded.',
    ...(askAgain && { action: { label: 'Try again', run: askAgain } }),
  })
}
