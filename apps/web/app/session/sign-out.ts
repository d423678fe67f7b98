import { clearKept } from '../lib/clear-kept.ts'
import { logProblem } from '../lib/log.ts'
import { confirm } from '../ui/confirm/confirm.ts'
import { carryOutSignOut, markSignOut } from './pending-sign-out.ts'
import { markWipe, wipeSignedOut } from './pending-wipe.ts'
import { NO_SESSION, readSession, writeSession } from './session-store.ts'
import { words } from './words.ts'

/**
 * Ends the account's session on this device and deletes its data there. Asks first where unsent changes or half-written
 * words would be lost. Returns whether the person is signed out. The server hears of it now, or before the next request to it.
 */
export async function signOut(): Promise<boolean> {
  const session = readSession()
  if (session.kind !== 'account') return true
  const [unsent, isHalfWritten] = await Promise.all([countUnsentOf(session.owner), isAnythingHalfWritten()])
  if ((unsent !== 0 || isHalfWritten) && !(await isAgreed(unsent, isHalfWritten))) return false
  leaveDevice(session.owner)
  return true
}

const ENTRANCE = '/auth'
let exit = ENTRANCE

/** Where an open app page goes once its session has ended. Read once. */
export function takeExit(): string {
  const taken = exit
  exit = ENTRANCE
  return taken
}

/** Ends the session here and deletes the owner's data from the device, without a question. This tab goes on to `to`. */
export function leaveDevice(owner: string, to = ENTRANCE): void {
  exit = to
  // In this order, so that an interruption anywhere leaves nobody signed in and nothing undeleted.
  markSignOut()
  markWipe(owner)
  writeSession(NO_SESSION)
  clearKept('leaving')
  void wipeSignedOut(owner)
  void carryOutSignOut()
}

/** How many changes only this device has; null where that cannot be read: leaving must still be possible. */
export async function countUnsentOf(owner: string): Promise<number | null> {
  try {
    const { countUnsent } = await import('../device/owner-data.ts')
    const { browserEnvironment } = await import('../device/environment.ts')
    return await countUnsent(owner, browserEnvironment)
  } catch (error) {
    logProblem('what was not sent could not be counted', error)
    return null
  }
}

/** Also by a guest, as leaving takes along what all wrote here. */
async function isAnythingHalfWritten(): Promise<boolean> {
  try {
    const { hasHalfWritten } = await import('./half-written.ts')
    return hasHalfWritten()
  } catch (error) {
    logProblem('what was half written could not be looked for', error)
    return false
  }
}

function isAgreed(unsent: number | null, isHalfWritten: boolean): Promise<boolean> {
  const changes = unsent === null ? words.signOutUnread : unsent > 0 ? words.signOutUnsent(unsent) : ''
  const written = isHalfWritten ? words.signOutHalfWritten : ''
  return confirm({
    title: words.signOutQuestion,
    body: `${changes} ${written}`.trim(),
    action: words.signOutAnyway,
    cancel: words.staySignedIn,
    tone: 'danger',
  })
}
