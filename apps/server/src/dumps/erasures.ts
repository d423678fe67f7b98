import { createReadStream, existsSync } from 'node:fs'
import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql, type Transaction } from 'kysely'
import type { Logger } from 'pino'
import * as z from 'zod'
import type { Database } from '../db/open.ts'
import type { PersonalTables } from '../db/tables.ts'
import { resetWithin } from '../sync/reset-account.ts'
import { dumpFolderOf } from './dump-folder.ts'

const FILE = 'erased.ndjson'
/** A line has two ids; what is much longer is damaged. */
const LONGEST_LINE = 1_000
const LINES_AT_ONCE = 1_000

const begun = z.literal(true).optional()
const instant = z.iso.datetime()

/** A deleted account, or, with `reset`, an account that was emptied. */
const erasedSchema = z.object({ account: z.string(), reset: z.string().optional(), begun })
/** An account that waits for its deletion. Not named `account`: an earlier Glimmer would take it for deleted. */
const pendingSchema = z.object({ pending: z.string(), askedAt: instant, dueAt: instant, begun })
/** One that was kept after its deletion was asked for at that moment. */
const keptSchema = z.object({ kept: z.string(), askedAt: instant, begun })

/** `begun`: written before the commit. Ids are random; nothing else is kept. */
const lineSchema = z.union([erasedSchema, pendingSchema, keptSchema])
type Line = z.infer<typeof lineSchema>

type Erased = Omit<z.infer<typeof erasedSchema>, 'begun'>
export type Erasure =
  | Erased
  | Omit<z.infer<typeof pendingSchema>, 'begun'>
  | Omit<z.infer<typeof keptSchema>, 'begun'>

/** Carries out an erasure, which calls `aboutToCommit` last of all and only where there is something to erase. */
export type NoteErasure = (
  erasure: Erasure,
  erase: (aboutToCommit: () => Promise<void>) => Promise<unknown>,
) => Promise<void>

/** For servers that make no dumps: erases without noting it. */
export const withoutNote: NoteErasure = async (_erasure, erase) => {
  await erase(() => Promise.resolve())
}

/**
 * Notes each erasure beside the dumps: an older dump still holds what was erased, so a restore erases it again. One
 * line is written before the commit and one after it; `settleErasures` clears up what a crash left between them. A
 * line that cannot be written does not stop the erasure.
 */
export function createErasureNotes(dataDir: string, log: Logger): NoteErasure {
  const note = (line: Line) => append(dataDir, log, line)
  return async (erasure, erase) => {
    let hasBegun = false
    await erase(async () => {
      hasBegun = true
      await note({ ...erasure, begun: true })
    })
    if (hasBegun) await note(erasure)
  }
}

/**
 * Finishes the notes of erasures that were begun when a server ended: those that were committed get their second
 * line.
 */
export async function settleErasures(
  database: Pick<Database, 'accounts' | 'withUser'>,
  dataDir: string,
  log: Logger,
): Promise<void> {
  const unsettled = new Map<string, Erasure>()
  for await (const { begun, ...erasure } of readLines(join(dumpFolderOf(dataDir), FILE))) {
    const key = JSON.stringify(erasure)
    if (begun) unsettled.set(key, erasure)
    else unsettled.delete(key)
  }
  for (const erasure of unsettled.values()) {
    if (await wasCommitted(database, erasure)) await append(dataDir, log, erasure)
  }
}

async function wasCommitted(
  { accounts, withUser }: Pick<Database, 'accounts' | 'withUser'>,
  erasure: Erasure,
): Promise<boolean> {
  const find = (id: string) =>
    accounts.selectFrom('user').select('deletion_asked_at').where('id', '=', id).executeTakeFirst()
  if ('pending' in erasure) return (await find(erasure.pending))?.deletion_asked_at === erasure.askedAt
  if ('kept' in erasure) return (await find(erasure.kept))?.deletion_asked_at !== erasure.askedAt
  const { account, reset } = erasure
  if (reset === undefined) return (await find(account)) === undefined
  const found = await withUser(account, (trx) =>
    trx
      .selectFrom('mutations')
      .select('id')
      .where('user_id', '=', account)
      .where('id', '=', reset)
      .executeTakeFirst(),
  )
  return found !== undefined
}

/** Appends a line and syncs it. Logs a failure instead of rejecting. */
async function append(dataDir: string, log: Logger, line: Line): Promise<void> {
  const folder = dumpFolderOf(dataDir)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = await open(join(folder, FILE), 'a+', 0o600)
    try {
      // A full disk, or the end of a server, may have cut the last line off.
      const begin = (await endsInLine(file)) ? '\n' : ''
      await file.appendFile(`${begin}${JSON.stringify(line)}\n`)
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

/** Whether the file ends in the midst of a line. */
async function endsInLine(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat()
  if (size === 0) return false
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1)
  return buffer.toString() !== '\n'
}

/**
 * The erasures noted beside this dump and in this data folder, some at a time. Damaged lines are skipped, and of what was only
 * begun all but what keeps an account: that takes nothing away.
 */
export async function* readErasures(dumpPath: string, dataDir: string): AsyncGenerator<Erasure[]> {
  const files = new Set([dirname(dumpPath), dumpFolderOf(dataDir)].map((folder) => join(folder, FILE)))
  let some: Erasure[] = []
  for (const file of files) {
    for await (const { begun, ...erasure } of readLines(file)) {
      if (!begun || 'kept' in erasure) some.push(erasure)
      if (some.length < LINES_AT_ONCE) continue
      yield some
      some = []
    }
  }
  if (some.length > 0) yield some
}

/** Erases again what a restored dump has brought back. Returns how many times there was something to erase. */
export async function eraseAgain(
  trx: Transaction<PersonalTables>,
  erasures: AsyncIterable<readonly Erasure[]>,
): Promise<number> {
  let erased = 0
  for await (const some of erasures) {
    const accounts = Map.groupBy(
      some.filter((erasure) => 'account' in erasure),
      ({ account }) => account,
    )
    if (accounts.size === 0) continue
    const { rows } = await sql<{ id: string }>`
      select id from accounts."user" where id in (${sql.join([...accounts.keys()])})`.execute(trx)
    for (const { id } of rows) {
      await sql`select set_config('app.user_id', ${id}, true)`.execute(trx)
      if (await eraseAccount(trx, id, accounts.get(id) ?? [])) erased += 1
    }
  }
  return erased
}

async function eraseAccount(
  trx: Transaction<PersonalTables>,
  account: string,
  erasures: readonly Erased[],
): Promise<boolean> {
  const resets = erasures.flatMap(({ reset }) => reset ?? [])
  if (resets.length < erasures.length) {
    await sql`delete from accounts."user" where id = ${account}`.execute(trx)
    return true
  }
  const { rows } = await sql<{ id: string }>`
    select id from mutations where user_id = ${account} and id in (${sql.join(resets)})`.execute(trx)
  // Resets that the dump does not know came after it. The last of them removes everything, so only that one is
  // repeated.
  const known = new Set(rows.map(({ id }) => id))
  const last = resets.findLast((reset) => !known.has(reset))
  return last !== undefined && (await resetWithin(trx, account, last)) === 'erased'
}

async function* readLines(path: string): AsyncGenerator<Line> {
  if (!existsSync(path)) return
  let rest = ''
  for await (const chunk of createReadStream(path, 'utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n')
    // Keeps just enough of an unfinished line to see that it is too long, as a damaged file may have no line ends.
    rest = (lines.pop() ?? '').slice(0, LONGEST_LINE + 1)
    yield* lines.flatMap(parse)
  }
  yield* parse(rest)
}

function parse(text: string): Line[] {
  if (text.length > LONGEST_LINE) return []
  try {
    return [lineSchema.parse(JSON.parse(text))]
  } catch {
    return []
  }
}
