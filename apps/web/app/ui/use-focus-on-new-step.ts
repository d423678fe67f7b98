import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus and the view to the beginning of each new step. */
export function useFocusOnNewStep(step: unknown, beginning: RefObject<HTMLElement | null>): void {
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    beginning.current?.focus({ preventScroll: true })
    const scroller = beginning.current?.closest('.ui-dialog-body') ?? window
    scroller.scrollTo(0, 0)
  }, [step, beginning])
}
