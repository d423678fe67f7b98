import { useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()

function set(next: boolean): void {
  if (next === isOpen) return
  isOpen = next
  for (const listener of listeners) listener()
}

/** Shows the sprint in this tab: what to choose from, or what runs. */
export function openSprint(): void {
  set(true)
}

/** Puts it out of sight. What runs goes on. */
export function tuckAwaySprint(): void {
  set(false)
}

export function useIsSprintOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
