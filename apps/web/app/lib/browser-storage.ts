/**
 * The one place that uses localStorage and sessionStorage. A value that storage refuses, as it is full or forbidden,
 * is kept in memory for this page, and takes precedence over the stored one.
 */
export type Place = 'tab' | 'device'

type TextListener = (before: string | null, now: string | null) => void

const refused = new Map<string, string>()
const listeners = new Map<string, Set<TextListener>>()
let hearsOtherTabs = false

function storageOf(place: Place): Storage {
  return place === 'tab' ? sessionStorage : localStorage
}

export function readText(place: Place, name: string): string | null {
  const text = refused.get(name)
  if (text !== undefined) return text
  try {
    return storageOf(place).getItem(name)
  } catch {
    return null
  }
}

/** Writes a text; null removes it. Notifies watchers of that name in every tab. */
export function writeText(place: Place, name: string, text: string | null): void {
  const before = readText(place, name)
  refused.delete(name)
  try {
    if (text === null) storageOf(place).removeItem(name)
    else storageOf(place).setItem(name, text)
  } catch {
    if (text !== null) refused.set(name, text)
  }
  tell(name, before, text)
}

/** Whether the value of that name is only in memory, so that it ends with this page. */
export function isRefused(place: Place, name: string): boolean {
  if (refused.has(name)) return true
  try {
    storageOf(place).getItem(name)
    return false
  } catch {
    return true
  }
}

/** The names of everything that is kept there, ours or not. */
export function namesIn(place: Place): readonly string[] {
  const remembered = place === 'device' ? [...refused.keys()] : []
  try {
    return [...new Set([...Object.keys(storageOf(place)), ...remembered])]
  } catch {
    return remembered
  }
}

/** Calls back after a change of that name, here or in another tab; returns how to stop that. */
export function watchText(name: string, listener: TextListener): () => void {
  if (!hearsOtherTabs) globalThis.addEventListener?.('storage', onStorage)
  hearsOtherTabs = true
  const watching = listeners.get(name) ?? new Set()
  listeners.set(name, watching.add(listener))
  return () => void watching.delete(listener)
}

function onStorage({ key, oldValue, newValue }: StorageEvent): void {
  // A null key means that everything was cleared.
  for (const name of key === null ? listeners.keys() : [key]) tell(name, oldValue, newValue)
}

function tell(name: string, before: string | null, now: string | null): void {
  for (const listener of listeners.get(name) ?? []) listener(before, now)
}
