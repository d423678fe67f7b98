import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const LIFETIME_MS = 10 * 60 * 1000
const RANDOM_BYTES = 16
const TIME_BYTES = 6
const SIGNATURE_BYTES = 32

/**
 * What a challenge is for. Those of a person are bound to their session, so that one who has lost it cannot finish with what
 * was begun.
 */
export type ChallengeUse =
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'prove' | 'add'; readonly userId: string; readonly sessionId: string }

/**
 * Makes and reads the challenges that passkeys sign. Each holds its end and is signed by this server for one use, so that
 * asking for one stores nothing; the first answer to it is marked in the database (`take`).
 */
export function createChallenges(secret: string, now: () => number = Date.now) {
  const sign = (head: Buffer, use: ChallengeUse) => {
    const bound = use.kind === 'sign-in' ? '' : `.${use.userId}.${use.sessionId}`
    return createHmac('sha256', secret).update(`passkey-${use.kind}${bound}.`).update(head).digest()
  }

  return {
    make(use: ChallengeUse): string {
      const end = Buffer.alloc(TIME_BYTES)
      end.writeUIntBE(now() + LIFETIME_MS, 0, TIME_BYTES)
      const head = Buffer.concat([randomBytes(RANDOM_BYTES), end])
      return Buffer.concat([head, sign(head, use)]).toString('base64url')
    },

    /** When it ends, or null where this server did not make it for this use, or its time is over. */
    read(challenge: string, use: ChallengeUse): Date | null {
      const bytes = Buffer.from(challenge, 'base64url')
      if (bytes.length !== RANDOM_BYTES + TIME_BYTES + SIGNATURE_BYTES) return null
      const head = bytes.subarray(0, RANDOM_BYTES + TIME_BYTES)
      if (!timingSafeEqual(bytes.subarray(head.length), sign(head, use))) return null
      const end = head.readUIntBE(RANDOM_BYTES, TIME_BYTES)
      return end > now() ? new Date(end) : null
    },
  }
}

export type Challenges = ReturnType<typeof createChallenges>
