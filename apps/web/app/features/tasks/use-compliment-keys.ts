import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import { toastQueue } from '../../ui/toast/toast.ts'
import { dismissCompliment, holdCompliment, letComplimentGo } from './compliment-store.ts'

/**
 * Any press elsewhere ends a compliment, and so does any key but F6: it leads to what is offered, if anything is, once it has
 * led to an Undo that is in view, and then back. Returns what to call when the offer gets the focus, and when it was
 * taken: the focus goes back first.
 */
export function useComplimentKeys(slot: RefObject<HTMLElement | null>) {
  const before = useRef<HTMLElement | null>(null)

  function leave() {
    if (slot.current?.contains(document.activeElement) && before.current?.isConnected) before.current.focus()
    dismissCompliment()
  }
  function cameFrom({ relatedTarget }: FocusEvent) {
    // Who came by way of a message goes back to where they were before it.
    if (relatedTarget instanceof HTMLElement && !(before.current && isInMessage(relatedTarget)))
      before.current = relatedTarget
    holdCompliment()
  }

  useEffect(() => {
    const isInside = ({ target }: Event) => target instanceof Node && slot.current?.contains(target) === true
    function onPointerDown(event: PointerEvent) {
      if (!isInside(event)) dismissCompliment()
    }
    function onKeyDown(event: KeyboardEvent) {
      const offer = slot.current?.querySelector('button')
      const from = document.activeElement
      if (isInside(event)) {
        if (event.key === 'Escape') leave()
        else if (event.key === 'F6' && before.current?.isConnected) {
          event.preventDefault()
          before.current.focus()
        }
      } else if (event.key === 'F6' && offer) {
        if (toastQueue.shown.get().at(-1)?.action && from instanceof HTMLElement && !isInMessage(from)) {
          before.current = from
          letComplimentGo()
          return
        }
        event.preventDefault()
        offer.focus()
      } else dismissCompliment()
    }
    const options = { capture: true }
    document.addEventListener('pointerdown', onPointerDown, options)
    document.addEventListener('keydown', onKeyDown, options)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown, options)
      document.removeEventListener('keydown', onKeyDown, options)
    }
    // Everything it uses is a ref or does not change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [slot])

  return { leave, cameFrom }
}

function isInMessage(place: Element): boolean {
  return place.closest('[data-toast]') !== null
}
