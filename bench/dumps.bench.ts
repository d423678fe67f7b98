// What `npm run backup` and `npm run restore` need for rows of every length: 200 MB of text, or as many MB as GLIMMER_DUMP_MB says.
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { pino } from 'pino'
import { type Database, openDatabase } from '../apps/server/src/db/open.ts'
import { startCluster } from '../apps/server/test/cluster.ts'
import { run } from '../apps/server/test/statement.ts'
import { report } from './report.ts'

const MB = 1_000_000
const TOTAL = Number(process.env['GLIMMER_DUMP_MB'] ?? 200) * MB
const inHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What an `operations` row holds, how long that is as text in a dump, and how many are written at once. */
const kinds = [
  { data: manyLargeNumbers(), bytes: 9.2 * MB, atOnce: 5 },
  {
    data: sql`jsonb_build_object('text', n || (select string_agg(md5(random()::text), '') from generate_series(1, 7800)))`,
    bytes: 0.25 * MB,
    atOnce: 40,
  },
  {
    data: sql`jsonb_build_object('title', md5(random()::text), 'notes', md5(random()::text))`,
    bytes: 240,
    atOnce: 20_000,
  },
]

/** Short as somebody sends them, long as the database writes them. */
function manyLargeNumbers() {
  return sql`${`{"n":[${Array(29_500).fill('1e308').join()}]}`}::jsonb`
}

/** A third of the text in rows of each kind, all of them one person's. */
async function fill({ accounts, withUser }: Database): Promise<void> {
  const id = randomUUID()
  const user = { id, name: 'Ada', email: `${id}@example.org`, email_verified: true }
  await accounts
    .insertInto('user')
    .values({ ...user, created_at: 'now', updated_at: 'now' })
    .execute()
  let rev = 0
  for (const { data, bytes, atOnce } of kinds) {
    const last = rev + Math.ceil(TOTAL / kinds.length / bytes)
    for (; rev < last; rev = Math.min(last, rev + atOnce)) {
      await withUser(id, (trx) =>
        sql`insert into operations (user_id, rev, position, table_name, row_id, op, data)
          select ${id}, n, 0, 'user_preferences', 'me', 'update', ${data}
          from generate_series(${rev + 1}::int, ${Math.min(last, rev + atOnce)}::int) as n`.execute(trx),
      )
    }
  }
}

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
    const database = await openDatabase({ databaseUrl, dataDir, log: pino({ level: 'silent' }) })
    await fill(database)
    await database.close()
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
// The engine itself is in this process: it alone has 150 MB, and 60 more once it wrote a row of 9 MB as text.
await measure('PGlite', undefined, 500)

// What ends PostgreSQL with its process listens to the parent as well, and would wait for it for ever.
if (process.connected) process.disconnect()
