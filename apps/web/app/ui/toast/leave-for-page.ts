import { carryToasts } from './carry-toast.ts'
import { toastQueue } from './toast.ts'

/** Opens a public page, a document of its own, in place of this one. Current messages are shown there again. */
export function leaveForPage(path: string): void {
  carryToasts(toastQueue.shown.get().map(({ text }) => text))
  location.replace(path)
}
