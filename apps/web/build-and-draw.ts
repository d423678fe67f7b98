import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { ViteBuilder } from 'vite'
import type * as Drawing from './draw/draw-pages.tsx'
import { listKeptFiles, withKeptFiles } from './kept-files.ts'

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
  writeServiceWorker()
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
function writeServiceWorker(): void {
  const files = listKeptFiles(client)
  writeFileSync(join(client, 'sw.js'), withKeptFiles(readFileSync(join(build, 'draw/sw.js'), 'utf8'), files))
  console.info(`Service worker: ${files.length} files`)
}
