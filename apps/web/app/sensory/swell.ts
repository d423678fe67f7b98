import { mayMove } from './effects.ts'
import { sensoryStore } from './store.ts'

/** How something grows, stays large and shrinks again. Times in milliseconds. */
export interface Swelling {
  /** Its size at rest; 1 is full size. */
  readonly from: number
  readonly delay: number
  readonly grow: number
  readonly stay: number
  readonly shrink: number
  readonly times: number
}

/**
 * Lets something grow and shrink slowly, if motion is allowed; it must look right at rest too. Switching motion off
 * ends it. Returns how to stop.
 */
export function swell(element: Element, { from, delay, grow, stay, shrink, times }: Swelling): () => void {
  if (!mayMove()) return () => {}
  const duration = grow + stay + shrink
  const animation = element.animate(
    [
      { offset: 0, scale: from, easing: 'ease-in-out' },
      { offset: grow / duration, scale: 1 },
      { offset: (grow + stay) / duration, scale: 1, easing: 'ease-in-out' },
      { offset: 1, scale: from },
    ],
    { delay, duration, iterations: times },
  )
  const obey = () => {
    if (!mayMove()) animation.cancel()
  }
  const stopListening = sensoryStore.subscribe(obey)
  const reduced = matchMedia('(prefers-reduced-motion: reduce)')
  reduced.addEventListener('change', obey)
  return () => {
    stopListening()
    reduced.removeEventListener('change', obey)
    animation.cancel()
  }
}
