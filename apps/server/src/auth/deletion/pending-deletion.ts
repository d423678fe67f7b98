import { sql } from 'kysely'
import type { Database } from '../../db/open.ts'
import { tellSessionsEnded } from '../open-sessions.ts'

/** An account that waits for its deletion: since when and until when, by the database's clock. */
export interface PendingDeletion {
  readonly userId: string
  /** Names this request: who keeps the account and asks again begins another. */
  readonly askedAt: string
  readonly dueAt: string
}

type Accounts = Pick<Database, 'accounts'>

/** Null where the account is not there, or does not wait. */
export async function findPendingDeletion(
  { accounts }: Accounts,
  userId: string,
): Promise<PendingDeletion | null> {
  const found = await accounts
    .selectFrom('user')
    .select(['deletion_asked_at', 'deletion_due_at'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!found?.deletion_asked_at || !found.deletion_due_at) return null
  return { userId, askedAt: found.deletion_asked_at, dueAt: found.deletion_due_at }
}

/** What a deletion that is asked for now would be: its moments are the database's, whatever this server's clock says. */
export async function pendingDeletionFromNow(
  { accounts }: Accounts,
  userId: string,
  days: number,
): Promise<PendingDeletion> {
  const { rows } = await sql<Omit<PendingDeletion, 'userId'>>`
    select moment as "askedAt", moment + make_interval(hours => ${24 * days}::int) as "dueAt"
    from (select date_trunc('milliseconds', now()) as moment) as clock`.execute(accounts)
  const moments = rows[0]
  if (!moments) throw new Error('the database told no time')
  return { userId, ...moments }
}

/**
 * Marks the account and ends its sessions; nothing else of it is touched. No session begins from then on, as the table of
 * sessions asks. Returns its address; null where it waits already, or is gone.
 */
export function askDeletion(
  { accounts }: Accounts,
  { userId, askedAt, dueAt }: PendingDeletion,
  aboutToCommit: () => Promise<void>,
): Promise<string | null> {
  return accounts.transaction().execute(async (trx) => {
    const marked = await trx
      .updateTable('user')
      .set({ deletion_asked_at: askedAt, deletion_due_at: dueAt })
      .where('id', '=', userId)
      .where('deletion_due_at', 'is', null)
      .returning('email')
      .executeTakeFirst()
    if (!marked) return null
    await trx.deleteFrom('session').where('user_id', '=', userId).execute()
    await tellSessionsEnded(trx, userId)
    await aboutToCommit()
    return marked.email
  })
}

/**
 * Keeps the account, where it still waits by this request. Of this and the deletion, the database lets one be first. Returns
 * its address; null where it did not wait.
 */
export function keepAccount(
  { accounts }: Accounts,
  { userId, askedAt }: Pick<PendingDeletion, 'userId' | 'askedAt'>,
  aboutToCommit: () => Promise<void>,
): Promise<string | null> {
  return accounts.transaction().execute(async (trx) => {
    const kept = await trx
      .updateTable('user')
      .set({ deletion_asked_at: null, deletion_due_at: null, deletion_seen_due_at: null })
      .where('id', '=', userId)
      .where('deletion_asked_at', '=', askedAt)
      .returning('email')
      .executeTakeFirst()
    if (!kept) return null
    await aboutToCommit()
    return kept.email
  })
}
