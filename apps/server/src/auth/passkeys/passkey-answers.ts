import { createHash } from 'node:crypto'
import type { Database } from '../../db/open.ts'
import type { Challenges, ChallengeUse } from './challenge.ts'
import type { Passkeys } from './passkeys.ts'
import type { Place } from './place.ts'
import {
  type Answered,
  type MadePasskey,
  type SignedByPasskey,
  verifyMade,
  verifySigned,
} from './verify-passkey.ts'

interface Parts {
  readonly database: Pick<Database, 'accounts'>
  readonly passkeys: Passkeys
  readonly challenges: Challenges
}

/** Takes what passkeys signed: each answer is looked at in full and counts once, also where it comes twice at once. */
export function createPasskeyAnswers({ database, passkeys, challenges }: Parts) {
  /** Marks a challenge as answered, for all servers together. Returns false where it was already. */
  const isFirst = async ({ challenge, endsAt }: Answered) => {
    const id = createHash('sha256').update(`passkey-challenge:${challenge}`).digest('base64url')
    const { numInsertedOrUpdatedRows } = await database.accounts
      .insertInto('verification')
      // Not the account's id: `endOldAccess` deletes what names the account, and this mark has to stay.
      .values({ id, identifier: id, value: 'used', expires_at: endsAt.toISOString() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  }

  return {
    /** Whose passkey it is, or null where the answer counts for nothing. */
    async take(signed: SignedByPasskey, place: Place, use: ChallengeUse): Promise<{ userId: string } | null> {
      const stored = await passkeys.find(signed.id)
      if (!stored) return null
      if (signed.handle !== undefined && signed.handle !== handleOf(stored.user_id)) return null
      const verified = await verifySigned(signed, stored, { place, challenges, use })
      if (!verified || !(await isFirst(verified))) return null
      return (await passkeys.use(signed.id, verified)) ? { userId: stored.user_id } : null
    },

    /** What is to be kept of a new passkey, or null. */
    async takeNew(made: MadePasskey, place: Place, use: ChallengeUse) {
      const verified = await verifyMade(made, { place, challenges, use })
      return verified && (await isFirst(verified)) ? { ...verified.kept, isSynced: verified.isSynced } : null
    },
  }
}

export type PasskeyAnswers = ReturnType<typeof createPasskeyAnswers>

/** By what a passkey knows its person: the id of the account, which says nothing about them. */
export function handleOf(userId: string): string {
  return Buffer.from(userId).toString('base64url')
}
