import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, extname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

export interface UiPage {
  url: string
  close(): void
}

/** Builds the page of all primitives as it is built for people. */
function build(folder: string): void {
  const args = ['build', '--config', 'apps/web/ui-page/vite.config.ts', '--outDir', folder]
  const built = spawnSync(join(root, 'node_modules/.bin/vite'), args, {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (built.status !== 0)
    throw new Error(`The page of primitives does not build:\n${built.stdout}${built.stderr}`)
}

/** Whether this process is the one that builds: only one can make the folder. */
function mayBuild(lock: string): boolean {
  mkdirSync(dirname(lock), { recursive: true })
  try {
    mkdirSync(lock)
    return true
  } catch {
    return false
  }
}

/** The folder of the built page. The first worker that needs it builds it, for all of a run. */
async function builtUiPage(): Promise<string> {
  const runFolder = process.env['GLIMMER_RUN_FOLDER'] ?? ''
  const folder = join(runFolder, 'ui-page')
  const lock = join(runFolder, 'ui-page-lock')
  while (!existsSync(folder)) {
    if (!mayBuild(lock)) {
      await setTimeout(100)
      continue
    }
    try {
      const fresh = join(lock, 'built')
      build(fresh)
      renameSync(fresh, folder)
    } finally {
      rmSync(lock, { recursive: true, force: true })
    }
  }
  return folder
}

/** Serves the page on loopback. */
export async function serveUiPage(): Promise<UiPage> {
  const folder = await builtUiPage()
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const file = join(folder, path)
    const isFile = extname(path) !== '' && file.startsWith(folder) && existsSync(file)
    const served = isFile ? file : join(folder, 'index.html')
    response.setHeader('content-type', types[extname(served)] ?? 'application/octet-stream')
    response.end(readFileSync(served))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
