import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../src/db/open.ts'
import { startCluster } from './cluster.ts'
import { run, TEMPLATE } from './statement.ts'

/** Once for the whole run: one PostgreSQL, and for each database a migrated one that tests start from a copy of. */
export default async function setUp(project: TestProject) {
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
  project.provide('migratedFolder', migratedFolder)
  project.provide('postgres', {
    owner: cluster.address('DATABASE'),
    superuser: cluster.address('DATABASE', 'superuser'),
  })
  return async () => {
    await cluster.stop()
    rmSync(migratedFolder, { recursive: true, force: true })
  }
}
