import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts the secrets of one-time codes, by a key that follows from the server's secret. What is sealed for one person opens
 * for nobody else, so rows that somebody swapped are worth nothing.
 */
export function createSeal(authSecret: string) {
  const key = Buffer.from(hkdfSync('sha256', authSecret, '', 'glimmer one-time codes', 32))
  return {
    seal(text: string, userId: string): string {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(userId))
      const sealed = Buffer.concat([cipher.update(text), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },

    /** Null where it was sealed with another secret or for somebody else. */
    open(sealed: string, userId: string): string | null {
      const bytes = Buffer.from(sealed, 'base64url')
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
          authTagLength: TAG_BYTES,
        })
        decipher.setAAD(Buffer.from(userId))
        decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
        const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
        return Buffer.concat([text, decipher.final()]).toString()
      } catch {
        return null
      }
    },
  }
}

export type Seal = ReturnType<typeof createSeal>
