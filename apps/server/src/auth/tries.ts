import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../db/open.ts'
import { createLine, LineIsFull } from './line.ts'
import { createSteadyClock } from './steady-clock.ts'
import { windowIsOver } from './window-is-over.ts'

/** At most `max` tries in `window` seconds. */
interface Rule {
  readonly window: number
  readonly max: number
}

interface Try {
  readonly key: string
  /** When the window ends in which it is counted. */
  readonly end: number
}

interface CountedRequest {
  counted?: Try
  leaveLine?: () => void
}

/** A try that succeeds here had the right password or the token of a letter: nobody guessed, so it does not count. */
const NOT_COUNTED_IF_RIGHT = [
  '/sign-in/email',
  '/sign-in/passkey',
  '/sign-in/code',
  '/sign-in/recovery-code',
  '/confirm-email',
]
/** How many tries from one address may wait. They are handled one after another, as each may turn out not to count. */
const MOST_WAITING = 50
const FORGET_EVERY_MS = 60_000
/** Servers whose clocks differ a little must agree that it is over. */
const OVER_FOR_MS = 10 * 60_000

/**
 * Counts tries by network address and kind, in the database, for all servers together. A window begins with the first
 * try and ends after its time, whatever is tried in it; the next try begins another. What is refused is not counted.
 */
export function createTries(
  { accounts }: Pick<Database, 'accounts'>,
  now: () => number = Date.now,
  passed: () => number = () => performance.now(),
) {
  const steadyNow = createSteadyClock(now, passed)
  const requests = new AsyncLocalStorage<CountedRequest>()
  const lines = new Map<string, { readonly run: ReturnType<typeof createLine>; users: number }>()
  /** Not at once: a clock that is wrong at the start may be right by then. */
  let forgetNextAt = passed() + OVER_FOR_MS

  /**
   * Once a minute deletes windows that are over, and links, steps and marks that were over a while ago: somebody who sends from
   * ever new addresses, or signs in again and again, would fill the tables with them. A clock that is ahead for a while takes no
   * link that is still good.
   */
  async function forgetOver(): Promise<void> {
    if (passed() < forgetNextAt) return
    forgetNextAt = passed() + FORGET_EVERY_MS
    await accounts.deleteFrom('rate_limit').where('last_request', '<', now()).execute()
    const overSince = new Date(steadyNow() - OVER_FOR_MS).toISOString()
    await accounts.deleteFrom('verification').where('expires_at', '<', overSince).execute()
  }

  /** Counts one more try. `end`: when the window is over that counts it, or, where it is not taken, the window that is full. */
  async function count(key: string, { window, max }: Rule): Promise<{ isTaken: boolean; end: number }> {
    const moment = now()
    const end = moment + window * 1000
    const isOver = windowIsOver(moment, window * 1000)
    const taken = await accounts
      .insertInto('rate_limit')
      .values({ id: randomUUID(), key, count: 1, last_request: end })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({
            count: sql`case when ${isOver} then 1 else rate_limit.count + 1 end`,
            last_request: sql`case when ${isOver} then ${end}::bigint else rate_limit.last_request end`,
          })
          .where(sql<boolean>`(${isOver} or rate_limit.count < ${max})`),
      )
      .returning(['last_request'])
      .executeTakeFirst()
    if (taken) return { isTaken: true, end: taken.last_request }
    const full = await accounts
      .selectFrom('rate_limit')
      .select('last_request')
      .where('key', '=', key)
      .executeTakeFirst()
    return { isTaken: false, end: full?.last_request ?? moment }
  }

  /** Resolves when it is this request's turn, with the function that lets the next one in. Throws LineIsFull where too many wait. */
  function enterLine(key: string): Promise<() => void> {
    const line = lines.get(key) ?? { run: createLine(1, MOST_WAITING), users: 0 }
    lines.set(key, line)
    line.users += 1
    const leave = () => {
      line.users -= 1
      if (line.users === 0) lines.delete(key)
    }
    return new Promise((enter, refuse) => {
      void line
        .run(() => new Promise<void>(enter))
        .catch(refuse)
        .finally(leave)
    })
  }

  async function giveBack({ key, end }: Try): Promise<void> {
    await accounts
      .updateTable('rate_limit')
      .set({ count: sql`count - 1` })
      .where('key', '=', key)
      .where('last_request', '=', end)
      .where('count', '>', 0)
      .execute()
  }

  return {
    /** Asked by better-auth before it looks at a request. */
    storage: {
      async consume(key: string, rule: Rule): Promise<{ allowed: boolean; retryAfter: number | null }> {
        const request = requests.getStore()
        const mayBeRight = NOT_COUNTED_IF_RIGHT.some((path) => key.endsWith(`|${path}`))
        if (request && mayBeRight) request.leaveLine = await enterLine(key)
        await forgetOver()
        const { isTaken, end } = await count(key, rule)
        if (!isTaken) return { allowed: false, retryAfter: Math.max(1, Math.ceil((end - now()) / 1000)) }
        if (request && mayBeRight) request.counted = { key, end }
        return { allowed: true, retryAfter: null }
      },
    },

    /** Runs a request in which tries are counted, and takes back the count of one that was right. */
    async inRequest(work: () => Promise<Response>): Promise<Response> {
      const request: CountedRequest = {}
      let isRight = false
      try {
        const response = await requests.run(request, work)
        isRight = response.ok
        return response
      } catch (error) {
        // No password was looked at.
        isRight = error instanceof LineIsFull
        throw error
      } finally {
        try {
          if (isRight && request.counted) await giveBack(request.counted)
        } finally {
          request.leaveLine?.()
        }
      }
    },
  }
}
