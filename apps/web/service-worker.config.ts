import { generateSW, type ManifestTransform } from 'workbox-build'

/** `/tasks/index.html` is served, and so cached, as `/tasks`. */
const asServed: ManifestTransform = (entries) => ({
  manifest: entries.map((entry) => ({
    ...entry,
    url: entry.url === 'index.html' ? '/' : `/${entry.url.replace(/\/index\.html$/, '')}`,
  })),
  warnings: [],
})

/**
 * Writes `sw.js` into the finished build. It must run after prerendering, as it lists the pages.
 * Everything is fetched on the first visit, so that every address opens without a network after it.
 * Nothing of /api is ever cached. A new version waits until the person takes it (see shell/updates.ts).
 */
export async function writeServiceWorker(clientDirectory: string): Promise<void> {
  const { count, size, warnings } = await generateSW({
    globDirectory: clientDirectory,
    swDest: `${clientDirectory}/sw.js`,
    globPatterns: ['**/*.{js,css,html,svg,png,ico,woff2,webmanifest}'],
    // Pictures for other sites and letters that few languages need: fetched when asked for.
    globIgnores: [
      '.vite/**',
      'sw.js',
      'workbox-*.js',
      'icons/social*',
      'icons/glimmer.svg',
      '**/*latin-ext*',
    ],
    manifestTransforms: [asServed],
    // Names under /assets carry a hash of what is inside.
    dontCacheBustURLsMatching: /^\/assets\//,
    // `/auth?reset=…` is the page /auth.
    ignoreURLParametersMatching: [/./],
    directoryIndex: null,
    navigateFallback: '/__spa-fallback.html',
    navigateFallbackDenylist: [/^\/api\//, /^\/healthz$/, /^\/readyz$/, /\.\w+$/],
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
