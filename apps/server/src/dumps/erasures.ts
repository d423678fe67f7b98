import { existsSync, readFileSync } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql, type Transaction } from 'kysely'
import type { Logger } from 'pino'
import * as z from 'zod'
import type { PersonalTables } from '../db/tables.ts'
import { resetWithin } from '../sync/reset-account.ts'
import { dumpFolderOf } from './dump-folder.ts'

const FILE = 'erased.ndjson'

/** An account that was deleted, or, with the id of the reset, one whose things were. Ids are random; nothing else is kept. */
const erasureSchema = z.object({ account: z.string(), reset: z.string().optional() })
export type Erasure = z.infer<typeof erasureSchema>

export type NoteErasure = (erasure: Erasure) => Promise<void>

/**
 * Returns the way to note an erasure beside the dumps, once it is done: a dump that is older still holds what was erased, and a
 * restore erases it again. Never rejects: what is done is done.
 */
export function createErasureNotes(dataDir: string, log: Logger): NoteErasure {
  const folder = dumpFolderOf(dataDir)
  return async (erasure) => {
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = await open(join(folder, FILE), 'a', 0o600)
      try {
        await file.appendFile(`${JSON.stringify(erasure)}\n`)
        await file.sync()
      } finally {
        await file.close()
      }
    } catch (error) {
      log.error(
        { err: error, folder },
        'an erasure was not noted beside the dumps: an older one brings it back',
      )
    }
  }
}

/** What was noted beside this dump, and in this data folder. A line that was cut short is passed over. */
export function readErasures(dumpPath: string, dataDir: string): Erasure[] {
  const files = new Set([dirname(dumpPath), dumpFolderOf(dataDir)].map((folder) => join(folder, FILE)))
  const lines = [...files].filter(existsSync).flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  return lines.flatMap((line) => {
    const parsed = erasureSchema.safeParse(parse(line))
    return parsed.success ? [parsed.data] : []
  })
}

/** Erases again what a restored dump has brought back. Returns how many times there was something to erase. */
export async function eraseAgain(
  trx: Transaction<PersonalTables>,
  erasures: readonly Erasure[],
): Promise<number> {
  let erased = 0
  for (const { account, reset } of erasures) {
    const { rows } = await sql`select from accounts."user" where id = ${account}`.execute(trx)
    if (rows.length === 0) continue
    await sql`select set_config('app.user_id', ${account}, true)`.execute(trx)
    if (reset === undefined) await sql`delete from accounts."user" where id = ${account}`.execute(trx)
    else if (!(await resetWithin(trx, account, reset))) continue
    erased += 1
  }
  return erased
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
