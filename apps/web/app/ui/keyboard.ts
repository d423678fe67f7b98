import { createStore } from '../lib/create-store.ts'

/** The part of the page that is seen, as `visualViewport` tells. */
interface Seen {
  readonly height: number
  readonly offsetTop: number
  readonly scale: number
}

/** Lower than any keyboard, higher than the bars that a browser shows and hides. */
const LOWEST_KEYBOARD = 120

/**
 * How many pixels at the lower edge of a page of this height lie under a phone's keyboard: 0 where none is open, as in a
 * page that is only zoomed into.
 */
export function roomOfKeyboard(pageHeight: number, { height, offsetTop, scale }: Seen): number {
  if (scale > 1.01 || pageHeight - height < LOWEST_KEYBOARD) return 0
  return Math.max(0, Math.round(pageHeight - height - offsetTop))
}

/**
 * The pixels at the lower edge of this page that a keyboard lies over. Style sheets know them as `--keyboard`, and those that
 * it pushed out of view at the upper edge as `--above`.
 */
export const keyboardRoom = createStore(0)

let isFollowed = false

/** Called by what must stay clear of it; followed as long as the page is open. */
export function followKeyboard(): void {
  const seen = globalThis.visualViewport
  if (isFollowed || !seen) return
  isFollowed = true
  const look = () => {
    const room = roomOfKeyboard(innerHeight, seen)
    tell('--keyboard', room)
    tell('--above', room === 0 ? 0 : Math.round(seen.offsetTop))
    keyboardRoom.set(room)
  }
  seen.addEventListener('resize', look)
  seen.addEventListener('scroll', look)
  look()
}

/** Writes a length for style sheets only where it changes, as every element of the page is styled anew by it. */
function tell(name: string, pixels: number): void {
  const { style } = document.documentElement
  const [before, next] = [style.getPropertyValue(name) || '0px', `${pixels}px`]
  if (before !== next) style.setProperty(name, next)
}
