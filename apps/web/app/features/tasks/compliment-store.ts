import { pickCompliment } from '@glimmer/domain/tasks/compliments'
import { isHeavyTitle } from '@glimmer/domain/tasks/heavy-title'
import { useSyncExternalStore } from 'react'
import { celebrationLevel } from '../../sensory/effects.ts'

const SHOWN_MS = 8_000

let current: string | null = null
let last: string | undefined
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function set(next: string | null): void {
  clearTimeout(timer)
  if (next === current) return
  current = next
  for (const listener of listeners) listener()
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
  if (current !== null) timer = setTimeout(dismissCompliment, SHOWN_MS)
}

export function dismissCompliment(): void {
  set(null)
}

export function readCompliment(): string | null {
  return current
}

/** The compliment that is shown now, live. */
export function useCompliment(): string | null {
  return useSyncExternalStore(subscribe, readCompliment, () => null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
