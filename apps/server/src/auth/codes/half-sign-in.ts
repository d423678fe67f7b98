import { randomBytes } from 'node:crypto'
import { serialize } from 'hono/utils/cookie'
import { cookieOf } from '../cookies.ts'
import { type HalfSignIn, STEP_LIFETIME_MS } from './keep-codes.ts'

interface Verifications {
  createVerificationValue(row: { identifier: string; value: string; expiresAt: Date }): Promise<unknown>
  findVerificationValue(
    identifier: string,
  ): Promise<{ readonly id: string; readonly value: string; readonly expiresAt: Date } | null>
}

/** How better-auth's answer ends where a code is needed; it has the cookie of the half sign-in with it. */
export const CODE_NEEDED_STATUS = 202

/** Holds what the browser finishes with. No script can read it, and no answer's body has it. */
export const halfSignInCookie = (isHttps: boolean) => cookieOf('half', isHttps)

const nameOf = (token: string) => `half-sign-in:${token}`

/**
 * Sign-ins that wait for a code. They are kept among the links, as a hash beside the account: so a new password, another
 * address and the end of the account end them too, and no dump holds them.
 */
export function createHalfSignIns(kept: Verifications, isHttps: boolean, now: () => number = Date.now) {
  const cookie = halfSignInCookie(isHttps)
  return {
    /** Begins one, and answers with its cookie. */
    async begin(userId: string): Promise<Response> {
      const token = randomBytes(24).toString('base64url')
      const endsAt = new Date(now() + STEP_LIFETIME_MS)
      await kept.createVerificationValue({ identifier: nameOf(token), value: userId, expiresAt: endsAt })
      const maxAge = STEP_LIFETIME_MS / 1000
      const line = serialize(cookie.name, token, { ...cookie.attributes, sameSite: 'Lax', maxAge })
      return Response.json({ endsAt }, { status: CODE_NEEDED_STATUS, headers: { 'set-cookie': line } })
    },

    /** Null where there is none, or its ten minutes are over. */
    async find(token: string): Promise<HalfSignIn | null> {
      const found = await kept.findVerificationValue(nameOf(token))
      return found && found.expiresAt.getTime() > now() ? { id: found.id, userId: found.value } : null
    },
  }
}
