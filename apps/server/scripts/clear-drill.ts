import { text } from 'node:stream/consumers'
import { rmSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { withPostgres } from '../src/db/open-postgres.ts'
import { createLog } from '../src/log.ts'

// Started by a drill: waits until the drill lets go, by itself or because it was killed, and removes what it made.

const PATIENCE_MS = 60_000
const PAUSE_MS = 200
const IN_USE = '55006'

async function dropDatabase(databaseUrl: string, name: string): Promise<void> {
  const until = Date.now() + PATIENCE_MS
  await withPostgres(databaseUrl, createLog('silent'), async (database) => {
    for (;;) {
      // A drill that was killed may still have a statement under way.
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = ${name} and usename = current_user`.execute(database)
      try {
        await sql`drop database if exists ${sql.ref(name)}`.execute(database)
        return
      } catch (error) {
        if ((error as { code?: string }).code !== IN_USE || Date.now() > until) throw error
        await setTimeout(PAUSE_MS)
      }
    }
  })
}

const [kind, name = ''] = process.argv.slice(2)
await text(process.stdin)
if (kind === 'folder') rmSync(name, { recursive: true, force: true })
else await dropDatabase(process.env['DATABASE_URL'] ?? '', name)
