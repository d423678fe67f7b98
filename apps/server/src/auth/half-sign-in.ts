import { randomBytes } from 'node:crypto'
import { serialize } from 'hono/utils/cookie'
import { type HalfSignIn, STEP_LIFETIME_MS } from './codes/keep-codes.ts'
import { cookieOf } from './cookies.ts'

interface Verifications {
  createVerificationValue(row: { identifier: string; value: string; expiresAt: Date }): Promise<unknown>
  findVerificationValue(
    identifier: string,
  ): Promise<{ readonly id: string; readonly value: string; readonly expiresAt: Date } | null>
}

/**
 * How better-auth's answer ends where the person proved who they are and has one more thing to say; it has the cookie of the
 * half sign-in with it.
 */
export const HALF_WAY_STATUS = 202

/** What is missing: a one-time code, or the word that an account which waits for its deletion is kept. Each has a cookie of its own. */
export type Missing = 'code' | 'keep'

const COOKIES = { code: 'half', keep: 'keep' } as const
const NAMES = { code: 'half-sign-in', keep: 'keep-account' } as const

/** Holds what the browser finishes with. No script can read it, and no answer's body has it. */
export const halfSignInCookie = (missing: Missing, isHttps: boolean) => cookieOf(COOKIES[missing], isHttps)

/**
 * Sign-ins that wait for something. They are kept among the links, as a hash beside the account: so a new password, another
 * address and the end of the account end them too, and no dump holds them.
 */
export function createHalfSignIns(
  kept: Verifications,
  { missing, isHttps }: { readonly missing: Missing; readonly isHttps: boolean },
  now: () => number = Date.now,
) {
  const cookie = halfSignInCookie(missing, isHttps)
  const nameOf = (token: string) => `${NAMES[missing]}:${token}`
  return {
    /** Begins one, and answers with its cookie and with what there is to say. */
    async begin<Said extends object>(userId: string, said: Said): Promise<Response> {
      const token = randomBytes(24).toString('base64url')
      const endsAt = new Date(now() + STEP_LIFETIME_MS)
      await kept.createVerificationValue({ identifier: nameOf(token), value: userId, expiresAt: endsAt })
      const maxAge = STEP_LIFETIME_MS / 1000
      const line = serialize(cookie.name, token, { ...cookie.attributes, sameSite: 'Lax', maxAge })
      return Response.json({ ...said, endsAt }, { status: HALF_WAY_STATUS, headers: { 'set-cookie': line } })
    },

    /** Null where there is none, or its ten minutes are over. */
    async find(token: string): Promise<HalfSignIn | null> {
      const found = await kept.findVerificationValue(nameOf(token))
      return found && found.expiresAt.getTime() > now() ? { id: found.id, userId: found.value } : null
    },
  }
}
