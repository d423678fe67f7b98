import { carryToasts } from './carry-toast.ts'
import { toastQueue } from './toast.ts'

/** Opens a public page, which is a document of its own, in place of this one. What is being said is said on there. */
export function leaveForPage(path: string): void {
  carryToasts(toastQueue.shown.get().map(({ text }) => text))
  location.replace(path)
}
