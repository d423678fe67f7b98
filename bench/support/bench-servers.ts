import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { startCluster } from '../../apps/server/test/cluster.ts'
import { run } from '../../apps/server/test/statement.ts'
import type { OpenOptions } from '../../apps/server/src/db/open.ts'
import { type GlimmerServer, startGlimmer } from '../../e2e/support/glimmer-server.ts'

/** A server in a process of its own on an empty database, and how to open that database while the server is stopped. */
export interface BenchServer {
  readonly kind: 'PGlite' | 'PostgreSQL'
  readonly server: GlimmerServer & { idleMemory(): Promise<number> }
  readonly database: Omit<OpenOptions, 'log'>
  dispose(): Promise<void>
}

/** After its start a server compiles for a moment; then it has what it needs at rest. */
const REST_MS = 5_000

async function withMemory(env: Record<string, string>): Promise<BenchServer['server']> {
  const server = await startGlimmer(env)
  return Object.assign(server, {
    async idleMemory() {
      await pause(REST_MS)
      const status = readFileSync(`/proc/${server.pid()}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1000
    },
  })
}

async function startOnPglite(): Promise<BenchServer> {
  const server = await withMemory({})
  return { kind: 'PGlite', server, database: { dataDir: server.dataDir }, dispose: server.dispose }
}

async function startOnPostgres(): Promise<BenchServer> {
  const cluster = await startCluster('machine')
  await run(cluster.address('postgres'), 'create database glimmer')
  const databaseUrl = cluster.address('glimmer')
  const server = await withMemory({ DATABASE_URL: databaseUrl })
  return {
    kind: 'PostgreSQL',
    server,
    database: { dataDir: server.dataDir, databaseUrl },
    async dispose() {
      await server.dispose()
      await cluster.stop()
    },
  }
}

export const startBenchServers = [startOnPglite, startOnPostgres]
