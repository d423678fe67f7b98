import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { FACTS } from '@glimmer/api/open-places'
import type { ViteBuilder } from 'vite'
import { injectManifest } from 'workbox-build'
import type * as Drawing from './draw/draw-pages.tsx'

const build = join(import.meta.dirname, 'build')
const client = join(build, 'client')

/** Builds the app, its public pages' script, what draws the pages and the service worker; then draws the pages. */
export async function buildAndDraw(builder: ViteBuilder): Promise<void> {
  rmSync(build, { recursive: true, force: true })
  const run = async (name: string) => {
    const environment = builder.environments[name]
    const result = environment && (await builder.build(environment))
    return result && 'output' in result ? result.output : []
  }
  const app = await run('client')
  const map = app.find(({ fileName }) => fileName === 'importmap.json')
  const { imports }: Pick<Drawing.BuiltApp, 'imports'> = JSON.parse(
    map?.type === 'asset' ? String(map.source) : '',
  )
  const scripts = app.flatMap((file) =>
    file.type === 'chunk' ? [{ ...file, styles: [...(file.viteMetadata?.importedCss ?? [])] }] : [],
  )
  const [site] = await run('site')
  await run('worker')
  await run('ssr')
  const { drawPages }: typeof Drawing = await import(join(build, 'draw/draw-pages.js'))
  const read = (address: string) => readFileSync(join(client, address), 'utf8')
  for (const [name, text] of await drawPages({ scripts, imports, siteScript: `/${site?.fileName}`, read })) {
    mkdirSync(dirname(join(client, name)), { recursive: true })
    writeFileSync(join(client, name), text)
  }
  rmSync(join(client, 'importmap.json'))
  compressFiles()
  await writeServiceWorker()
}

/** Writes scripts and styles beside themselves in their smallest form: each server that starts would spend a second on it while somebody waits. */
function compressFiles(): void {
  for (const name of readdirSync(join(client, 'assets'))) {
    const file = join(client, 'assets', name)
    if (!/\.(?:js|css)$/.test(name)) continue
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)))
  }
}

/** Tells the service worker of every file that a device keeps. */
async function writeServiceWorker(): Promise<void> {
  const { count, warnings } = await injectManifest({
    swSrc: join(build, 'draw/sw.js'),
    swDest: join(client, 'sw.js'),
    globDirectory: client,
    globPatterns: ['**/*.{js,css,svg,png,ico,woff2,webmanifest}', 'pages/*.json', 'imports.json'],
    // Pictures for other sites and for the device's own home screen, and letters that few languages need, are fetched when asked for.
    globIgnores: ['icons/social*', 'icons/*.png', 'icons/glimmer.svg', '**/*latin-ext*'],
    // Names under /assets carry a hash of what is inside.
    dontCacheBustURLsMatching: /^assets\//,
    modifyURLPrefix: { '': '/' },
    manifestTransforms: [
      (manifest) => ({
        // What the server says in the public pages is a part of their revision.
        manifest: manifest.map((entry) =>
          entry.url === '/pages/public.json' ? { ...entry, revision: `${entry.revision}-${FACTS}` } : entry,
        ),
      }),
    ],
  })
  for (const warning of warnings) console.warn(warning)
  console.info(`Service worker: ${count} files`)
}
