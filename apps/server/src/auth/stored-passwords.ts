import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '../db/open.ts'
import { LineIsFull } from './line.ts'
import type { PasswordHashing } from './password-hashing.ts'

interface HashedPassword {
  readonly password: string
  readonly hash: string
}

/**
 * How better-auth hashes and checks passwords. better-auth hashes in the middle of its work, inside a transaction or
 * after a link is used up. `prepare` hashes before that, so that no transaction waits for a hash and a full queue is
 * refused before anything is used up.
 */
export function createStoredPasswords({ accounts }: Pick<Database, 'accounts'>, hashing: PasswordHashing) {
  const requests = new AsyncLocalStorage<{
    prepared?: HashedPassword
    /** By which this request is let in. */
    right?: HashedPassword
  }>()

  /**
   * Stores a newer hash of the same password. It looks for the outdated hash, which is unique by its salt, so nothing
   * happens where the password changed meanwhile.
   */
  const renew = async (outdated: string, password: string) => {
    const renewed = await hashing.hash(password)
    await accounts
      .updateTable('account')
      .set({ password: renewed })
      .where('password', '=', outdated)
      .execute()
  }

  const letInBy = (right: HashedPassword) => {
    const request = requests.getStore()
    if (request) request.right = right
  }

  return {
    /** Runs a request in which `prepare` may be called. */
    inRequest: <T>(work: () => Promise<T>): Promise<T> => requests.run({}, work),

    /** Hashes the password that this request is about to choose. */
    async prepare(password: string): Promise<void> {
      const request = requests.getStore()
      if (request) request.prepared = { password, hash: await hashing.hash(password) }
    },

    async hash(password: string): Promise<string> {
      const prepared = requests.getStore()?.prepared
      return prepared?.password === password ? prepared.hash : hashing.hash(password)
    },

    /** A right password whose hash was made with older settings is hashed anew. */
    async verify({ hash, password }: { hash: string; password: string }): Promise<boolean> {
      const isRight = await hashing.verify({ hash, password })
      if (!isRight) return false
      letInBy({ password, hash })
      if (hashing.isOutdated(hash)) {
        await renew(hash, password).catch((error: unknown) => {
          // Too many hashes wait: the next sign-in will renew it.
          if (!(error instanceof LineIsFull)) throw error
        })
      }
      return true
    },

    /** This request has stored the password that it chose, which lets it in. */
    letInBy,

    /**
     * Whether the password that let this request in is still the account's. Checking one takes long where many wait, and a new
     * one may have been chosen since: to be asked once there is a session that the new one did not end.
     */
    async isStillRight(userId: string): Promise<boolean> {
      const right = requests.getStore()?.right
      if (!right) return true
      const found = await accounts
        .selectFrom('account')
        .select('password')
        .where('user_id', '=', userId)
        .where('provider_id', '=', 'credential')
        .executeTakeFirst()
      const hash = found?.password ?? ''
      // The same password may have been hashed anew, by a sign-in at the same moment too.
      return hash === right.hash || (hash !== '' && hashing.verify({ hash, password: right.password }))
    },
  }
}

export type StoredPasswords = ReturnType<typeof createStoredPasswords>
