import { type TouchEvent, useRef } from 'react'

const LEAST_PIXELS = 60
/** What is held longer is a press that lifts an event. */
const MOST_MS = 400
/** There the phone's own gesture for going back begins. */
const EDGE_PIXELS = 24

/** How far a finger went to the right and down, and how long it took. */
interface Stroke {
  readonly x: number
  readonly y: number
  readonly ms: number
}

/** Which way a finger swiped: 1 to what comes next, which is to the left, -1 back; null for a tap, a scroll or a long press. */
export function swipeOf({ x, y, ms }: Stroke): 1 | -1 | null {
  if (ms > MOST_MS || Math.abs(x) < LEAST_PIXELS || Math.abs(x) < 2 * Math.abs(y)) return null
  return x < 0 ? 1 : -1
}

/** Handlers for an element on which a finger swipes sideways. There should be buttons for the same. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const from = useRef<{ readonly x: number; readonly y: number; readonly at: number } | null>(null)
  return {
    onTouchStart({ touches, timeStamp }: TouchEvent) {
      const finger = touches[0]
      // Two fingers, or one on a page that is made larger, look closer or elsewhere.
      const isAlone = touches.length === 1 && (window.visualViewport?.scale ?? 1) === 1
      const isInside =
        finger !== undefined &&
        finger.clientX > EDGE_PIXELS &&
        finger.clientX < window.innerWidth - EDGE_PIXELS
      from.current = isAlone && isInside ? { x: finger.clientX, y: finger.clientY, at: timeStamp } : null
    },
    onTouchEnd({ changedTouches, timeStamp }: TouchEvent) {
      const finger = changedTouches[0]
      const began = from.current
      from.current = null
      if (!began || !finger) return
      const step = swipeOf({
        x: finger.clientX - began.x,
        y: finger.clientY - began.y,
        ms: timeStamp - began.at,
      })
      if (step !== null) onSwipe(step)
    },
    onTouchCancel() {
      from.current = null
    },
  }
}
