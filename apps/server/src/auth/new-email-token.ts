import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { keepLinkToken, linkEndsAt, linkIdentifier } from './link-tokens.ts'
import { makeSignedToken, readSignedToken } from './signed-token.ts'

const PURPOSE = 'new-email'

const payloadSchema = z.object({ id: z.uuid(), email: z.string(), expiresAt: z.number() })

interface Verifications {
  createVerificationValue(row: { identifier: string; value: string; expiresAt: Date }): Promise<unknown>
  findVerificationValue(
    identifier: string,
  ): Promise<{ readonly id: string; readonly value: string; readonly expiresAt: Date } | null>
}

/** A change of address that was asked for and not used: its row among the links, whose it is, and the new address. */
export interface WaitingEmail {
  readonly linkId: string
  readonly userId: string
  readonly email: string
}

/**
 * How the links of new addresses are made and read. The token holds the address, signed, and the database a hash of the
 * token beside the account alone: like other links it ends with a new password and with the account, and the new address
 * is in no table before it is confirmed.
 */
export function newEmailTokens(kept: Verifications, secret: string) {
  return {
    /** Makes the token of a link by which this account gets this address, within an hour. */
    async make(userId: string, email: string): Promise<string> {
      const expiresAt = linkEndsAt('new-email', Date.now())
      const token = makeSignedToken(PURPOSE, { id: randomUUID(), email, expiresAt }, secret)
      await keepLinkToken(kept, { kind: 'new-email', token, userId, expiresAt })
      return token
    },

    /** Null where the token is not one of these, was used, or its time is over. */
    async read(token: string): Promise<WaitingEmail | null> {
      const read = readSignedToken(PURPOSE, payloadSchema, token, { secret, now: Date.now() })
      if (read.kind !== 'ok') return null
      const link = await kept.findVerificationValue(linkIdentifier('new-email', token))
      if (!link || link.expiresAt <= new Date()) return null
      return { linkId: link.id, userId: link.value, email: read.payload.email }
    },
  }
}
