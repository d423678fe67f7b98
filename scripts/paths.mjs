// Where things are. Everything in this folder runs before the install, so on the machine's own Node (20 or
// later) and without a single dependency.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository, absolute. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

/** An absolute path inside the repository: `inRepository('apps/web')`. */
export const inRepository = (...parts) => join(root, ...parts)

/** The Node that the project brings along and everything but the scripts runs on. */
export const node = inRepository('node_modules/node/bin/node')

/** A tool that the install brought, to be run by `node`: `tool('vitest')`. */
export const tool = (name) => inRepository('node_modules/.bin', name)

export const serverEntry = 'apps/server/src/main.ts'

/** What Node is told to run a file of the server. A file `.env` beside the README may hold the configuration. */
export const serverArguments = (entry = serverEntry) => [
  ...(existsSync(inRepository('.env')) ? ['--env-file=.env'] : []),
  entry,
]

/**
 * The environment of the server. Linux keeps what was freed in as many places as there were threads at work, for these; so
 * it keeps a fifth less. Elsewhere these names mean nothing.
 */
export const serverEnvironment = () => ({
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  ...process.env,
})
