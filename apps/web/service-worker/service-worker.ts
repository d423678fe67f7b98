import { clientsClaim, setCacheNameDetails } from 'workbox-core'
import {
  cleanupOutdatedCaches,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
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
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting()
})

const open = openPages(matchPrecache)
const isServersOwn = /^\/api\/|^\/(?:healthz|readyz)$|\.\w+$/

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && !isServersOwn.test(url.pathname),
  ({ request }) => open(request),
)
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/./], cleanURLs: false })
