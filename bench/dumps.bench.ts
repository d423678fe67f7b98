// What `npm run backup`, `npm run drill` and `npm run restore` need for rows of every length: 200 MB of text, or as many MB as GLIMMER_DUMP_MB says,
// on both databases, or on the one that GLIMMER_DUMP_DATABASE names (postgres or pglite).
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startCluster } from '../apps/server/test/cluster.ts'
import { fillDatabase } from '../apps/server/test/full-database.ts'
import { run } from '../apps/server/test/statement.ts'
import { report } from './report.ts'

const MB = 1_000_000
const TOTAL = Number(process.env['GLIMMER_DUMP_MB'] ?? 200) * MB
const LIMIT = 300
const wanted = process.env['GLIMMER_DUMP_DATABASE']
const inHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** As `npm run` starts it. */
function operate(args: readonly string[], env: Record<string, string>) {
  const start = performance.now()
  const done = spawnSync(process.execPath, [inHere('../scripts/operate.mjs'), ...args], {
    env: { ...process.env, ...env, NODE_OPTIONS: `--import=${inHere('support/tell-peak.ts')}` },
    encoding: 'utf8',
  })
  if (done.status !== 0) throw new Error(done.stderr)
  const peaks = [...done.stderr.matchAll(/^peak (\d+)$/gm)].map(([, kilobytes]) => Number(kilobytes) * 1024)
  return { minutes: (performance.now() - start) / 60_000, megabytes: Math.max(...peaks) / MB }
}

async function measure(
  name: string,
  dataDir: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<void> {
  const { minutes, megabytes } = operate(args, { DATA_DIR: dataDir, ...env })
  const what = `${name}, ${TOTAL / MB} MB: ${args[0]}`
  await report([
    { name: `${what}, peak memory`, unit: 'MB', samples: [megabytes], limit: LIMIT },
    { name: what, unit: 'min', samples: [minutes] },
  ])
}

/** The dump is of an older version: to restore it is to carry out what changed since as well. */
async function measureBoth(name: string, databaseUrl?: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'glimmer-bench-'))
  try {
    await fillDatabase({ databaseUrl, dataDir }, TOTAL)
    const env: Record<string, string> = databaseUrl ? { DATABASE_URL: databaseUrl } : {}
    await measure(name, dataDir, ['backup'], env)
    const [file = ''] = readdirSync(join(dataDir, 'dumps'))
    await measure(name, dataDir, ['drill'], env)
    await measure(name, dataDir, ['restore', join(dataDir, 'dumps', file), '--replace'], env)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

if (wanted !== 'pglite') {
  const cluster = await startCluster('process')
  try {
    await run(cluster.address('postgres'), 'create database glimmer')
    await measureBoth('PostgreSQL', cluster.address('glimmer'))
  } finally {
    await cluster.stop()
  }
}
if (wanted !== 'postgres') await measureBoth('PGlite')

// What ends PostgreSQL with its process listens to the parent as well, and would wait for it for ever.
if (process.connected) process.disconnect()
