import { useLayoutEffect, type RefObject } from 'react'
import { placeBeside, type PlaceWishes } from './place-beside.ts'

type Wishes = Pick<PlaceWishes, 'side' | 'align' | 'gap'>

function place(box: HTMLElement, anchor: Element, wishes: Wishes): void {
  box.style.maxHeight = ''
  const { clientWidth, clientHeight } = document.documentElement
  const found = placeBeside({
    anchor: anchor.getBoundingClientRect(),
    size: { width: box.offsetWidth, height: box.offsetHeight },
    view: { width: clientWidth, height: clientHeight },
    ...wishes,
  })
  box.style.top = `${found.top}px`
  box.style.left = `${found.left}px`
  box.style.maxHeight = `${found.maxHeight}px`
}

/**
 * Shows a `popover="manual"` element above everything, beside its anchor, for as long as it is mounted; it follows when
 * the page scrolls or changes its size.
 */
export function useFloating(
  floating: RefObject<HTMLElement | null>,
  anchor: RefObject<Element | null>,
  { side, align, gap = 6 }: Wishes,
): void {
  useLayoutEffect(() => {
    const box = floating.current
    const target = anchor.current
    if (!box || !target) return
    const follow = (event?: Event) => {
      // Scrolling inside the box itself moves nothing.
      if (event?.target instanceof Node && box.contains(event.target)) return
      place(box, target, { side, align, gap })
    }
    box.showPopover()
    follow()
    const options = { capture: true, passive: true }
    document.addEventListener('scroll', follow, options)
    window.addEventListener('resize', follow)
    return () => {
      document.removeEventListener('scroll', follow, options)
      window.removeEventListener('resize', follow)
    }
  }, [floating, anchor, side, align, gap])
}
