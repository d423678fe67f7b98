import { logProblem } from '../lib/log.ts'
import { anyTexts, deviceSetting } from '../lib/device-setting.ts'
import { readSession } from './session-store.ts'

/**
 * Who signed out leaves nothing behind. Taking a database away can be cut off, or wait for a tab that sleeps, so what
 * is still to go is remembered and carried out when Glimmer opens next.
 */
const wipePending = deviceSetting({
  key: 'wipe-pending',
  scope: 'device',
  ...anyTexts,
})

/**
 * Takes the owner's data off this device, unless they are back since. Never rejects: what could not be taken away stays
 * noted.
 */
export async function wipeSignedOut(owner: string): Promise<void> {
  try {
    const { wipeOwner } = await import('../device/owner-data.ts')
    if (!isHere(owner)) await wipeOwner(owner)
    writeOwners(wipePending.get().filter((other) => other !== owner))
  } catch (error) {
    logProblem('the things of somebody who signed out are still to be taken away', error)
  }
}

export function markWipe(owner: string): void {
  writeOwners([...new Set([...wipePending.get(), owner])])
}

export function hasPendingWipes(): boolean {
  return wipePending.get().length > 0
}

/** Wipes whoever signed out. Each by themselves: where a tab holds on to one, the others go. */
export async function carryOutWipes(): Promise<void> {
  await Promise.all(wipePending.get().map(wipeSignedOut))
}

function isHere(owner: string): boolean {
  const session = readSession()
  return session.kind === 'account' && session.owner === owner
}

function writeOwners(owners: readonly string[]): void {
  wipePending.set(owners.length > 0 ? owners : wipePending.initial)
}
