import { logProblem } from './log.ts'

/** In production, and where browsers allow a service worker. */
export function canKeepForOffline(): boolean {
  return import.meta.env.PROD && globalThis.isSecureContext && 'serviceWorker' in navigator
}

/**
 * Registers the service worker after the page has loaded, as its downloads would slow the page down. Returns its
 * registration, if there is one.
 */
export async function keepForOffline(): Promise<ServiceWorkerRegistration | undefined> {
  if (!canKeepForOffline()) return undefined
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  }
  const container = navigator.serviceWorker
  try {
    const registration = await container.register('/sw.js', { updateViaCache: 'none' })
    // A page that was on its way while the first version took over was not there to be taken: it asks for that itself.
    void container.ready.then(({ active }) => {
      if (!container.controller) active?.postMessage({ type: 'TAKE_PAGES' })
    })
    return registration
  } catch (error) {
    logProblem('the service worker could not be registered', error)
    return undefined
  }
}
