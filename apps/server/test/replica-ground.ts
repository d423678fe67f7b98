import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, vi } from 'vitest'
import { type Database, openDatabase, type OpenOptions } from '../src/db/open.ts'
import type { ReplicaTimes } from '../src/db/replica.ts'
import { type Cluster, startCluster, startReplica } from './cluster.ts'
import { silentLog, type TestGround } from './databases.ts'
import { run } from './statement.ts'

export interface ReplicaGround extends TestGround {
  readonly primary: () => Cluster
  readonly replica: () => Cluster
  /** Makes a database of this name, and says how to open it. */
  addDatabase(name: string): Promise<OpenOptions>
  /** Lets the replica stay where it is, and answer from there. */
  hold(): Promise<void>
  goOn(): Promise<void>
  /** Resolves once the replica has all that the primary has by now. */
  catchUp(): Promise<void>
}

/** Patient, as machines are busy, and with short pauses, as tests wait for their ends. */
const times: ReplicaTimes = { longestReadMs: 20_000, shortestPauseMs: 100, longestPauseMs: 200 }

/** A PostgreSQL of its own, another one that follows it, and a fresh database on them. Call it inside `describe`. */
export function prepareReplicaGround(): ReplicaGround {
  const dataDir = mkdtempSync(join(tmpdir(), 'glimmer-data-'))
  let primary: Cluster
  let replica: Cluster
  let opened: Promise<Database> | undefined
  beforeAll(async () => {
    primary = await startCluster('process')
    replica = await startReplica(primary)
  })
  afterAll(async () => {
    await (await opened)?.close()
    await replica.stop()
    await primary.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const addDatabase = async (name: string): Promise<OpenOptions> => {
    await run(primary.address('postgres'), `create database ${name}`)
    return {
      databaseUrl: primary.address(name),
      replicaUrl: replica.address(name),
      replicaTimes: times,
      dataDir,
      log: silentLog,
    }
  }
  let added: Promise<OpenOptions> | undefined
  const options = () => (added ??= addDatabase('glimmer'))
  const onReplica = (statement: string) => run(replica.address('postgres', 'superuser'), statement)
  const ground: ReplicaGround = {
    kind: 'postgres',
    primary: () => primary,
    replica: () => replica,
    options,
    addDatabase,
    open: () => (opened ??= options().then(openDatabase)),
    hold: async () => void (await onReplica('select pg_wal_replay_pause()')),
    goOn: async () => void (await onReplica('select pg_wal_replay_resume()')),
    async catchUp() {
      const { rows } = await run(primary.address('postgres'), 'select pg_current_wal_lsn()::text as at')
      const { at } = rows[0] as { at: string }
      await vi.waitUntil(async () => {
        const found = await onReplica(`select pg_last_wal_replay_lsn() >= '${at}'::pg_lsn as has`)
        return (found.rows[0] as { has: boolean }).has
      }, PATIENCE)
    },
  }
  return ground
}

const PATIENCE = { timeout: 60_000, interval: 5 }
