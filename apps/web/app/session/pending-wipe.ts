import { logProblem } from '../lib/log.ts'
import { readSession } from './session-store.ts'

/**
 * Who signed out leaves nothing behind. Taking a database away can be cut off, or wait for a tab that sleeps, so what
 * is still to go is remembered and carried out when Glimmer opens next.
 */
const KEY = 'glimmer:wipe-pending'

/**
 * Takes the owner's data off this device, unless they are back since. Never rejects: what could not be taken away stays
 * noted.
 */
export async function wipeSignedOut(owner: string): Promise<void> {
  try {
    const { wipeOwner } = await import('../device/owner-data.ts')
    if (!isHere(owner)) await wipeOwner(owner)
    writeOwners(readOwners().filter((other) => other !== owner))
  } catch (error) {
    logProblem('the things of somebody who signed out are still to be taken away', error)
  }
}

export function markWipe(owner: string): void {
  writeOwners([...new Set([...readOwners(), owner])])
}

export function hasPendingWipes(): boolean {
  return readOwners().length > 0
}

/** Wipes whoever signed out. Each by themselves: where a tab holds on to one, the others go. */
export async function carryOutWipes(): Promise<void> {
  await Promise.all(readOwners().map(wipeSignedOut))
}

function isHere(owner: string): boolean {
  const session = readSession()
  return session.kind === 'account' && session.owner === owner
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
