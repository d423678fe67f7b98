import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createDatabaseFolder, preparedDir, preparedMark } from '../src/db/first-start.ts'
import { migrate } from '../src/db/migrate.ts'
import { openEngine, startEngine } from '../src/db/open-pglite.ts'
import { createLog } from '../src/log.ts'

/**
 * Build step: makes the database that a first start copies into its data folder, which is quicker by seconds than
 * making one. The mark is written last, so that an interrupted run leaves nothing that looks whole.
 */
const folder = join(preparedDir, 'database')
rmSync(preparedDir, { recursive: true, force: true })
mkdirSync(preparedDir, { recursive: true })
await createDatabaseFolder(folder)
const log = createLog('warn')
const { database } = openEngine(await startEngine(folder, log), log)
await migrate(database, log)
await database.destroy()
// Nothing in it is secret, and it may be built by one user and used by another.
chmodSync(folder, 0o755)
writeFileSync(join(preparedDir, 'made-by'), preparedMark())
