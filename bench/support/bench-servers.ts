import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { startCluster } from '../../apps/server/test/cluster.ts'
import { run } from '../../apps/server/test/statement.ts'
import type { OpenOptions } from '../../apps/server/src/db/open.ts'
import { type GlimmerServer, startGlimmer } from '../../e2e/support/glimmer-server.ts'

type Environment = Record<string, string>
type Command = Parameters<typeof startGlimmer>[1]

/** A server in a process of its own on an empty database, and how to open that database while the server is stopped. */
export interface BenchServer {
  readonly kind: 'PGlite' | 'PostgreSQL'
  readonly server: GlimmerServer & {
    /** In MB, once it is at rest. */
    idleMemory(): Promise<number>
    /** The most that it held since its start or the last time this was asked, in MB. */
    takePeak(): number
  }
  readonly database: Omit<OpenOptions, 'log'>
  /** The ids of the database's own processes; none where it works inside the server's. */
  databaseProcesses(): number[]
  dispose(): Promise<void>
}

/** After its start a server compiles for a moment; then it has what it needs at rest. */
const REST_MS = 5_000

async function withMemory(env: Record<string, string>, command?: Command): Promise<BenchServer['server']> {
  const server = await startGlimmer(env, command)
  const read = (what: 'VmRSS' | 'VmHWM') => {
    const status = readFileSync(`/proc/${server.pid()}/status`, 'utf8')
    return Number(new RegExp(`${what}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1000
  }
  return Object.assign(server, {
    async idleMemory() {
      await pause(REST_MS)
      return read('VmRSS')
    },
    takePeak() {
      const peak = read('VmHWM')
      writeFileSync(`/proc/${server.pid()}/clear_refs`, '5')
      return peak
    },
  })
}

async function startOnPglite(command?: Command, env: Environment = {}): Promise<BenchServer> {
  const server = await withMemory(env, command)
  return {
    kind: 'PGlite',
    server,
    database: { dataDir: server.dataDir },
    databaseProcesses: () => [],
    dispose: server.dispose,
  }
}

async function startOnPostgres(command?: Command, env: Environment = {}): Promise<BenchServer> {
  const cluster = await startCluster('machine')
  await run(cluster.address('postgres'), 'create database glimmer')
  const databaseUrl = cluster.address('glimmer')
  const server = await withMemory({ ...env, DATABASE_URL: databaseUrl }, command)
  return {
    kind: 'PostgreSQL',
    server,
    database: { dataDir: server.dataDir, databaseUrl },
    databaseProcesses: cluster.processes,
    async dispose() {
      await server.dispose()
      await cluster.stop()
    },
  }
}

const starts = { embedded: startOnPglite, postgres: startOnPostgres }

export const startBenchServers = Object.values(starts)

/** Those that are named among the words, or both. */
export function chosenServers(words: readonly string[]) {
  const named = Object.entries(starts).filter(([name]) => words.includes(name))
  return named.length > 0 ? named.map(([, start]) => start) : startBenchServers
}
