/** A value that can be watched, in the shape `useSyncExternalStore` asks for. */
export interface Cell<T> {
  get(): T
  subscribe(listener: () => void): () => void
}

export interface WritableCell<T> extends Cell<T> {
  set(value: T): void
}

export function createCell<T>(initial: T): WritableCell<T> {
  let current = initial
  const listeners = new Set<() => void>()
  return {
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
