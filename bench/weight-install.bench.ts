// What `npm start` does on a machine that has only the sources: how long it takes until the first page, and what it
// brings. It needs the network, or a cache of npm's that holds everything, and runs only where it is named.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { report } from './report.ts'

const root = join(import.meta.dirname, '..')
const home = mkdtempSync(join(tmpdir(), 'glimmer-install-'))
const copy = join(home, 'glimmer')

const sources = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
for (const file of sources.split('\0').filter((name) => name !== '')) {
  mkdirSync(dirname(join(copy, file)), { recursive: true })
  cpSync(join(root, file), join(copy, file))
}

/**
 * What a folder takes of the disk, in MB of 1,024 kB as `du` counts them. `seen` are the files that were counted: one with
 * two names counts once.
 */
function weigh(folder: string, seen = new Set<number>()): number {
  let sum = 0
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const stats = lstatSync(path)
    if (stats.isDirectory()) sum += weigh(path, seen)
    if (!seen.has(stats.ino)) sum += (stats.blocks * 512) / 1_024 ** 2
    seen.add(stats.ino)
  }
  return sum
}

try {
  const began = performance.now()
  const env = { ...process.env, PORT: '0', DATA_DIR: join(home, 'data') }
  const child = spawn('npm', ['start'], { cwd: copy, env, stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  let installed = Number.NaN
  const listening = Promise.withResolvers<string>()
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString()
    if (Number.isNaN(installed) && printed.includes('Building')) installed = performance.now() - began
    const [url] = /http:\/\/localhost:\d+/.exec(printed) ?? []
    if (url) listening.resolve(url)
  })
  child.on('exit', () => listening.reject(new Error(`npm start did not listen:\n${printed}`)))
  const url = await listening.promise
  const page = await fetch(url)
  await page.text()
  const taken = performance.now() - began
  if (!page.ok) throw new Error(`the first page was answered ${page.status}`)
  child.kill('SIGTERM')
  if (child.exitCode === null) await once(child, 'exit')
  const modules = join(copy, 'node_modules')
  const { packages } = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')) as {
    packages: Record<string, { link?: boolean }>
  }
  const count = Object.values(packages).filter(({ link }) => !link).length
  await report([
    { name: 'npm start, sources alone: installed after', unit: 'ms', samples: [installed] },
    { name: 'npm start, sources alone: first page after', unit: 'ms', samples: [taken], limit: 40_000 },
    { name: 'node_modules on the disk', unit: 'MB', samples: [weigh(modules)], limit: 450 },
    { name: 'packages', unit: '', samples: [count] },
  ])
} finally {
  rmSync(home, { recursive: true, force: true })
}
