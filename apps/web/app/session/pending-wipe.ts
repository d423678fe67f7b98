import { logProblem } from '../lib/log.ts'
import { anyTexts, deviceSetting } from '../lib/device-setting.ts'
import { readSession } from './session-store.ts'

/**
 * Signing out removes a person's data from the device. Deleting a database can be interrupted, or wait for a sleeping
 * tab, so what is left to delete is remembered and deleted when Glimmer opens next.
 */
const wipePending = deviceSetting({
  key: 'wipe-pending',
  scope: 'device',
  ...anyTexts,
})

/**
 * Deletes the owner's data from this device, unless they have signed in again. Never rejects: what could not be
 * deleted stays noted.
 */
export async function wipeSignedOut(owner: string): Promise<void> {
  try {
    await Promise.all([wipeRows(owner), endPush(owner)])
    writeOwners(wipePending.get().filter((other) => other !== owner))
  } catch (error) {
    logProblem('the things of somebody who signed out are still to be taken away', error)
  }
}

async function wipeRows(owner: string): Promise<void> {
  const { wipeOwner } = await import('../device/owner-data.ts')
  if (!isHere(owner)) await wipeOwner(owner)
}

/** What is sent to this browser for the owner, and what of it is still shown. */
async function endPush(owner: string): Promise<void> {
  const { endPushOf } = await import('./push/push-device.ts')
  if (!isHere(owner)) await endPushOf(owner)
}

export function markWipe(owner: string): void {
  writeOwners([...new Set([...wipePending.get(), owner])])
}

export function hasPendingWipes(): boolean {
  return wipePending.get().length > 0
}

/**
 * Deletes the data of everybody who signed out, each on its own: one that a tab holds open does not keep the others.
 */
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
