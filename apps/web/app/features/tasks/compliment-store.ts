import { pickCompliment } from '@glimmer/domain/tasks/compliments'
import { isHeavyTitle } from '@glimmer/domain/tasks/heavy-title'
import { createStore } from '../../lib/create-store.ts'
import { celebrationLevel } from '../../sensory/effects.ts'

const SHOWN_MS = 8_000

/** The compliment that is shown now. */
export const compliment = createStore<string | null>(null)
let last: string | undefined
let timer: ReturnType<typeof setTimeout> | undefined

function set(next: string | null): void {
  clearTimeout(timer)
  compliment.set(next)
}

/**
 * Says something kind about what was just done, unless the person has switched that off, or it was something heavy: then
 * nobody cheers. It goes by itself.
 */
export function payCompliment(title: string, random: () => number = Math.random): void {
  if (celebrationLevel() === 'none' || isHeavyTitle(title)) return
  last = pickCompliment(random, last)
  set(last)
  letComplimentGo()
}

/** It stays for as long as somebody points at what it offers, or has the focus there. */
export function holdCompliment(): void {
  clearTimeout(timer)
}

/** From here on it goes by itself. */
export function letComplimentGo(): void {
  clearTimeout(timer)
  if (compliment.get() !== null) timer = setTimeout(dismissCompliment, SHOWN_MS)
}

export function dismissCompliment(): void {
  set(null)
}
