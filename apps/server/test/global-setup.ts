import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../src/db/open.ts'
import { startCluster } from './cluster.ts'
import { run, TEMPLATE } from './statement.ts'

/** Two projects ask for it, each with modules of its own. */
const shared = globalThis as { groundOfTests?: { made: ReturnType<typeof makeGround>; askers: number } }

/** Once for the whole run: one PostgreSQL, and for each database a migrated one that tests start from a copy of. */
export default async function setUp(project: TestProject) {
  const ground = (shared.groundOfTests ??= { made: makeGround(), askers: 0 })
  ground.askers += 1
  const { cluster, migratedFolder } = await ground.made
  project.provide('migratedFolder', migratedFolder)
  project.provide('postgres', {
    owner: cluster.address('DATABASE'),
    superuser: cluster.address('DATABASE', 'superuser'),
  })
  return async () => {
    ground.askers -= 1
    if (ground.askers > 0) return
    delete shared.groundOfTests
    await cluster.stop()
    rmSync(migratedFolder, { recursive: true, force: true })
  }
}

async function makeGround() {
  const log = pino({ level: 'silent' })
  const migratedFolder = mkdtempSync(join(tmpdir(), 'glimmer-template-'))
  const [cluster] = await Promise.all([
    startCluster(),
    openDatabase({ dataDir: migratedFolder, log }).then((database) => database.close()),
  ])
  await run(cluster.address('postgres'), `create database ${TEMPLATE}`)
  const template = await openDatabase({
    databaseUrl: cluster.address(TEMPLATE),
    dataDir: migratedFolder,
    log,
  })
  await template.close()
  return { cluster, migratedFolder }
}
