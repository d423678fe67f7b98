import { useEffect, useEffectEvent } from 'react'

/** The platform's own way to hear of a request to close, where it has one. It watches once. */
interface Watcher extends EventTarget {
  destroy(): void
}
type Platform = { readonly CloseWatcher?: new () => Watcher }

// The platform may ask several at once, and asks for Escape as well, which is answered by its key.
let isAnswered = false

function markAnswered(): void {
  isAnswered = true
  setTimeout(() => {
    isAnswered = false
  })
}

/**
 * Hears the Back gesture of a phone as long as something is open over the page, so that it closes that and does not
 * leave the page. The last one opened hears it; where it stays open, so does the page.
 */
export function useCloseRequest(isOpen: boolean, onRequest: () => void): void {
  const answer = useEffectEvent(onRequest)

  useEffect(() => {
    const { CloseWatcher } = globalThis as Platform
    if (!isOpen || !CloseWatcher) return
    const watch = () => {
      const next = new CloseWatcher()
      next.addEventListener('close', () => {
        watcher = watch()
        if (isAnswered) return
        markAnswered()
        answer()
      })
      return next
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') markAnswered()
    }
    let watcher = watch()
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true })
      watcher.destroy()
    }
  }, [isOpen])
}
