import { useLayoutEffect, useState } from 'react'

/** The places of the open dialogs in the document, the uppermost last. */
let open: readonly Element[] = []
let inert: readonly Element[] = []

/**
 * Makes everything behind an open dialog inert, so that no key, press or find-in-page leads there. Returns the ref of its portal.
 * The library only hides it from screen readers.
 */
export function useInertBehind(isOpen: boolean): (portal: Element | null) => void {
  const [portal, setPortal] = useState<Element | null>(null)
  // In the layout phase: when the focus is given back, what gets it must be able to have it.
  useLayoutEffect(() => {
    if (!isOpen || !portal) return
    open = [...open, portal]
    follow()
    return () => {
      open = open.filter((one) => one !== portal)
      follow()
    }
  }, [isOpen, portal])
  return setPortal
}

function follow(): void {
  for (const element of inert) element.removeAttribute('inert')
  const top = open.at(-1)
  // What speaks goes on speaking, and messages keep their buttons.
  const kept = top ? [top, ...document.querySelectorAll('[aria-live]')] : []
  inert = top ? [...othersThan(kept, document.body)] : []
  for (const element of inert) element.setAttribute('inert', '')
}

/** What lies within a place and neither is nor holds one of the kept. */
function* othersThan(kept: readonly Element[], within: Element): Generator<Element> {
  for (const child of within.children) {
    if (kept.includes(child)) continue
    if (kept.some((one) => child.contains(one))) yield* othersThan(kept, child)
    else yield child
  }
}
