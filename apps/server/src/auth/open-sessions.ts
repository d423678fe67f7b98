import type { OpenSessions } from '@glimmer/api/open-sessions'
import { sql, type Transaction } from 'kysely'
import { keepLatest } from '../db/keep-latest.ts'
import type { Database } from '../db/open.ts'
import { REVISION_CHANNEL, SESSIONS_ENDED } from '../db/revisions.ts'
import type { AccountTables } from '../db/tables.ts'
import { nameDevice } from './name-device.ts'

/** How many are listed. Nobody uses so many devices. */
const MOST_LISTED = 50
/** Right passwords and passkeys are not counted, and each sign-in leaves a row: so many of a person stay. */
const MOST_OPEN = 100

/** A person's session: whose it is, and which of theirs asks. */
interface Asking {
  readonly userId: string
  readonly sessionId: string
}

/** Lists and ends the sessions of a person. `longestMs`: how long after its beginning any session is over. */
export function createOpenSessions({ accounts }: Pick<Database, 'accounts'>, longestMs: number) {
  return {
    /** The sessions of this person that are not over: the one that asks first, then what was used last. */
    async list({ userId, sessionId }: Asking): Promise<OpenSessions> {
      const now = Date.now()
      const isCurrent = sql<boolean>`id = ${sessionId}`
      const found = await accounts
        .selectFrom('session')
        .select(['id', 'user_agent', 'created_at', 'updated_at', isCurrent.as('is_current')])
        .where('user_id', '=', userId)
        .where('expires_at', '>', new Date(now).toISOString())
        .where('created_at', '>', new Date(now - longestMs).toISOString())
        .orderBy(isCurrent, 'desc')
        .orderBy('updated_at', 'desc')
        .orderBy('id')
        .limit(MOST_LISTED + 1)
        .execute()
      const sessions = found.slice(0, MOST_LISTED).map((row) => ({
        id: row.id,
        ...nameDevice(row.user_agent),
        since: row.created_at,
        lastSeen: row.updated_at,
        isCurrent: row.is_current,
      }))
      return { sessions, hasMore: found.length > MOST_LISTED }
    },

    /** Of these sessions of anybody those that are not over. */
    async findOpen(ids: readonly string[]): Promise<ReadonlySet<string>> {
      const now = Date.now()
      const found = await accounts
        .selectFrom('session')
        .select('id')
        // One statement for any number of them, so that one is kept prepared.
        .where(sql<boolean>`id = any(${[...ids]}::text[])`)
        .where('expires_at', '>', new Date(now).toISOString())
        .where('created_at', '>', new Date(now - longestMs).toISOString())
        .execute()
      return new Set(found.map(({ id }) => id))
    },

    /** Ends the sessions of this person that were used longest ago, where one more has begun than stay. */
    endOldest: ({ userId, sessionId: newId }: Asking): Promise<void> =>
      keepLatest(accounts, { table: 'accounts.session', by: 'updated_at', userId, newId, most: MOST_OPEN }),

    /** Ends the session with this id, or, for null, all but the one that asks. Returns whether there was anything to end. */
    end: ({ userId, sessionId }: Asking, id: string | null): Promise<boolean> =>
      accounts.transaction().execute(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('session')
          .where('user_id', '=', userId)
          .where('id', '<>', sessionId)
          .$if(id !== null, (query) => query.where('id', '=', id ?? ''))
          .executeTakeFirst()
        if (numDeletedRows === 0n) return false
        await tellSessionsEnded(trx, userId)
        return true
      }),
  }
}

/** Tells every server, once this is committed, so that streams of ended sessions close. */
export async function tellSessionsEnded(trx: Transaction<AccountTables>, userId: string): Promise<void> {
  await sql`select pg_notify(${REVISION_CHANNEL}, ${`${userId}:${SESSIONS_ENDED}`})`.execute(trx)
}
