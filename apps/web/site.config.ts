import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { robotsTxt, sitemapXml } from './app/site/for-crawlers.ts'
import { buildOneFile } from './one-file.config.ts'
import { lateParts, withImports } from './parts.config.ts'
import { shareStyles } from './site-styles.config.ts'

/** The address whose page is sent for every address that does not exist. */
export const NOT_FOUND = '/404'

/** What root.tsx writes into a public page in place of the script's finished name. */
const SCRIPT_PLACEHOLDER = '/assets/site.js'
const SOURCES = join(import.meta.dirname, 'app/site')
const PARTS = join(SOURCES, 'site-parts.tsx')
/** What the script asks for; the page's import map knows the file. */
const SITE_PARTS = '/assets/site-parts.js'

/** Builds what the public pages fetch when it is used together with the app, so that the two share their files. */
export function siteParts(): Plugin {
  return {
    name: 'site-parts',
    apply: 'build',
    configEnvironment(name, { build: options }) {
      const input = name === 'client' && options?.rollupOptions?.input
      if (Array.isArray(input)) input.push(PARTS)
    },
  }
}

/**
 * Builds the public pages' one script and one style sheet and writes their names into them; puts the 404 page where the
 * server looks for it. Returns the files that are public pages.
 */
export async function finishPublicPages(client: string): Promise<ReadonlySet<string>> {
  const script = await buildSiteScript(client)
  renameSync(join(client, NOT_FOUND, 'index.html'), join(client, '404.html'))
  rmSync(join(client, NOT_FOUND), { recursive: true })
  writeFileSync(join(client, 'sitemap.xml'), sitemapXml())
  writeFileSync(join(client, 'robots.txt'), robotsTxt())
  // Every address of the app is a page of its own.
  rmSync(join(client, '__spa-fallback.html'))
  const pages = new Map<string, string>()
  for (const file of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
    const html = file.endsWith('.html') ? readFileSync(join(client, file), 'utf8') : ''
    if (html.includes(SCRIPT_PLACEHOLDER)) pages.set(file, html.replaceAll(SCRIPT_PLACEHOLDER, script))
  }
  for (const [file, html] of shareStyles(client, pages)) writeFileSync(join(client, file), html)
  return new Set([...pages.keys()].map((page) => page.replaceAll('\\', '/')))
}

/** One file, and nothing that it needs before it can run. Returns its address. */
async function buildSiteScript(client: string): Promise<string> {
  await buildOneFile(
    client,
    join(SOURCES, 'site.ts'),
    { format: 'es', entryFileNames: 'assets/[name]-[hash].js' },
    {
      plugins: [partsAsBuilt(), lateParts()],
      define: { 'import.meta.env.SITE_PART_FILES': JSON.stringify(withImports(client, SITE_PARTS)) },
    },
  )
  return addressOf(client, 'site')
}

/** The parts were built with the app: the script imports that file. */
function partsAsBuilt(): Plugin {
  return {
    name: 'site-parts-as-built',
    enforce: 'pre',
    resolveId: (id) => (id === './site-parts.tsx' ? { id: SITE_PARTS, external: 'absolute' } : undefined),
  }
}

function addressOf(client: string, name: string): string {
  const pattern = new RegExp(`^${name}-[\\w-]{8}\\.js$`)
  const found = readdirSync(join(client, 'assets')).filter((file) => pattern.test(file))
  if (found.length !== 1) throw new Error(`The build wrote ${found.length} files for ${name}, not one.`)
  return `/assets/${found[0]}`
}
