import { useSyncExternalStore } from 'react'

/** What this tab shows of the sprint: the choice before one, the one there is, or nothing. */
export type SprintView = 'choose' | 'follow' | null

let current: SprintView = null
const listeners = new Set<() => void>()

/** Null puts it out of sight; a sprint that runs goes on. */
export function showSprint(view: SprintView): void {
  if (view === current) return
  current = view
  for (const listener of listeners) listener()
}

export function tuckAwaySprint(): void {
  showSprint(null)
}

export function useSprintView(): SprintView {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
