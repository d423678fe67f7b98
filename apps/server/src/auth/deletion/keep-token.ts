import * as z from 'zod'
import { makeSignedToken, readSignedToken } from '../signed-token.ts'
import type { PendingDeletion } from './pending-deletion.ts'

const PURPOSE = 'keep-account'

const payloadSchema = z.object({ account: z.string(), askedAt: z.string(), expiresAt: z.number() })

/**
 * What the letter about a deletion holds: whose account, and which request. It needs no row: it is good as long as the
 * account waits by that request, it keeps the account and opens nothing.
 */
export function makeKeepToken({ userId, askedAt, dueAt }: PendingDeletion, secret: string): string {
  const payload = { account: userId, askedAt, expiresAt: Date.parse(dueAt) }
  return makeSignedToken(PURPOSE, payload, secret)
}

/** Null where this server did not make it. Whether its time is over, the account says and no clock. */
export function readKeepToken(
  token: string,
  secret: string,
): Pick<PendingDeletion, 'userId' | 'askedAt'> | null {
  const read = readSignedToken(PURPOSE, payloadSchema, token, { secret, now: 0 })
  return read.kind === 'ok' ? { userId: read.payload.account, askedAt: read.payload.askedAt } : null
}
