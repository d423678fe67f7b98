import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { makeSignedToken, readSignedToken } from './signed-token.ts'

const PURPOSE = 'operator'
const LIFETIME_MS = 60 * 60 * 1000

const payloadSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  expiresAt: z.number(),
  turnsCodesOff: z.boolean().default(false),
})

/**
 * What the operator's link says: whose password may be chosen, until when (ms), and an id so that it works once.
 * `turnsCodesOff`: for a person who has lost their one-time codes and recovery codes too.
 */
export type OperatorToken = z.infer<typeof payloadSchema>

/**
 * Whether the link was made after this instant. A link is only for the account and the password of the time at which
 * it was made: later, another account may have the address.
 */
export function isNewerThan({ expiresAt }: OperatorToken, instant: Date): boolean {
  return instant.getTime() <= expiresAt - LIFETIME_MS
}

/**
 * Makes the token of a link with which its holder may choose a new password. It needs the server's secret and no
 * database, so that the command works while the server runs and holds its data folder.
 */
export function makeOperatorToken(request: {
  email: string
  secret: string
  now: number
  turnsCodesOff?: boolean
}): string {
  const { email, secret, now, turnsCodesOff = false } = request
  const payload: OperatorToken = { id: randomUUID(), email, expiresAt: now + LIFETIME_MS, turnsCodesOff }
  return makeSignedToken(PURPOSE, payload, secret)
}

/** Null where the token is not one of these, was not made with this secret, or its time is over. */
export function readOperatorToken(token: string, secret: string, now: number): OperatorToken | null {
  const read = readSignedToken(PURPOSE, payloadSchema, token, { secret, now })
  return read.kind === 'ok' ? read.payload : null
}
