import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

interface FoldedProps {
  readonly id: string
  readonly isOpen: boolean
  /** Called when find-in-page found something in it while it was closed. */
  readonly onFound: () => void
  readonly children: ReactNode
}

/** The part that a card opens. Closed, it is hidden from everybody, but find-in-page finds it in browsers with `until-found`. */
export function Folded({ id, isOpen, onFound, children }: FoldedProps) {
  const panel = useRef<HTMLDivElement>(null)
  const tellFound = useEffectEvent(onFound)

  // React sets `hidden` only as true or false, so `until-found` is set by hand.
  useLayoutEffect(() => {
    if (isOpen) panel.current?.removeAttribute('hidden')
    else panel.current?.setAttribute('hidden', 'until-found')
  }, [isOpen])

  useEffect(() => {
    const node = panel.current
    const found = () => tellFound()
    node?.addEventListener('beforematch', found)
    return () => node?.removeEventListener('beforematch', found)
  }, [])

  return (
    <div ref={panel} id={id}>
      {children}
    </div>
  )
}
