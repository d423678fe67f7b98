import { createStore } from '../lib/create-store.ts'
import { FLOATING, WRITING } from './in-the-way.ts'

/** Two letters of one word come no further apart. */
const LETTER_MS = 400

/** After this long without a key, a person has probably finished the word. */
const WRITING_MS = 2_000

/** A look at something else that is shorter is no end of a visit. */
const AWAY_MS = 10 * 60_000

/** Counts visits: how often the person came back to the page after a while. */
export const visits = createStore(0)
let leftAt = -Infinity
let presses = 0
let typedAt = -Infinity
let unheardAt = -Infinity

/** Counts presses of a key, a button or a finger. */
export function countPresses(): number {
  return presses
}

/**
 * Whether something is being written: a field of the page itself has the focus, or words in it. Fields of dialogs do not
 * count: they close with them.
 */
export function isWriting(): boolean {
  const { activeElement } = document
  return [...document.querySelectorAll(WRITING)].some(
    (field) => !field.closest(FLOATING) && (field === activeElement || hasWords(field)),
  )
}

function hasWords(field: Element): boolean {
  return field.matches('input, textarea') && (field as HTMLInputElement).value.trim() !== ''
}

/** For how many more milliseconds a word is probably being typed; zero if none is. */
export function leftOfWord(): number {
  return Math.max(0, typedAt + WRITING_MS - performance.now())
}

/** Whether a key goes on with a word: the letter before it was pressed outside of any field just now and did nothing. */
export function isInWord(key: string): boolean {
  return isLetter(key) && performance.now() - unheardAt < LETTER_MS
}

/** In any script; signs such as ? and / come before A. */
const isLetter = (key: string) => key.length === 1 && key >= 'A'

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
  // Last of all, so that it is known whether the letter did something.
  addEventListener('keydown', ({ key, target, defaultPrevented }) => {
    if (!isLetter(key) || defaultPrevented) return
    if (!(target instanceof Element && target.closest(`${WRITING}, ${FLOATING}`)))
      unheardAt = performance.now()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leftAt = Date.now()
    else if (Date.now() - leftAt >= AWAY_MS) visits.set(visits.get() + 1)
  })
}
