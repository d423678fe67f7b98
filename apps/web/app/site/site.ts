/**
 * The one script of the public pages. It must stay small: what is more than a few lines lies in site-parts.tsx and is
 * fetched when it is used. The pages read, and lead everywhere, without it.
 */
import { watchText } from '../lib/browser-storage.ts'
import { nameOf } from '../lib/kept-keys.ts'
import { bringFiles } from '../lib/parts/bring-files.ts'
import { builtFile } from '../lib/parts/built-file.ts'
import { wearSheet } from '../lib/parts/import-with-files.ts'
import { colorFrame } from '../sensory/apply-settings.ts'
import { hasPendingWipes } from '../session/pending-wipe.ts'
import {
  GUEST_SESSION,
  isStorageRefused,
  NO_SESSION,
  readSession,
  type Session,
  subscribeToSession,
  writeSession,
} from '../session/session-store.ts'
import { BEGINNING, TINY_THING } from '../session/beginning.ts'
import { logProblem } from '../lib/log.ts'
import { hasCarriedToasts } from '../ui/toast/carry-toast.ts'
import { keepForOffline } from '../lib/keep-for-offline.ts'
import { markSession } from '../session/mark-session.ts'
import type * as SiteParts from './site-parts.tsx'
import { rememberTutorial } from './tutorial-flag.ts'

const root = document.documentElement

/** The parts, once what they look like is there too. */
async function loadParts() {
  await Promise.all([bringParts(), wearWholeStyles()])
  return importParts()
}

/** The module of the parts and what it rests on, as the page names them (see document.ts): its import map knows the files. */
const partFiles = (root.dataset['parts'] ?? '').split(' ')

async function bringParts(): Promise<void> {
  if (import.meta.env.PROD) await bringFiles(partFiles.map(builtFile))
}

function importParts(): Promise<typeof SiteParts> {
  return import(/* @vite-ignore */ partFiles[0] ?? '')
}

/** The app's own style sheets, in place of the pages' shorter one. */
async function wearWholeStyles(): Promise<void> {
  const short = document.querySelector<HTMLLinkElement>('link[data-whole]')
  if (!short) return
  const whole = (short.dataset['whole'] ?? '').split(' ')
  await bringFiles(whole)
  await Promise.all(whole.map(wearSheet))
  // Rules of equal weight apply by their order, which is right only in the complete sheet.
  short.remove()
}

let session: Session = NO_SESSION

function show(now: Session): void {
  session = now
  markSession(root, session)
  const email = session.kind === 'account' ? session.email : ''
  for (const place of document.querySelectorAll<HTMLElement>('[data-site-email]')) {
    place.textContent = email
    if (place.parentElement) place.parentElement.title = email
  }
}

/** What the device knows is shown at once. Only where it may keep nothing is the server asked first. */
async function checkSession(): Promise<void> {
  if (!isStorageRefused()) return show(readSession())
  show(
    await loadParts().then(
      (parts) => parts.askServer(),
      () => NO_SESSION,
    ),
  )
}

function goOn(): void {
  location.assign(session.kind === 'none' ? BEGINNING : '/dashboard')
}

/**
 * Opens the tutorial for somebody who has not completed it. Completing it leads on, as the button does from then on; whoever
 * skips it came to begin, and gets one tiny thing instead of a form. Closing it changes nothing.
 */
async function start(): Promise<void> {
  const { openTutorial } = await loadParts()
  await openTutorial((end) => {
    rememberTutorial(root)
    if (end === 'skipped' && session.kind === 'none') beginTiny()
    else goOn()
  })
}

/** To /auth; to their tasks for somebody who is here already. */
async function begin(): Promise<void> {
  location.assign(session.kind === 'none' ? BEGINNING : '/tasks')
}

/** Begins as a guest, at the page that offers one tiny thing. Where nothing can be kept, /auth says what is possible. */
function beginTiny(): void {
  if (isStorageRefused()) return goOn()
  if (readSession().kind === 'none') writeSession(GUEST_SESSION)
  location.assign(TINY_THING)
}

/** Whether the page says that a part could not be had, and can be asked for again. */
function sayMissing(isMissing: boolean): void {
  const note = document.querySelector<HTMLElement>('[data-site-missing]')
  if (note) note.hidden = !isMissing
}

/** What `data-site` may name on a link or a button, and what happens when the part for it cannot be had. */
const actions: Record<string, { run: () => Promise<unknown>; otherwise: () => void }> = {
  start: { run: start, otherwise: goOn },
  begin: { run: begin, otherwise: goOn },
  tiny: { run: async () => beginTiny(), otherwise: goOn },
  calm: { run: async () => (await loadParts()).openCalmSettings(), otherwise: () => sayMissing(true) },
  'sign-out': { run: async () => (await loadParts()).signOut(), otherwise: () => sayMissing(true) },
}

function onClick(event: MouseEvent): void {
  // With a modifier key the browser opens the link elsewhere by itself.
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-site]') : null
  const action = actions[pressed?.dataset['site'] ?? '']
  if (!pressed || !action) return
  event.preventDefault()
  if (pressed.ariaBusy === 'true') return
  pressed.ariaBusy = 'true'
  sayMissing(false)
  action
    .run()
    .catch((error: unknown) => {
      logProblem('a part of the page could not be opened', error)
      action.otherwise()
    })
    .finally(() => (pressed.ariaBusy = null))
}

/** Begins to fetch the tutorial when the pointer or the focus is on its button, before the press. */
function onAim({ target }: Event): void {
  if (!(target instanceof Element && target.closest('[data-site="start"]'))) return
  void bringParts()
    .then(importParts)
    .then((parts) => parts.prepareTutorial())
    .catch(() => undefined)
}

/** The settings changed in another tab, or the device asks for more contrast: the part that knows them brings them in. */
function followSettings(): void {
  const follow = () =>
    void loadParts().then(
      (parts) => parts.followSettings(),
      () => undefined,
    )
  watchText(nameOf('sensory'), follow)
  matchMedia('(prefers-contrast: more)').addEventListener('change', follow)
}

colorFrame(document, root.dataset['theme'])
void checkSession()
subscribeToSession(() => show(readSession()))
document.addEventListener('click', onClick)
document.addEventListener('pointerover', onAim)
document.addEventListener('focusin', onAim)
followSettings()
if (document.querySelector('[data-not-found]')) logProblem(`no page at ${location.pathname}`)
if (readSession().kind === 'account' || hasCarriedToasts() || hasPendingWipes()) {
  loadParts().then(
    (parts) => parts.attend(show),
    () => undefined,
  )
}
void keepForOffline()
