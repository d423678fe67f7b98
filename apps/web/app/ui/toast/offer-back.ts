import { words } from '../draft-words.ts'
import { showToast } from './toast.ts'

/** Offers again what somebody typed, after a button that leaves it or clears it: that may have been the wrong one. */
export function offerBack(bringBack: () => void): void {
  showToast({
    text: words.aside,
    action: { label: words.bringBack, isUndo: true, run: bringBack },
    isLasting: true,
  })
}
