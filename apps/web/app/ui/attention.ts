import { createStore } from '../lib/create-store.ts'
import { FLOATING, WRITING } from './in-the-way.ts'

/** Who has not pressed a key for so long has finished the word. */
const WRITING_MS = 2_000

/** Goes up each time the person comes back to the page: a visit. */
export const visits = createStore(0)
let presses = 0
let typedAt = -Infinity

/** Goes up with each press of a key, a button or a finger. */
export function countPresses(): number {
  return presses
}

/** Whether the focus is where one writes on the page. A field of a dialog goes with it. */
export function isInField(): boolean {
  const { activeElement } = document
  return activeElement?.matches(WRITING) === true && !activeElement.closest(FLOATING)
}

/** For how many milliseconds nobody should come between: a word is being written. Zero where none is. */
export function leftOfWord(): number {
  return Math.max(0, typedAt + WRITING_MS - performance.now())
}

if (typeof document !== 'undefined') {
  const options = { capture: true }
  document.addEventListener('pointerdown', () => void presses++, options)
  document.addEventListener(
    'keydown',
    ({ target }) => {
      presses++
      if (target instanceof Element && target.closest(WRITING)) typedAt = performance.now()
    },
    options,
  )
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') visits.set(visits.get() + 1)
  })
}
