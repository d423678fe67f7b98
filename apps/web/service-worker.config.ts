import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FACTS, IMPORTS } from '@glimmer/api/open-places'
import { getManifest } from 'workbox-build'
import { readImportMap } from './import-map.config.ts'
import { buildOneFile } from './one-file.config.ts'

/**
 * Writes `sw.js`, and the lists of the pages that it keeps, into the finished build. It must run after prerendering, as it
 * reads the pages.
 */
export async function writeServiceWorker(client: string, isPublic: (file: string) => boolean): Promise<void> {
  const pages = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
  mkdirSync(join(client, 'pages'))
  const ofApp = writePack(
    client,
    'app',
    pages.filter((file) => !isPublic(file)),
  )
  const ofPublic = writePack(client, 'public', pages.filter(isPublic))
  const files = [
    ofApp,
    // What the server says in them is a part of their revision.
    { ...ofPublic, revision: `${ofPublic.revision}-${FACTS}` },
    ...(await listFiles(client)),
  ]
  const imports = readImportMap(client)
  const importsHash = `'sha256-${createHash('sha256').update(imports).digest('base64')}'`
  await buildOneFile(
    client,
    join(import.meta.dirname, 'service-worker/service-worker.ts'),
    { format: 'iife', entryFileNames: 'sw.js' },
    { define: { BUILD: JSON.stringify({ files, imports, importsHash }) } },
  )
  console.info(`Service worker: ${files.length} files`)
}

/** `tasks/index.html` is the page `/tasks`. The import map is none of a page's revision: it is kept apart. */
function writePack(client: string, name: string, pages: readonly string[]) {
  const url = `/pages/${name}.json`
  const addresses = pages.map((file) => `/${file.replace(/(?:^|\/)index\.html$/, '')}`)
  writeFileSync(join(client, url), JSON.stringify(addresses))
  const hash = createHash('sha256')
  const imports = readImportMap(client)
  for (const file of pages) hash.update(readFileSync(join(client, file), 'utf8').replace(imports, IMPORTS))
  return { url, revision: hash.digest('hex').slice(0, 16) }
}

/** Every file that is no page. */
async function listFiles(client: string) {
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: client,
    globPatterns: ['**/*.{js,css,svg,png,ico,woff2,webmanifest}'],
    // Pictures for other sites and for the device's own home screen, letters that few languages need, and the public pages
    // as the app knows them, which only open the document: fetched when asked for.
    globIgnores: [
      '.vite/**',
      'icons/social*',
      'icons/*.png',
      'icons/glimmer.svg',
      '**/*latin-ext*',
      'assets/{public,public-layout,landing,marketing,privacy,terms,sitemap}-????????.js',
    ],
    // Names under /assets carry a hash of what is inside.
    dontCacheBustURLsMatching: /^assets\//,
  })
  for (const warning of warnings) console.warn(warning)
  return manifestEntries.map((entry) => ({ ...entry, url: `/${entry.url}` }))
}
