// What `npm run backup` and `npm run restore` need for rows of every length: 200 MB of text, or as many MB as GLIMMER_DUMP_MB says.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startCluster } from '../apps/server/test/cluster.ts'
import { addHostilePerson } from '../apps/server/test/hostile-person.ts'
import { run } from '../apps/server/test/statement.ts'
import { report } from './report.ts'

const MB = 1_000_000
const TOTAL = Number(process.env['GLIMMER_DUMP_MB'] ?? 200) * MB
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

async function measure(name: string, databaseUrl: string | undefined, limit?: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'glimmer-bench-'))
  try {
    await addHostilePerson({ databaseUrl, dataDir }, TOTAL)
    const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
    const backup = operate(['backup'], env)
    const [file = ''] = readdirSync(join(dataDir, 'dumps'))
    const restore = operate(['restore', join(dataDir, 'dumps', file), '--replace'], env)
    const what = `${name}, ${TOTAL / MB} MB`
    for (const [part, { minutes, megabytes }] of Object.entries({ backup, restore })) {
      report([
        { name: `${what}: ${part}, peak memory`, unit: 'MB', samples: [megabytes], ...(limit && { limit }) },
        { name: `${what}: ${part}`, unit: 'min', samples: [minutes] },
      ])
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const cluster = await startCluster('process')
try {
  await run(cluster.address('postgres'), 'create database glimmer')
  await measure('PostgreSQL', cluster.address('glimmer'), 300)
} finally {
  await cluster.stop()
}
// The engine itself is in this process, and what it once took for a long row it keeps: each of 9 MB passes through it whole.
await measure('PGlite', undefined, 600)

// What ends PostgreSQL with its process listens to the parent as well, and would wait for it for ever.
if (process.connected) process.disconnect()
