import { randomBytes } from 'node:crypto'

const MINUTE_MS = 60 * 1000

/** What a link is for, under the name by which better-auth looks it up, and how long it may be used. */
const LIFETIMES_MS = {
  'confirm-email': 24 * 60 * MINUTE_MS,
  'reset-password': 60 * MINUTE_MS,
  'new-email': 60 * MINUTE_MS,
} as const

export type LinkKind = keyof typeof LIFETIMES_MS

interface Verifications {
  createVerificationValue(row: { identifier: string; value: string; expiresAt: Date }): Promise<unknown>
}

/** The name under which better-auth stores a token; the database gets a hash of this name. */
export function linkIdentifier(kind: LinkKind, token: string): string {
  return `${kind}:${token}`
}

/** Makes the token of a link for this account. A new password voids it, see `endOldAccess`. */
export async function createLinkToken(
  kept: Verifications,
  kind: LinkKind,
  userId: string,
  now: number,
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await keepLinkToken(kept, { kind, token, userId, expiresAt: linkEndsAt(kind, now) })
  return token
}

/** When a link ends that is made now, in ms. */
export function linkEndsAt(kind: LinkKind, now: number): number {
  return now + LIFETIMES_MS[kind]
}

interface LinkToken {
  readonly kind: LinkKind
  readonly token: string
  readonly userId: string
  readonly expiresAt: number
}

/** Stores the hash of a token, so that its link works until then (ms). */
export async function keepLinkToken(kept: Verifications, link: LinkToken): Promise<void> {
  const { kind, token, userId, expiresAt } = link
  await kept.createVerificationValue({
    identifier: linkIdentifier(kind, token),
    value: userId,
    expiresAt: new Date(expiresAt),
  })
}
