import { createHash, randomBytes } from 'node:crypto'

const HOW_MANY = 10
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'
const LENGTH = 16

/** Ten codes of 80 random bits, in four groups of four. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: HOW_MANY }, () => {
    // 256 is a multiple of 32, so each letter is as likely as any other.
    const code = [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
    return (code.match(/.{4}/g) ?? []).join('-')
  })
}

/** What is kept of a code, written with or without hyphens. Nobody can try 2^80 codes, so it needs no slow hash. */
export function hashRecoveryCode(code: string, userId: string): string {
  return createHash('sha256')
    .update(`${userId}:${code.replaceAll('-', '')}`)
    .digest('base64url')
}
