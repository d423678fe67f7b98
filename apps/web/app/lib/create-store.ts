/** A value that can be watched. */
export interface ReadableStore<T> {
  /** Its value before the first `set`, which is what a prerendered page shows. */
  readonly initial: T
  get(): T
  /** Calls back after each change; returns how to stop that. */
  subscribe(listener: () => void): () => void
}

export interface Store<T> extends ReadableStore<T> {
  /** Sets the value and notifies watchers, unless it is the same. */
  set(value: T): void
}

/**
 * The one way to hold a value that several places watch; `useStore` brings it into a component. Why not a library: see
 * docs/decisions/0024.
 */
export function createStore<T>(initial: T): Store<T> {
  let current = initial
  const listeners = new Set<() => void>()
  return {
    initial,
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return
      current = value
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
