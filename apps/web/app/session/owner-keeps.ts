import { useSyncExternalStore } from 'react'

/**
 * Small things that this device keeps for one owner beside their rows, such as a sprint that runs. They are read before
 * anything else is open, survive a reload, are the same in every tab, and go with the drafts when somebody leaves.
 */
const PREFIX = 'glimmer:own:'

/** What storage has refused lasts as long as the page, and counts more than what it kept before. */
const memory = new Map<string, string>()
const listeners = new Set<() => void>()

export function readKeep(owner: string, name: string): string | null {
  const key = keyOf(owner, name)
  try {
    return memory.get(key) ?? localStorage.getItem(key)
  } catch {
    return memory.get(key) ?? null
  }
}

/** Null takes it away. */
export function writeKeep(owner: string, name: string, text: string | null): void {
  const key = keyOf(owner, name)
  memory.delete(key)
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    if (text !== null) memory.set(key, text)
  }
  tellAll()
}

/** Gives what is kept for one owner to another, who has nothing of that name. */
export function moveKeeps(from: string, to: string): void {
  try {
    const prefix = keyOf(from, '')
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith(prefix))) {
      const name = key.slice(prefix.length)
      if (readKeep(to, name) === null) writeKeep(to, name, readKeep(from, name))
      writeKeep(from, name, null)
    }
  } catch {
    // No storage, nothing to move.
  }
}

/** Takes everything of everybody off this device. */
export function clearKeeps(): void {
  memory.clear()
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // No storage, nothing kept.
  }
  tellAll()
}

/** What is kept, live: a change in another tab shows here too. */
export function useKeep(owner: string, name: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readKeep(owner, name),
    () => null,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', onStorage)
  }
}

function onStorage({ key }: StorageEvent): void {
  // A null key means that everything was cleared.
  if (key === null || key.startsWith(PREFIX)) tellAll()
}

function tellAll(): void {
  for (const listener of listeners) listener()
}

function keyOf(owner: string, name: string): string {
  return `${PREFIX}${owner}:${name}`
}
