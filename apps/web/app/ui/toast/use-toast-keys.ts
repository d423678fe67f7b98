import { useEffect, useRef, type RefObject } from 'react'
import { WRITING } from '../in-the-way.ts'
import type { ToastQueue } from './toast-queue.ts'

/**
 * F6 goes to the newest message and back, Escape closes the one that has the focus, Ctrl+Z (or Command+Z) takes the
 * newest Undo while nothing is being written. Returns what gives the focus back when that message leaves.
 */
export function useToastKeys(
  region: RefObject<HTMLElement | null>,
  queue: ToastQueue,
): (leavingId: number) => void {
  const cameFrom = useRef<HTMLElement | null>(null)

  function goBack() {
    const target = cameFrom.current?.isConnected
      ? cameFrom.current
      : document.querySelector<HTMLElement>('main')
    cameFrom.current = null
    if (!target) return
    if (target.tagName === 'MAIN' && !target.hasAttribute('tabindex')) target.tabIndex = -1
    target.focus({ preventScroll: true })
  }

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const box = region.current
      const target = event.target instanceof Element ? event.target : null
      if (!box || event.defaultPrevented) return
      const isInside = target !== null && box.contains(target)
      if (event.key === 'F6' && !event.ctrlKey && !event.altKey) {
        const button = box.querySelector<HTMLElement>('.ui-toast:last-child button')
        if (!button) return
        event.preventDefault()
        if (isInside) goBack()
        else button.focus()
      } else if (event.key === 'Escape' && isInside) {
        const id = Number(target.closest<HTMLElement>('[data-toast]')?.dataset['toast'])
        goBack()
        queue.dismiss(id)
      } else if (
        event.key.toLowerCase() === 'z' &&
        (event.ctrlKey || event.metaKey) &&
        !event.shiftKey &&
        !event.altKey
      ) {
        if (target?.closest(WRITING) || target?.closest('[role=dialog], [role=alertdialog]')) return
        if (isInside) goBack()
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
