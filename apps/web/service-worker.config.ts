import { FACTS } from '@glimmer/api/open-places'
import { generateSW, type ManifestTransform, type RuntimeCaching } from 'workbox-build'

type RouteHandlerCallback = Extract<RuntimeCaching['handler'], (...args: never[]) => unknown>

/** `/tasks/index.html` is served, and so cached, as `/tasks`. A public page is kept under the name of its file: see below. */
const asServed =
  (isPublic: (file: string) => boolean): ManifestTransform =>
  (entries) => ({
    manifest: entries.map((entry) =>
      isPublic(entry.url)
        ? { ...entry, url: `/${entry.url}`, revision: `${entry.revision}-${FACTS}` }
        : { ...entry, url: `/${entry.url.replace(/\/index\.html$/, '')}` },
    ),
    warnings: [],
  })

/**
 * How an address opens that is no page of the app: from the network, so that nobody reads last month's, and as it was
 * kept where there is none, it takes long, or a Glimmer that is down has somebody answer in its place. A page of the app
 * comes here only by an address with a slash at its end. Stands in the service worker word for word: it knows nothing of
 * this file.
 */
export const openDocument: RouteHandlerCallback = async ({ request, url }) => {
  const keptAs = (file: string) => caches.match(file, { ignoreSearch: true })
  const path = url.pathname.replace(/\/+$/, '')
  const kept = (await keptAs(`${path}/index.html`)) ?? (path ? await keptAs(path) : undefined)
  const arriving = fetch(request)
  try {
    if (!kept) return await arriving
    const late = new Promise<Response>((resolve) => setTimeout(resolve, 4000, kept))
    const first = await Promise.race([arriving, late])
    return first.status >= 500 ? kept : first
  } catch (error) {
    const page = kept ?? (await keptAs('/404.html'))
    if (page) return page
    throw error
  }
}

/**
 * Writes `sw.js` into the finished build. It must run after prerendering, as it lists the pages.
 * Everything is fetched on the first visit, so that every address opens without a network after it.
 * Nothing of /api is ever cached. A new version waits until the person takes it (see frame/updates.ts).
 */
export async function writeServiceWorker(
  clientDirectory: string,
  isPublic: (file: string) => boolean,
): Promise<void> {
  const { count, size, warnings } = await generateSW({
    globDirectory: clientDirectory,
    swDest: `${clientDirectory}/sw.js`,
    globPatterns: ['**/*.{js,css,html,svg,png,ico,woff2,webmanifest}'],
    // Pictures for other sites, letters that few languages need, and the public pages as the app knows them, which only
    // open the document: fetched when asked for.
    globIgnores: [
      '.vite/**',
      'sw.js',
      'workbox-*.js',
      'icons/social*',
      'icons/glimmer.svg',
      '**/*latin-ext*',
      'assets/{public,public-layout,landing,marketing,privacy,terms,sitemap}-????????.js',
    ],
    manifestTransforms: [asServed(isPublic)],
    // Names under /assets carry a hash of what is inside.
    dontCacheBustURLsMatching: /^\/assets\//,
    // `/auth?reset=…` is the page /auth.
    ignoreURLParametersMatching: [/./],
    directoryIndex: null,
    runtimeCaching: [
      {
        urlPattern: ({ request, url, sameOrigin }) =>
          sameOrigin &&
          request.mode === 'navigate' &&
          !/^\/api\/|^\/(?:healthz|readyz)$|\.\w+$/.test(url.pathname),
        handler: openDocument,
      },
    ],
    cacheId: 'glimmer',
    cleanupOutdatedCaches: true,
    clientsClaim: true,
    skipWaiting: false,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    mode: 'production',
  })
  for (const warning of warnings) console.warn(warning)
  console.info(`Service worker: ${count} files, ${Math.round(size / 1024)} kB`)
}
