import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Credentials } from './connector.ts'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

interface Whose {
  readonly userId: string
  readonly accountId: string
}

/**
 * Encrypts what opens connected accounts, by a key that follows from the server's secret. What is sealed for one account of
 * one person opens for no other, so a row that was moved is worth nothing.
 */
export function createCredentialSeal(authSecret: string) {
  const key = Buffer.from(hkdfSync('sha256', authSecret, '', 'glimmer connected calendars', 32))
  return {
    seal(credentials: Credentials, whose: Whose): string {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(boundTo(whose))
      const sealed = Buffer.concat([cipher.update(JSON.stringify(credentials)), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },

    /** Null where it was sealed with another secret, or for another account or person. */
    open(sealed: string, whose: Whose): Credentials | null {
      const bytes = Buffer.from(sealed, 'base64url')
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
          authTagLength: TAG_BYTES,
        })
        decipher.setAAD(boundTo(whose))
        decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
        const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
        return JSON.parse(Buffer.concat([text, decipher.final()]).toString()) as Credentials
      } catch {
        return null
      }
    },
  }
}

export type CredentialSeal = ReturnType<typeof createCredentialSeal>

/** As JSON, so that no two pairs of ids read alike. */
function boundTo({ userId, accountId }: Whose): Buffer {
  return Buffer.from(JSON.stringify([userId, accountId]))
}
