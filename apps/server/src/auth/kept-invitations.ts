import type { OpenInvitation } from '@glimmer/api/admin'
import { v7 } from 'uuid'
import type { Transaction } from 'kysely'
import type { Database } from '../db/open.ts'
import type { AccountTables } from '../db/tables.ts'
import { hashRandomToken, makeRandomToken } from '../random-token.ts'
import type { Invitation } from './invitation-token.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type Accounts = Database['accounts'] | Transaction<AccountTables>

/** Makes an invitation. Its token is told this once: only the hash is kept. */
export async function keepInvitation(
  accounts: Accounts,
  { email, days, now }: { email: string | null; days: number; now: Date },
): Promise<{ invitation: OpenInvitation; token: string }> {
  const token = makeRandomToken()
  const invitation = {
    // Ordered by time, so that pages can go by it.
    id: v7(),
    email,
    madeAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + days * DAY_MS).toISOString(),
  }
  const { id, madeAt: made_at, expiresAt: expires_at } = invitation
  const token_hash = hashRandomToken(token) ?? ''
  await accounts.insertInto('invite').values({ id, email, made_at, expires_at, token_hash }).execute()
  return { invitation, token }
}

/** The open invitation that this token stands for; null where there is none, or it was taken back or is over. */
export async function findInvitation(
  accounts: Accounts,
  token: string,
  now: Date,
): Promise<Invitation | null> {
  const hash = hashRandomToken(token)
  if (hash === null) return null
  const found = await accounts
    .selectFrom('invite')
    .select(['id', 'email', 'expires_at'])
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return found ? { id: found.id, email: found.email, expiresAt: Date.parse(found.expires_at) } : null
}

/** Those with which an account can still be made. */
const openOnes = (accounts: Accounts, now: Date) =>
  accounts
    .selectFrom('invite')
    .leftJoin('user', 'user.invitation', 'invite.id')
    .where('user.id', 'is', null)
    .where('expires_at', '>', now.toISOString())

/** Newest first, after the one with the id `after`. */
export async function listInvitations(
  accounts: Accounts,
  { after, now, limit }: { after: string | undefined; now: Date; limit: number },
): Promise<OpenInvitation[]> {
  const found = await openOnes(accounts, now)
    .select(['invite.id', 'invite.email', 'made_at', 'expires_at'])
    .$if(after !== undefined, (query) => query.where('invite.id', '<', after ?? ''))
    .orderBy('invite.id', 'desc')
    .limit(limit)
    .execute()
  return found.map(({ id, email, made_at, expires_at }) => ({
    id,
    email,
    madeAt: made_at,
    expiresAt: expires_at,
  }))
}

export async function countInvitations(accounts: Accounts, now: Date): Promise<number> {
  const { open } = await openOnes(accounts, now)
    .select((all) => all.fn.countAll<number>().as('open'))
    .executeTakeFirstOrThrow()
  return open
}

/** Returns whether it was there to be taken back. An account that was made with it stays. */
export async function takeInvitationBack(accounts: Accounts, id: string): Promise<boolean> {
  const { numDeletedRows } = await accounts.deleteFrom('invite').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}
