import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

interface FoldedProps {
  readonly id: string
  readonly isOpen: boolean
  /** The browser's own search found something in it while it was closed. */
  readonly onFound: () => void
  readonly children: ReactNode
}

/** What a card opens. Closed, it is out of sight for everybody, and find-in-page still finds it where the browser can. */
export function Folded({ id, isOpen, onFound, children }: FoldedProps) {
  const panel = useRef<HTMLDivElement>(null)
  const tellFound = useEffectEvent(onFound)

  // React knows `hidden` only as yes or no.
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
