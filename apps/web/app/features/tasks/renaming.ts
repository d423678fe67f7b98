import { useSyncExternalStore } from 'react'

/** The one name that is being changed, kept so that a reload finds it open and as typed. */
export interface Renaming {
  readonly id: string
  readonly text: string
}

const KEY = 'glimmer:draft:renaming'
const listeners = new Set<() => void>()
let current: Renaming | null | undefined

export function readRenaming(): Renaming | null {
  if (current === undefined) current = readKept()
  return current
}

export function setRenaming(next: Renaming | null): void {
  const isOther = next?.id !== readRenaming()?.id
  current = next
  try {
    if (next) sessionStorage.setItem(KEY, JSON.stringify(next))
    else sessionStorage.removeItem(KEY)
  } catch {
    // It lives as long as the page.
  }
  if (isOther) for (const listener of listeners) listener()
}

/** Whether this row's name is being changed. */
export function useIsRenaming(id: string): boolean {
  return useSyncExternalStore(subscribe, () => readRenaming()?.id === id)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readKept(): Renaming | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (typeof value !== 'object' || value === null || !('id' in value) || !('text' in value)) return null
    return typeof value.id === 'string' && typeof value.text === 'string'
      ? { id: value.id, text: value.text }
      : null
  } catch {
    return null
  }
}
