import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FACTS } from '@glimmer/api/open-places'
import type { PrecacheEntry } from 'workbox-precaching'

const KEPT = /\.(?:js|css|svg|png|ico|woff2|webmanifest)$|^pages\/[^/]+\.json$|^imports\.json$/

// Pictures for other sites and for the device's own home screen, and letters that few languages need, are fetched when asked for.
const WHEN_ASKED_FOR = /^icons\/(?:social[^/]*|[^/]+\.png|glimmer\.svg)$|latin-ext[^/]*$/

/** Names under here carry a hash of what is inside. */
const HASHED = 'assets/'

/** The files of a build that a device keeps for when it has no network, each with what changes when it does. */
export function listKeptFiles(client: string): PrecacheEntry[] {
  return readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(client.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((name) => KEPT.test(name) && !WHEN_ASKED_FOR.test(name))
    .toSorted()
    .map((name) => ({ url: `/${name}`, revision: revisionOf(name, join(client, name)) }))
}

function revisionOf(name: string, file: string): string | null {
  if (name.startsWith(HASHED)) return null
  const revision = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 32)
  // What the server says in the public pages is a part of their revision: it writes it there.
  return name === 'pages/public.json' ? `${revision}-${FACTS}` : revision
}

/** The service worker's script with the files that it keeps. Throws where it does not ask for them in one place. */
export function withKeptFiles(script: string, files: readonly PrecacheEntry[]): string {
  const [before, after, ...more] = script.split('self.__WB_MANIFEST')
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error('The service worker must name self.__WB_MANIFEST once.')
  }
  return before + JSON.stringify(files) + after
}
