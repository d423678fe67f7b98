import { readSession } from './session-store.ts'

/**
 * Who signed out leaves nothing behind. Taking a database away can be cut off, or wait for a tab that sleeps, so what
 * is still to go is remembered and carried out when Glimmer opens next.
 */
const KEY = 'glimmer:wipe-pending'

/** Resolves when the owner's data is off this device. */
export async function wipeSignedOut(owner: string): Promise<void> {
  const { wipeOwner } = await import('../device/owner-data.ts')
  await wipeOwner(owner)
  writeOwners(readOwners().filter((other) => other !== owner))
}

export function markWipe(owner: string): void {
  writeOwners([...new Set([...readOwners(), owner])])
}

export function hasPendingWipes(): boolean {
  return readOwners().length > 0
}

/** Wipes whoever signed out and is not back since. */
export async function carryOutWipes(): Promise<void> {
  const session = readSession()
  const current = session.kind === 'none' ? null : session.owner
  const owners = readOwners().filter((owner) => owner !== current)
  writeOwners(owners)
  for (const owner of owners) await wipeSignedOut(owner)
}

function readOwners(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
  } catch {
    return []
  }
}

function writeOwners(owners: readonly string[]): void {
  try {
    if (owners.length > 0) localStorage.setItem(KEY, JSON.stringify(owners))
    else localStorage.removeItem(KEY)
  } catch {
    // No storage, no databases either.
  }
}
