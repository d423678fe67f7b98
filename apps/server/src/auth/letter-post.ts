import { AsyncLocalStorage } from 'node:async_hooks'
import type { Logger } from 'pino'
import type { Database } from '../db/open.ts'
import type { Letter } from '../mail/letters.ts'
import type { Mailer } from '../mail/mailer.ts'
import { createLetterAllowance } from './letter-allowance.ts'

interface PostParts {
  readonly database: Database
  readonly mailer: Mailer
  readonly log: Logger
}

/** Sends letters while answers go out, within what each kind to each address may have. */
export function createLetterPost({ database, mailer, log }: PostParts) {
  const allowance = createLetterAllowance(database, Date.now)
  const underWay = new Set<Promise<void>>()
  const reserved = new AsyncLocalStorage<Set<string>>()
  // Work that an answer does not wait for must not find itself inside the transaction that the answer ran in.
  const outside = AsyncLocalStorage.snapshot()

  const inBackground = (work: () => Promise<void>) => {
    const running = outside(work).catch((error: unknown) =>
      log.error({ err: error }, 'a letter was not sent'),
    )
    underWay.add(running)
    void running.finally(() => underWay.delete(running))
  }
  const take = async (kind: Letter['kind'], to: string) => {
    const isTaken = await allowance.take({ kind, to })
    if (!isTaken) log.warn({ kind }, 'letter held back: this address has just had one of the kind')
    return isTaken
  }

  return {
    /** Runs a request in which `reserve` may be called. */
    inRequest: <T>(work: () => Promise<T>): Promise<T> => reserved.run(new Set(), work),

    /** Whether the letter that this request is about to send may go; then it will. */
    async reserve(kind: Letter['kind'], to: string): Promise<boolean> {
      if (!(await take(kind, to))) return false
      reserved.getStore()?.add(keyOf(kind, to))
      return true
    },

    /** Sends a letter in its own time. It is written, and its link made, only where it may go. */
    send(kind: Letter['kind'], to: string, write: () => Letter | Promise<Letter>): void {
      const isReserved = reserved.getStore()?.delete(keyOf(kind, to)) ?? false
      inBackground(async () => {
        if (!isReserved && !(await take(kind, to))) return
        try {
          await mailer.send(await write())
        } catch (error) {
          await allowance.giveBack({ kind, to })
          throw error
        }
      })
    },

    /** Resolves when no letter is under way. */
    async settled(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}

const keyOf = (kind: Letter['kind'], to: string) => `${kind} ${to}`
