/** A value that can be watched. */
export interface ReadableStore<T> {
  /** What it was before anything set it: what a prerendered page shows. */
  readonly initial: T
  get(): T
  /** Calls back after each change; returns how to stop that. */
  subscribe(listener: () => void): () => void
}

export interface Store<T> extends ReadableStore<T> {
  /** Tells whoever watches, unless it is the same value. */
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
