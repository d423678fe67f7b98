/**
 * What the public pages fetch when it is used: a bundle of the app's own parts, with React. The one script of those pages
 * (site.ts) imports nothing else.
 */
import './site-styles.ts'
import type { TutorialEnd } from '../features/tutorial/tutorial-dialog.tsx'
import { hasGuestThings } from '../session/guest-things.ts'
import { keepSessionFresh } from '../session/keep-session-fresh.ts'
import { carryOutWipes } from '../session/pending-wipe.ts'
import { refreshSession } from '../session/refresh-session.ts'
import { readSession, type Session, subscribeToSession } from '../session/session-store.ts'
import { takeOverOldKeys } from '../lib/old-keys.ts'
import { followSettings as follow } from '../sensory/store.ts'
import { hasCarriedToasts } from '../ui/toast/carry-toast.ts'

takeOverOldKeys()

/**
 * Where somebody signed in or out on this device: keeps the session up to date and finishes what a sign-out left to
 * do. Calls back when the session changed meanwhile.
 */
export async function attend(onSession: (session: Session) => void): Promise<void> {
  subscribeToSession(() => onSession(readSession()))
  keepSessionFresh()
  void carryOutWipes()
  if (hasCarriedToasts() || (await hasGuestThings())) await showHost()
}

/** Asks the server who is here, where the device may remember nothing. */
export function askServer(): Promise<Session> {
  return refreshSession()
}

/** From here on the settings of this page follow other tabs and the device. */
export function followSettings(): void {
  follow()
}

/** Fetches the tutorial, for when it is about to be opened. */
export async function prepareTutorial(): Promise<void> {
  await import('../features/tutorial/tutorial-dialog.tsx')
}

/** Resolves when the tutorial is open. Calls back where the person skipped it or reached its end, which both complete it. */
export async function openTutorial(onCompleted: (end: TutorialEnd) => void): Promise<void> {
  await Promise.all([showHost(), prepareTutorial()])
  const [{ dialogs }, { noteAsked }, { tutorialDialog }] = await Promise.all([
    import('../ui/dialogs/dialogs.ts'),
    import('../ui/dialogs/asked-in-visit.ts'),
    import('../features/tutorial/open-tutorial.ts'),
  ])
  // Whoever was shown around is asked nothing more in this visit.
  noteAsked('tutorial')
  void dialogs.open(tutorialDialog, {}).then((end) => {
    if (end) onCompleted(end)
  })
}

export async function openCalmSettings(): Promise<void> {
  await showHost()
  const calm = await import('../sensory/open-calm-settings.ts')
  calm.openCalmSettings()
}

/** Signs out, after a question where changes would be lost, and leads to /auth. */
export async function signOut(): Promise<void> {
  await showHost()
  const session = await import('../session/sign-out.ts')
  if (await session.signOut()) location.assign('/auth')
}

async function showHost(): Promise<void> {
  const { showSiteHost } = await import('./site-host.tsx')
  await showSiteHost()
}
