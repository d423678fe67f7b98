import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../db/open.ts'
import type { Letter } from '../mail/letters.ts'
import { windowIsOver } from './window-is-over.ts'

/**
 * After the first letters of a kind, one may follow every twelve minutes. A link works for an hour at least, so
 * whoever is refused a new one holds one that works.
 */
const SPACING_MS = 12 * 60 * 1000
const AT_FIRST = 3

type Addressed = Pick<Letter, 'kind' | 'to'>

/**
 * Limits letters by kind and address, so that nobody's mailbox is filled and one kind never uses up another's share.
 * Counted in the database, for all servers together. A refusal means that a letter of that kind went out in the last
 * twelve minutes.
 */
export function createLetterAllowance({ accounts }: Pick<Database, 'accounts'>, now: () => number) {
  return {
    /** Returns whether one more letter may go to this address now, and counts it if so. */
    async take(letter: Addressed): Promise<boolean> {
      // `last_request` is the moment at which all sent letters are paid off, one every twelve minutes; a moment in
      // the past counts as now, and so does one far ahead, which comes from a clock that was wrong.
      const paidOff = sql<number>`case when ${windowIsOver(now(), AT_FIRST * SPACING_MS)}
        then ${now()}::bigint else rate_limit.last_request end`
      const taken = await accounts
        .insertInto('rate_limit')
        .values({ id: randomUUID(), key: keyOf(letter), count: 1, last_request: now() + SPACING_MS })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({ last_request: sql`(${paidOff}) + ${SPACING_MS}::bigint` })
            .where(sql<boolean>`(${paidOff}) <= ${now() + (AT_FIRST - 1) * SPACING_MS}::bigint`),
        )
        .returning('id')
        .executeTakeFirst()
      return taken !== undefined
    },

    /** Takes back the count of a letter that was not sent after all. */
    async giveBack(letter: Addressed): Promise<void> {
      await accounts
        .updateTable('rate_limit')
        .set({ last_request: sql`last_request - ${SPACING_MS}::bigint` })
        .where('key', '=', keyOf(letter))
        .execute()
    },
  }
}

/**
 * The key of an address in the counts of letters: a hash, so that the table holds no addresses. `forgetAllowances`
 * deletes by it.
 */
export function letterNameOf(email: string): string {
  return createHash('sha256').update(email).digest('base64url')
}

function keyOf({ kind, to }: Addressed): string {
  return `letter:${kind}|${letterNameOf(to)}`
}
