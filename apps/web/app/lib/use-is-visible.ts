import { useSyncExternalStore } from 'react'

/** Whether this tab is the one that a person can see. */
export function useIsVisible(): boolean {
  return useSyncExternalStore(subscribe, isVisible, () => false)
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

function isVisible(): boolean {
  return document.visibilityState === 'visible'
}
