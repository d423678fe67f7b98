import { createHmac, timingSafeEqual } from 'node:crypto'

const LIFETIME_MS = 60 * 1000

/** What a command asks of a running server: a dump, or how its request got there. */
export type CommandPurpose = 'backup' | 'view'

/** Proves to a running server that the one who asks knows its secret. Valid for a minute, and for this alone. */
export function makeCommandToken(purpose: CommandPurpose, secret: string, now: number): string {
  const expiresAt = String(now + LIFETIME_MS)
  return `${expiresAt}.${sign(`operator-${purpose}.${expiresAt}`, secret)}`
}

export function isCommandToken(purpose: CommandPurpose, token: string, secret: string, now: number): boolean {
  const [expiresAt = '', signature = '', ...rest] = token.split('.')
  const expected = sign(`operator-${purpose}.${expiresAt}`, secret)
  const left = Number(expiresAt) - now
  return isSame(expected, signature) && rest.length === 0 && left > 0 && left <= LIFETIME_MS
}

/** Proves to a command in return that the one who answers knows the secret too. */
export function answerToken(token: string, secret: string): string {
  return sign(`operator-answer.${token}`, secret)
}

export function isAnswerTo(token: string, proof: string, secret: string): boolean {
  return isSame(answerToken(token, secret), proof)
}

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function sign(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}
