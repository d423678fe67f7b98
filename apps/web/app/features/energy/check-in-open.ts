import { useSyncExternalStore } from 'react'

/** Who opened the check-in: the person, or the page by itself. */
export type CheckInOrigin = 'asked' | 'offered'

let current: CheckInOrigin | null = null
const listeners = new Set<() => void>()

function set(next: CheckInOrigin | null): void {
  current = next
  for (const listener of listeners) listener()
}

export function openCheckIn(origin: CheckInOrigin): void {
  if (current === null) set(origin)
}

export function closeCheckIn(): void {
  set(null)
}

export function readOpenCheckIn(): CheckInOrigin | null {
  return current
}

/** How the check-in that is open came to be, live. */
export function useOpenCheckIn(): CheckInOrigin | null {
  return useSyncExternalStore(subscribe, readOpenCheckIn, () => null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
