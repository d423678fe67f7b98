import { randomUUID } from 'node:crypto'
import { fsyncSync } from 'node:fs'
import { createLog } from '../src/log.ts'
import { openPglite } from '../src/db/open-pglite.ts'

/**
 * Writes one row after the other into the data folder and prints the id of each that was acknowledged, until it is
 * killed. With 'refuse-to-sync', the disk works for three rows and refuses then.
 */
const [dataDir = '', mode] = process.argv.slice(2)
let isRefusing = false
const sync = (fd: number) => {
  if (isRefusing) throw Object.assign(new Error('input/output error'), { code: 'EIO' })
  fsyncSync(fd)
}
const database = await openPglite(dataDir, createLog('fatal'), { sync })
for (let row = 0; ; row += 1) {
  isRefusing = row >= 3 && mode === 'refuse-to-sync'
  const id = randomUUID()
  const account = { id, name: 'Ada', email: `${id}@example.org`, created_at: 'now', updated_at: 'now' }
  await database.accounts
    .insertInto('user')
    .values({ ...account, email_verified: true })
    .execute()
  process.stdout.write(`${id}\n`)
}
