import type { Logger } from 'pino'
import type { DumpMade } from '../db/dump/dump-file.ts'
import { isDumpDue } from '../db/dump/keep-dumps.ts'
import type { Database } from '../db/open.ts'
import { listDumps, pruneDumps } from './dump-folder.ts'

const FIRST_LOOK_MS = 60_000
const LOOK_EVERY_MS = 15 * 60_000

interface DumpParts {
  readonly database: Pick<Database, 'dump' | 'leadsDumps' | 'holdsAccounts'>
  readonly folder: string
  /** The version that dumps name as their writer. */
  readonly app: string
  readonly log: Logger
  readonly now: () => Date
}

export type Dumps = ReturnType<typeof createDumps>

/** Makes dumps, one at a time: those of every day, and those that somebody asks for. */
export function createDumps(parts: DumpParts) {
  const { database, folder, app, log, now } = parts
  const ending = new AbortController()
  let isLate = false
  let timer: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  const make = (reason: 'daily' | 'by-hand') => {
    const made = last.then(() => database.dump({ folder, app, reason, now: now(), signal: ending.signal }))
    last = made.catch(() => {})
    return made
  }

  /** Makes today's dump where there is none yet and this process is the one to do it. Never throws. */
  const look = async (): Promise<void> => {
    try {
      if (!isDumpDue(listDumps(folder), now()) || !(await database.leadsDumps())) return
      if (!(await database.holdsAccounts())) return
      const { path, bytes, rows } = await make('daily')
      isLate = false
      log.info({ path, bytes, rows }, 'the daily dump is written')
      const deleted = await pruneDumps(folder, now())
      if (deleted.length > 0) log.info({ deleted }, 'older dumps are deleted')
    } catch (error) {
      if (ending.signal.aborted) return
      isLate = true
      log.error({ err: error, folder }, 'the daily dump could not be written; trying again in 15 minutes')
    }
  }

  const lookAgain = (after: number) => {
    timer = setTimeout(() => {
      void look().then(() => ending.signal.aborted || lookAgain(LOOK_EVERY_MS))
    }, after)
    timer.unref()
  }

  return {
    look,
    /** Whether the last attempt at a daily dump was in vain. */
    isLate: () => isLate,
    makeNow: (): Promise<DumpMade> => make('by-hand'),
    startDaily: () => lookAgain(FIRST_LOOK_MS),
    /** Aborts a dump under way; its half-written file is removed. */
    async stop(): Promise<void> {
      clearTimeout(timer)
      ending.abort()
      await last
    },
  }
}
