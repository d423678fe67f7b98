import type { LetterOutcome } from '@glimmer/api/admin'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Logger } from 'pino'
import type { Database } from '../db/open.ts'
import type { Letter } from '../mail/letters.ts'
import { explainMailTrouble } from '../mail/mail-trouble.ts'
import type { Mailer } from '../mail/mailer.ts'
import { createLetterAllowance } from './letter-allowance.ts'

interface PostParts {
  readonly database: Database
  readonly mailer: Mailer
  readonly log: Logger
}

/** Sends letters in the background, within the allowance of each kind and address. */
export function createLetterPost({ database, mailer, log }: PostParts) {
  const allowance = createLetterAllowance(database, Date.now)
  const underWay = new Set<Promise<void>>()
  const reserved = new AsyncLocalStorage<Set<string>>()
  // Letters are sent outside of the request's async context: inside they would find the transaction of a request that
  // has ended.
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

    /**
     * Takes a place in the allowance for the letter that this request is about to send. Returns false where it may
     * not be sent.
     */
    async reserve(kind: Letter['kind'], to: string): Promise<boolean> {
      if (!(await take(kind, to))) return false
      reserved.getStore()?.add(keyOf(kind, to))
      return true
    },

    /** Sends a letter without being waited for. `write` and its link are only made where the letter may go. */
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

    /** Sends a letter and waits until the mail server took it or did not. Null where this address has just had one of the kind. */
    async sendNow(letter: Letter): Promise<LetterOutcome | null> {
      if (!(await take(letter.kind, letter.to))) return null
      try {
        await mailer.send(letter)
        return { outcome: 'sent' }
      } catch (error) {
        log.error({ err: error }, 'a letter was not sent')
        await allowance.giveBack(letter)
        return { outcome: 'not-sent', problem: explainMailTrouble(error) }
      }
    },

    underWay: () => underWay.size,

    /** Resolves when no letter is under way. */
    async settled(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}

const keyOf = (kind: Letter['kind'], to: string) => `${kind} ${to}`
