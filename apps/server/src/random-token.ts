import { createHash, randomBytes } from 'node:crypto'

const TOKEN = /^[\w-]{43}$/

/** A secret that opens something: 256 random bits. */
export const makeRandomToken = (): string => randomBytes(32).toString('base64url')

/** What the database knows of such a token; null for what cannot be one. */
export function hashRandomToken(token: string): string | null {
  return TOKEN.test(token) ? createHash('sha256').update(token).digest('base64url') : null
}
