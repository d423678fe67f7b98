import pg from 'pg'

/** Marks our advisory locks among those of others in the same database. */
const LOCK_CLASS = 1_735_158_125

/**
 * Advisory locks, which PostgreSQL releases when their connection ends. `start`: one server at a time migrates.
 * `running`: held shared by all servers, exclusively by a restore. `dumps`: held by the server that makes the daily
 * dumps.
 */
const NUMBERS = { start: 1, running: 2, dumps: 3 } as const

export type LockName = keyof typeof NUMBERS

/** Waits for the lock as long as it takes. */
export async function waitForLock(client: pg.Client, name: LockName): Promise<void> {
  await client.query(`select pg_advisory_lock(${LOCK_CLASS}, ${NUMBERS[name]})`)
}

/** Returns at once whether this connection has it now. */
export async function tryLock(client: pg.Client, name: LockName, isShared = false): Promise<boolean> {
  const take = isShared ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock'
  const { rows } = await client.query<{ taken: boolean }>(
    `select ${take}(${LOCK_CLASS}, ${NUMBERS[name]}) as taken`,
  )
  return rows[0]?.taken === true
}

/**
 * A connection that only holds locks. Its errors are ignored: a broken connection has lost its locks, and the next
 * `tryLock` tells.
 */
export async function openLockHolder(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Of several servers on one database, one makes the dumps: the one that holds this lock, for as long as it lives. */
export function createDumpLead(connection: pg.ClientConfig) {
  let holder: pg.Client | undefined
  return {
    /** Whether this process has the lead, which it takes where nobody has it. */
    async take(): Promise<boolean> {
      if (holder) return true
      const client = await openLockHolder(connection)
      if (!(await tryLock(client, 'dumps'))) {
        await client.end()
        return false
      }
      holder = client
      client.once('end', () => (holder = undefined))
      return true
    },
    async release(): Promise<void> {
      await holder?.end()
    },
  }
}
