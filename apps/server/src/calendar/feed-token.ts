import { createHash, randomBytes } from 'node:crypto'

const TOKEN = /^[\w-]{43}$/

/** The secret of a private address: 256 random bits. */
export const makeFeedToken = (): string => randomBytes(32).toString('base64url')

/** What the database knows of a token; null for what cannot be one. */
export function hashFeedToken(token: string): string | null {
  return TOKEN.test(token) ? createHash('sha256').update(token).digest('base64url') : null
}
