import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { makeSignedToken, type ReadToken, readSignedToken } from './signed-token.ts'

const PURPOSE = 'invitation'
export const INVITATION_DAYS = 14
const LIFETIME_MS = INVITATION_DAYS * 24 * 60 * 60 * 1000

const payloadSchema = z.object({ id: z.uuid(), email: z.string().nullable(), expiresAt: z.number() })

/**
 * What an invitation says: an id, so that it makes one account only; the one address that it is for, or none in
 * particular; and when it ends, in ms.
 */
export type Invitation = z.infer<typeof payloadSchema>

export function makeInvitation(request: { email: string | null; secret: string; now: number }): string {
  const { email, secret, now } = request
  const payload: Invitation = { id: randomUUID(), email, expiresAt: now + LIFETIME_MS }
  return makeSignedToken(PURPOSE, payload, secret)
}

export function readInvitation(token: string, secret: string, now: number): ReadToken<Invitation> {
  return readSignedToken(PURPOSE, payloadSchema, token, { secret, now })
}
