import type { Logger } from 'pino'
import { forgetExpired } from './auth/forget-expired.ts'
import type { Database } from './db/open.ts'
import { pruneAllHistory } from './sync/prune-history.ts'

const FIRST_MS = 60_000
const EVERY_MS = 24 * 60 * 60_000
const AFTER_TROUBLE_MS = 15 * 60_000

/**
 * Forgets once a day, and soon after the start, what has had its time: old history, sessions and links that are over, counts
 * of tries. Several servers on one database may all do it: the second finds nothing.
 */
export function startForgetting(database: Database, log: Logger, firstMs = FIRST_MS) {
  const ending = new AbortController()
  let running = Promise.resolve()
  let timer: NodeJS.Timeout

  /** Returns when to do it again. */
  const forget = async (): Promise<number> => {
    try {
      await forgetExpired(database, new Date())
      await pruneAllHistory(database, ending.signal)
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
