import { clientsClaim, setCacheNameDetails } from 'workbox-core'
import {
  cleanupOutdatedCaches,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { workerMemory } from '../app/device/worker-memory.ts'
import { notificationsOf, PRESSED_TAG } from './notifications.ts'
import { openPages } from './open-page.ts'

// Everything is fetched on the first visit, so that every address opens without a network after it. Nothing of /api is ever
// cached. A new version waits until the person takes it.

declare const self: ServiceWorkerGlobalScope & {
  /** Every file that a device keeps: the build writes them here. */
  readonly __WB_MANIFEST: PrecacheEntry[]
}

setCacheNameDetails({ prefix: 'glimmer' })
clientsClaim()
cleanupOutdatedCaches()
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const { type } = Object(event.data) as { readonly type?: unknown }
  if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
  if (type === 'TAKE_PAGES') event.waitUntil(self.clients.claim())
})

const open = openPages(matchPrecache)
const isServersOwn = /^\/api\/|^\/(?:healthz|readyz)$|\.\w+$/

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && !isServersOwn.test(url.pathname),
  ({ request }) => open(request),
)
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/./], cleanURLs: false })

const notifications = notificationsOf(self, workerMemory())

self.addEventListener('push', (event) => event.waitUntil(notifications.show(event.data?.text() ?? '')))
self.addEventListener('notificationclick', (event) =>
  event.waitUntil(notifications.press(event.action, event.notification)),
)
self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(notifications.resubscribe(event.oldSubscription)),
)
// Once the network is back, also where no page is open.
self.addEventListener('sync', (event) => {
  const { tag } = event as Event & { readonly tag?: string }
  if (tag === PRESSED_TAG) (event as ExtendableEvent).waitUntil(tellPressed())
})

/** Rejects where something is still to be told: then the browser tries again. */
async function tellPressed(): Promise<void> {
  if (!(await notifications.settlePressed())) throw new Error('the server could not be reached')
}
