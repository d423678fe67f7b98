import { createHmac, timingSafeEqual } from 'node:crypto'

const LIFETIME_MS = 60 * 1000

/** Proves to a running server that the one who asks for a dump knows its secret. Valid for a minute. */
export function makeBackupToken(secret: string, now: number): string {
  const expiresAt = String(now + LIFETIME_MS)
  return `${expiresAt}.${sign(expiresAt, secret)}`
}

export function isBackupToken(token: string, secret: string, now: number): boolean {
  const [expiresAt = '', signature = '', ...rest] = token.split('.')
  const [expected, given] = [Buffer.from(sign(expiresAt, secret)), Buffer.from(signature)]
  const isSigned = expected.length === given.length && timingSafeEqual(expected, given)
  const left = Number(expiresAt) - now
  return isSigned && rest.length === 0 && left > 0 && left <= LIFETIME_MS
}

function sign(expiresAt: string, secret: string): string {
  return createHmac('sha256', secret).update(`operator-backup.${expiresAt}`).digest('base64url')
}
