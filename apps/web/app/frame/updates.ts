import { createStore } from '../lib/create-store.ts'
import { canKeepForOffline, keepForOffline } from '../lib/keep-for-offline.ts'

/**
 * Glimmer opens from what the service worker keeps. A newer version is fetched quietly and waits; it takes
 * over when the person says so, or when every tab was closed.
 */
export const waitingUpdate = createStore<ServiceWorker | null>(null)
let isTaken = false
let look = () => {}

/** Lets the waiting version take over; the page opens again with it. */
export function takeUpdate(): void {
  // Another tab may have let it in already: then this page only has to open again.
  const waiting = waitingUpdate.get()
  if (waiting?.state !== 'installed') return location.reload()
  isTaken = true
  waiting.postMessage({ type: 'SKIP_WAITING' })
}

/** Hides the notice until the next version, or until this page is opened again. */
export function putOffUpdate(): void {
  waitingUpdate.set(null)
}

/** Looks for a newer version at once, and tells again of one that waits: the server takes nothing from this one any more. */
export function lookForUpdate(): void {
  look()
}

const CHECK_MS = 60 * 60 * 1000

/** Registers the service worker, in production and where browsers allow one. Returns how to stop watching. */
export function watchForUpdates(): () => void {
  if (!canKeepForOffline()) return () => {}
  const container = navigator.serviceWorker
  const wasControlled = container.controller !== null
  const onTakeover = () => {
    // Only the tab where the person pressed the button opens again by itself. Any other runs on, and is told once more:
    // what it has not loaded yet may be gone.
    if (isTaken) location.reload()
    else if (wasControlled) waitingUpdate.set(container.controller)
  }
  container.addEventListener('controllerchange', onTakeover)
  let registration: ServiceWorkerRegistration | undefined
  const check = () => void registration?.update().catch(() => {})
  const timer = setInterval(check, CHECK_MS)
  look = () => {
    check()
    if (registration?.waiting && wasControlled) waitingUpdate.set(registration.waiting)
  }
  void keepForOffline().then((found) => {
    registration = found
    if (found?.waiting && wasControlled) waitingUpdate.set(found.waiting)
    // A version that is already being installed fires no `updatefound` any more.
    watchInstalling(found?.installing ?? null)
    found?.addEventListener('updatefound', () => watchInstalling(found.installing))
  })
  return () => {
    clearInterval(timer)
    look = () => {}
    container.removeEventListener('controllerchange', onTakeover)
  }
}

function watchInstalling(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    // The very first version takes over by itself: there is nothing to update from.
    if (worker.state === 'installed' && navigator.serviceWorker.controller) waitingUpdate.set(worker)
  })
}
