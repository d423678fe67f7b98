import { randomUUID } from 'node:crypto'
import type { Passkey, PasskeyQuestion } from '@glimmer/api/sign-in-ways'
import type { Database } from '../../db/open.ts'
import { inOpenSession, type OpenSession } from '../in-open-session.ts'
import type { StoredPasskey } from './verify-passkey.ts'

/** More than anybody has devices. */
const MOST = 20
const UNIQUE_VIOLATION = '23505'

interface NewPasskey extends StoredPasskey {
  readonly name: string
  readonly transports: readonly string[]
  readonly isSynced: boolean
}

export type Added = 'added' | 'signed-out' | 'known' | 'too-many'

/** A person's passkeys in the database. */
export function createPasskeys({ accounts }: Pick<Database, 'accounts'>) {
  return {
    async list(userId: string): Promise<Passkey[]> {
      const rows = await accounts
        .selectFrom('passkey')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        since: row.created_at,
        lastUsed: row.last_used_at,
        isSynced: row.is_synced,
      }))
    },

    /** As a browser has to name them when it asks for one of them. */
    async named(userId: string): Promise<PasskeyQuestion['passkeys']> {
      const rows = await accounts
        .selectFrom('passkey')
        .select(['credential_id', 'transports'])
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .execute()
      return rows.map(({ credential_id, transports }) => ({ id: credential_id, transports: [...transports] }))
    },

    find: (credentialId: string) =>
      accounts.selectFrom('passkey').selectAll().where('credential_id', '=', credentialId).executeTakeFirst(),

    /** Notes that it was used. Returns false where it is gone, or its counter says that there is a copy of it. */
    async use(
      credentialId: string,
      { counter, isSynced }: { counter: number; isSynced: boolean },
    ): Promise<boolean> {
      const { numUpdatedRows } = await accounts
        .updateTable('passkey')
        .set({ counter, is_synced: isSynced, last_used_at: new Date().toISOString() })
        .where('credential_id', '=', credentialId)
        // Those that sync do not count, and say 0 each time.
        .where((where) => (counter === 0 ? where('counter', '=', 0) : where('counter', '<', counter)))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Keeps a new one, where the session that made it is open still. */
    async add(session: OpenSession, { isSynced, transports, ...passkey }: NewPasskey): Promise<Added> {
      const work = inOpenSession(accounts, session, async (trx): Promise<Added> => {
        const { userId } = session
        const known = await trx.selectFrom('passkey').select('id').where('user_id', '=', userId).execute()
        if (known.length >= MOST) return 'too-many'
        await trx
          .insertInto('passkey')
          .values({
            ...passkey,
            id: randomUUID(),
            user_id: userId,
            transports: JSON.stringify(transports),
            is_synced: isSynced,
            last_used_at: null,
          })
          .execute()
        return 'added'
      })
      try {
        return (await work) ?? 'signed-out'
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) return 'known'
        throw error
      }
    },

    hasRoom: async (userId: string): Promise<boolean> =>
      (await accounts.selectFrom('passkey').select('id').where('user_id', '=', userId).execute()).length <
      MOST,

    /** Returns whether the person has such a passkey under another name. */
    async rename(userId: string, id: string, name: string): Promise<boolean> {
      const { numUpdatedRows } = await accounts
        .updateTable('passkey')
        .set({ name })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('name', '<>', name)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Returns whether the person had such a passkey. */
    async remove(userId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await accounts
        .deleteFrom('passkey')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}

export type Passkeys = ReturnType<typeof createPasskeys>
