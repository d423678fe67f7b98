import { useSyncExternalStore } from 'react'
import type { ReadableStore } from './create-store.ts'

/** The value of a store, live. */
export function useStore<T>(store: ReadableStore<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, () => store.initial)
}
