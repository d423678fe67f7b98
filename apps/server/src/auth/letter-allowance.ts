import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../db/open.ts'
import type { Letter } from '../mail/letters.ts'

/** After the first letters of a kind, one may follow every twelve minutes: each link lives at least four times as long. */
const SPACING_MS = 12 * 60 * 1000
const AT_FIRST = 3

type Addressed = Pick<Letter, 'kind' | 'to'>

/**
 * Counts letters in the database, for all servers together, each kind to each address by itself, so that nobody's mailbox
 * is filled and no kind of letter keeps another away. Whoever is refused one had one of the same kind within the last twelve
 * minutes.
 */
export function createLetterAllowance({ accounts }: Pick<Database, 'accounts'>, now: () => number) {
  return {
    /** Returns whether one more letter may go to this address now, and counts it if so. */
    async take(letter: Addressed): Promise<boolean> {
      // `last_request` holds when all that was sent is made up for; what lies in the past is as good as no row.
      const paidOff = sql<number>`greatest(rate_limit.last_request, ${now()}::bigint)`
      const taken = await accounts
        .insertInto('rate_limit')
        .values({ id: randomUUID(), key: keyOf(letter), count: 1, last_request: now() + SPACING_MS })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({ last_request: sql`${paidOff} + ${SPACING_MS}::bigint` })
            .where(sql<boolean>`${paidOff} <= ${now() + (AT_FIRST - 1) * SPACING_MS}::bigint`),
        )
        .returning('id')
        .executeTakeFirst()
      return taken !== undefined
    },

    /** For a letter that did not leave. */
    async giveBack(letter: Addressed): Promise<void> {
      await accounts
        .updateTable('rate_limit')
        .set({ last_request: sql`last_request - ${SPACING_MS}::bigint` })
        .where('key', '=', keyOf(letter))
        .execute()
    },
  }
}

/** How an address is called where letters are counted; `forgetAllowances` knows it by this name too. */
export function letterNameOf(email: string): string {
  return createHash('sha256').update(email).digest('base64url')
}

function keyOf({ kind, to }: Addressed): string {
  return `letter:${kind}|${letterNameOf(to)}`
}
