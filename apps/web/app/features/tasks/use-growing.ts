import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { whenIdle } from '../../lib/when-idle.ts'

const FIRST_BLOCKS = 1
const MORE_BLOCKS = 2
/** Five hundred rows: more than most days have, and as many as a page holds without getting slower. */
const BLOCKS_UNASKED = 25

/**
 * How many blocks of a list to draw: the first at once, or as many as `first` says, more while the browser is idle, and the rest when the person
 * scrolls near its `end`. So a list of thousands is usable as soon as a short one.
 */
export function useGrowing(
  blocks: number,
  first = FIRST_BLOCKS,
): {
  readonly shown: number
  readonly end: RefObject<HTMLDivElement | null>
} {
  const [shown, setShown] = useState(first)
  const end = useRef<HTMLDivElement>(null)
  const isGrowing = shown < blocks
  const isLong = shown >= BLOCKS_UNASKED
  useEffect(() => {
    if (!isGrowing) return
    const grow = () => startTransition(() => setShown(shown + MORE_BLOCKS))
    return isLong ? whenNear(end.current, grow) : whenIdle(grow)
  }, [isGrowing, isLong, shown])
  return { shown, end }
}

/** Calls back when the place comes within a few screens of what is seen. Returns how to call that off. */
function whenNear(place: Element | null, work: () => void): () => void {
  const observer = new IntersectionObserver(
    (seen) => seen.some(({ isIntersecting }) => isIntersecting) && work(),
    {
      rootMargin: '2000px',
    },
  )
  if (place) observer.observe(place)
  return () => observer.disconnect()
}
