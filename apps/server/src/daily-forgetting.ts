import type { Logger } from 'pino'
import { forgetExpired } from './auth/forget-expired.ts'
import { forgetUnconfirmed } from './auth/unconfirmed.ts'
import type { Database } from './db/open.ts'
import { forgetSent } from './notifications/forget-sent.ts'
import { forgetAllLeftTasks } from './sync/forget-left-tasks.ts'
import { pruneAllHistory } from './sync/prune-history.ts'

const FIRST_MS = 60_000
const EVERY_MS = 24 * 60 * 60_000
const AFTER_TROUBLE_MS = 15 * 60_000

interface ForgettingParts {
  readonly database: Database
  readonly log: Logger
  /** Whether mails are sent: then accounts that nobody confirms are removed. */
  readonly isMailEnabled: boolean
  /** Deletes the accounts whose days are over, and says how many. */
  readonly deleteDue: (signal: AbortSignal) => Promise<number>
  readonly firstMs?: number
}

/**
 * Deletes once a day, and soon after the start, what is past its time: old history, completed tasks that left the
 * lists, expired sessions and links, counts of tries, unconfirmed accounts, accounts that waited for it, what was
 * sent. Several servers on one database may all do it, as the second finds nothing left.
 */
export function startForgetting(parts: ForgettingParts) {
  const { database, log, isMailEnabled, deleteDue, firstMs = FIRST_MS } = parts
  const ending = new AbortController()
  let running = Promise.resolve()
  let timer: NodeJS.Timeout

  /** Returns in how many milliseconds to run again. */
  const forget = async (): Promise<number> => {
    // Deleting is written to the disk first, and gives nothing back to it.
    if (!database.hasRoom()) return AFTER_TROUBLE_MS
    try {
      if (isMailEnabled) {
        const removed = await forgetUnconfirmed(database, new Date(), ending.signal)
        if (removed > 0) log.info({ removed }, 'accounts that nobody confirmed in 14 days are gone')
      }
      const deleted = await deleteDue(ending.signal)
      if (deleted > 0) log.info({ deleted }, 'accounts whose days were over are deleted')
      await forgetExpired(database, new Date())
      await forgetSent(database)
      await pruneAllHistory(database, ending.signal)
      await forgetAllLeftTasks(database, ending.signal)
      return EVERY_MS
    } catch (error) {
      log.warn({ err: error }, 'what is over was not forgotten; trying again in 15 minutes')
      return AFTER_TROUBLE_MS
    }
  }
  const goOn = async (): Promise<void> => {
    const next = await forget()
    if (!ending.signal.aborted) schedule(next)
  }
  const schedule = (milliseconds: number) => {
    timer = setTimeout(() => {
      running = goOn()
    }, milliseconds)
    timer.unref()
  }

  schedule(firstMs)
  return {
    async stop(): Promise<void> {
      ending.abort()
      clearTimeout(timer)
      await running
    },
  }
}
