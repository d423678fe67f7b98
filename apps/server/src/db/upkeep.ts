import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Logger } from 'pino'
import type { PersonalTables } from './tables.ts'

const LOOK_EVERY_MS = 60_000
/** So many times as long as a table took, whoever waits has their turn before the next; at most a second. */
const TURNS_OF_OTHERS = 4
const LONGEST_PAUSE_MS = 1_000
const MOST_LOG_BYTES = 16 * 1024 * 1024
/** With little room a checkpoint comes earlier, as it frees the write-ahead log. */
const MOST_LOG_BYTES_WITHOUT_ROOM = 1024 * 1024

/**
 * What PostgreSQL's background processes do, and PGlite, which has none, leaves undone: without checkpoints its
 * write-ahead log grows for ever and the next start replays all of it; without vacuum tables only grow.
 */
export function startUpkeep(
  database: Kysely<PersonalTables>,
  log: Logger,
  hasRoom: () => boolean,
  keepReserve: () => Promise<void>,
) {
  const ending = new AbortController()
  let running: Promise<void> | null = null
  const look = () => {
    running ??= Promise.resolve()
      .then(() => keepUp(database, hasRoom, ending.signal))
      .then(keepReserve)
      .catch((error: unknown) => log.error({ err: error }, 'database upkeep stopped half-way'))
      .finally(() => {
        running = null
      })
  }
  const timer = setInterval(look, LOOK_EVERY_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      ending.abort()
      await running
    },
  }
}

/** Runs a checkpoint or a vacuum where one is due. Resolves when that is done, or at the next table once it is aborted. */
export async function keepUp(
  database: Kysely<PersonalTables>,
  hasRoom = () => true,
  ending?: AbortSignal,
): Promise<void> {
  const log = await sql<{ bytes: number }>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()`.execute(
    database,
  )
  const most = hasRoom() ? MOST_LOG_BYTES : MOST_LOG_BYTES_WITHOUT_ROOM
  let took = 0
  if ((log.rows[0]?.bytes ?? 0) > most) took = await timeOf(sql`checkpoint`.execute(database))
  const worn = await sql<{ name: string }>`
    select format('%I.%I', schemaname, relname) as name from pg_stat_all_tables
    where schemaname <> 'pg_toast' and (n_dead_tup > 1000 + n_live_tup * 0.2 or n_mod_since_analyze > 1000 + n_live_tup * 0.1)`.execute(
    database,
  )
  // The engine does one thing at a time: without a pause, requests would wait for all tables together.
  for (const { name } of worn.rows) {
    const turn = Math.min(took * TURNS_OF_OTHERS, LONGEST_PAUSE_MS)
    await pause(turn, undefined, { signal: ending }).catch(() => {})
    if (ending?.aborted || !hasRoom()) return
    took = await timeOf(sql`vacuum (analyze) ${sql.raw(name)}`.execute(database))
  }
}

/** How long it takes, in milliseconds. */
async function timeOf(work: Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work
  return performance.now() - began
}
