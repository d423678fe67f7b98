import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, vi } from 'vitest'
import { type Database, openDatabase } from '../src/db/open.ts'
import { prepareGround, type TestGround } from './databases.ts'
import { findFreePort } from './free-port.ts'
import { run } from './statement.ts'
import { type Pooler, startTransactionPooler } from './transaction-pooler.ts'

const PGBOUNCER = '/usr/sbin/pgbouncer'
const NOBODY = 65_534

/** The poolers that tests can have here: ours, and the real PgBouncer where it is installed. */
export const poolers = ['ours', ...(existsSync(PGBOUNCER) ? ['PgBouncer' as const] : [])] as const
export type PoolerKind = (typeof poolers)[number]

/** A fresh PostgreSQL database behind a pooler that lends `width` connections a transaction at a time. Call it inside `describe`. */
export function prepareLentGround(kind: PoolerKind, width: number): TestGround {
  const direct = prepareGround('postgres')
  let starting: Promise<Pooler> | undefined
  let opened: Promise<Database> | undefined
  const options = async () => {
    const { databaseUrl = '', ...rest } = await direct.options()
    starting ??=
      kind === 'ours' ? startTransactionPooler(databaseUrl, width) : startPgBouncer(databaseUrl, width)
    return { ...rest, databaseUrl, poolerUrl: (await starting).url }
  }
  afterAll(async () => {
    await (await opened)?.close()
    await (await starting)?.close()
  })
  return { kind: 'postgres', options, open: () => (opened ??= options().then(openDatabase)) }
}

async function startPgBouncer(databaseUrl: string, width: number): Promise<Pooler> {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl)
  const folder = mkdtempSync(join(tmpdir(), 'glimmer-pgbouncer-'))
  chmodSync(folder, 0o755)
  const own = await findFreePort()
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${port} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${width}
max_client_conn = 100
`,
  )
  const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  const child = spawn(PGBOUNCER, ['-q', settings], { stdio: 'ignore', ...asNobody })
  const url = `postgres://${username}:${password}@127.0.0.1:${own}${pathname}`
  await vi.waitFor(() => run(url, 'select 1'), { timeout: 60_000 })
  return {
    url,
    async close() {
      const gone = once(child, 'exit')
      child.kill('SIGQUIT')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
