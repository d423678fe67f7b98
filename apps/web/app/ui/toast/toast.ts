import { createToastQueue, type ToastContent } from './toast-queue.ts'

/** The one queue of the page. */
export const toastQueue = createToastQueue({
  now: () => performance.now(),
  after(delayMs, work) {
    const timer = setTimeout(work, delayMs)
    return () => clearTimeout(timer)
  },
})

/**
 * The one way to tell a person that something happened. It is announced politely and never takes the focus.
 * Returns an id for dismissToast. Example: `showToast({ text: 'Reply to Sam is done.', action: { label: 'Undo', run, isUndo: true } })`
 */
export function showToast(content: ToastContent): number {
  return toastQueue.show(content)
}

/** Removes a message that is no longer true, or whose Undo is not possible any more. */
export function dismissToast(id: number): void {
  toastQueue.retract(id)
}
