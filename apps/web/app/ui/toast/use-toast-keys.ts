import { useEffect, useRef, type RefObject } from 'react'
import { focusPage } from '../focus.ts'
import { FLOATING, WRITING } from '../in-the-way.ts'
import type { ToastQueue } from './toast-queue.ts'

/**
 * F6 goes to the newest message's buttons one after the other and back. Escape closes the message that has the focus, or kind
 * words, wherever one is. Ctrl+Z (or Command+Z) takes the newest Undo, in view or not, while nothing is being written.
 * Returns what gives the focus back when that message leaves.
 */
export function useToastKeys(
  region: RefObject<HTMLElement | null>,
  queue: ToastQueue,
): (leavingId: number) => void {
  const cameFrom = useRef<HTMLElement | null>(null)

  function goBack() {
    const before = cameFrom.current
    cameFrom.current = null
    if (before?.isConnected) before.focus({ preventScroll: true })
    else focusPage()
  }

  useEffect(() => {
    /** Returns whether there is a message to go to. */
    function goOn(box: HTMLElement, from: Element | null): boolean {
      const message = from?.closest('[data-toast]') ?? box.querySelector('[data-toast]:last-child')
      if (!message) return false
      const stops = message.querySelectorAll<HTMLElement>('[data-stop]')
      const all = [...(stops.length > 0 ? stops : message.querySelectorAll('button'))]
      const at = all.findIndex((button) => button === from)
      const next = from && at < 0 ? undefined : all[at + 1]
      if (next) next.focus()
      else goBack()
      return true
    }
    function onKeyDown(event: KeyboardEvent) {
      const box = region.current
      const target = event.target instanceof Element ? event.target : null
      if (!box || event.defaultPrevented) return
      const inside = target && box.contains(target) ? target : null
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
      if (event.key === 'F6' && !event.ctrlKey && !event.altKey) {
        if (goOn(box, inside)) event.preventDefault()
      } else if (event.key === 'Escape') {
        if (target?.closest(FLOATING)) return
        const leaving = inside
          ? Number(inside.closest<HTMLElement>('[data-toast]')?.dataset['toast'])
          : queue.shown.get().findLast(({ tone }) => tone === 'celebration')?.id
        if (inside) goBack()
        if (leaving !== undefined) queue.dismiss(leaving)
      } else if (isUndo && !event.altKey && !event.repeat) {
        if (target?.closest(`${WRITING}, ${FLOATING}`)) return
        if (inside) goBack()
        if (queue.undoNewest()) event.preventDefault()
      }
    }
    function onFocusIn(event: FocusEvent) {
      const from = event.relatedTarget
      if (from instanceof HTMLElement && !region.current?.contains(from)) cameFrom.current = from
    }
    const box = region.current
    box?.addEventListener('focusin', onFocusIn)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      box?.removeEventListener('focusin', onFocusIn)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [region, queue])

  return (leavingId) => {
    const leaving = region.current?.querySelector(`[data-toast="${leavingId}"]`)
    if (leaving?.contains(document.activeElement)) goBack()
  }
}
