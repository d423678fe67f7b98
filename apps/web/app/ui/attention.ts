import { createStore } from '../lib/create-store.ts'
import { FLOATING, WRITING } from './in-the-way.ts'

/** After this long without a key, a person has probably finished the word. */
const WRITING_MS = 2_000

/** Counts visits: how often the person came back to the page. */
export const visits = createStore(0)
let presses = 0
let typedAt = -Infinity

/** Counts presses of a key, a button or a finger. */
export function countPresses(): number {
  return presses
}

/** Whether the focus is in a text field of the page itself. Fields of dialogs do not count: they close with them. */
export function isInField(): boolean {
  const { activeElement } = document
  return activeElement?.matches(WRITING) === true && !activeElement.closest(FLOATING)
}

/** For how many more milliseconds a word is probably being typed; zero if none is. */
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
