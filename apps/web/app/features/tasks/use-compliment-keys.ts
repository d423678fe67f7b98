import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import { dismissCompliment, holdCompliment } from './compliment-store.ts'

/**
 * Any press elsewhere ends a compliment, and so does any key but F6: it leads to what is offered, if anything is, as it leads
 * to messages. Returns what to call when the offer gets the focus, and when it was taken: the focus goes back first.
 */
export function useComplimentKeys(slot: RefObject<HTMLElement | null>) {
  const before = useRef<HTMLElement | null>(null)

  function leave() {
    if (slot.current?.contains(document.activeElement) && before.current?.isConnected) before.current.focus()
    dismissCompliment()
  }
  function cameFrom({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof HTMLElement) before.current = relatedTarget
    holdCompliment()
  }

  useEffect(() => {
    const isInside = ({ target }: Event) => target instanceof Node && slot.current?.contains(target) === true
    function onPointerDown(event: PointerEvent) {
      if (!isInside(event)) dismissCompliment()
    }
    function onKeyDown(event: KeyboardEvent) {
      const offer = slot.current?.querySelector('button')
      if (isInside(event)) {
        if (event.key === 'Escape') leave()
      } else if (event.key === 'F6' && offer) {
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
