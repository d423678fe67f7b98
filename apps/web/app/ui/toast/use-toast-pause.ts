import { useEffect, useState } from 'react'
import type { ToastQueue } from './toast-queue.ts'

type Reason = 'pointer' | 'focus' | 'hidden'

function createHold(queue: ToastQueue) {
  const reasons = new Set<Reason>()
  return (reason: Reason, holds: boolean) => {
    if (holds) reasons.add(reason)
    else reasons.delete(reason)
    if (reasons.size > 0) queue.pause()
    else queue.resume()
  }
}

/** Returns handlers for the toaster: while it is pointed at, holds the focus or is out of sight, no toast runs out. */
export function useToastPause(queue: ToastQueue, hasToasts: boolean) {
  const [hold] = useState(() => createHold(queue))

  useEffect(() => {
    const onVisibility = () => hold('hidden', document.visibilityState === 'hidden')
    onVisibility()
    document.addEventListener('visibilitychange', onVisibility)
    return () => document.removeEventListener('visibilitychange', onVisibility)
  }, [hold])

  // An element that leaves the page under the pointer or with the focus sends no event.
  useEffect(() => {
    if (hasToasts) return
    hold('pointer', false)
    hold('focus', false)
  }, [hold, hasToasts])

  return {
    onPointerEnter: () => hold('pointer', true),
    onPointerLeave: () => hold('pointer', false),
    onFocus: () => hold('focus', true),
    onBlur: () => hold('focus', false),
  }
}
