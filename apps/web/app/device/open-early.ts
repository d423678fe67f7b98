import { takeIntegrityCheckRequest } from './integrity-check.ts'
import { DatabaseClosedError } from './database.ts'
import type { Environment } from './environment.ts'
import { type DeviceStore, openDeviceStore } from './store.ts'

/**
 * Opening the owner's data can begin before anything is drawn, so that the disk and the page load work at the same
 * time.
 */
let early: { readonly owner: string; readonly store: Promise<DeviceStore> } | null = null

/** Begins to open the owner's data. `takeStore` hands it over, or rejects with what went wrong. */
export function openEarly(owner: string, environment: Environment): void {
  if (early?.owner === owner) return
  closeEarly()
  const store = openDeviceStore(owner, environment, takeIntegrityCheckRequest())
  store.catch(() => {})
  early = { owner, store }
}

/**
 * Returns the owner's store: the one that was opened early, if it has not been taken and is still open, or else a new
 * one.
 */
export async function takeStore(owner: string, environment: Environment): Promise<DeviceStore> {
  const begun = early?.owner === owner ? early.store : null
  if (!begun) closeEarly()
  early = null
  const store = await begun?.catch(noneIfTaken)
  return store && !store.isClosed.get()
    ? store
    : openDeviceStore(owner, environment, takeIntegrityCheckRequest())
}

function noneIfTaken(error: unknown): null {
  if (error instanceof DatabaseClosedError) return null
  throw error
}

/** Closes a store that was opened early and that nobody took. */
function closeEarly(): void {
  void early?.store.then((store) => store.close()).catch(() => {})
  early = null
}
