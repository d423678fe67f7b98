import { useSyncExternalStore } from 'react'
import { SECTIONS_FROM } from './breakpoints.ts'

/** From this width on all sections are always shown; the style sheet says the same. */
const WIDE = `(min-width: ${SECTIONS_FROM})`

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches)
}
