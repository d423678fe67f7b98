import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '../db/open.ts'
import { LineIsFull } from './line.ts'
import type { PasswordHashing } from './password-hashing.ts'

/**
 * How better-auth hashes and checks passwords. It hashes in the middle of its work, inside a transaction or after a link is
 * used up; `prepare` hashes before, so that nothing is held meanwhile and a refusal for too long a line costs nothing.
 */
export function createStoredPasswords({ accounts }: Pick<Database, 'accounts'>, hashing: PasswordHashing) {
  const requests = new AsyncLocalStorage<{ prepared?: { password: string; hash: string } }>()

  /** A hash has its own salt, so it names its row: where the password was changed meanwhile, nothing happens. */
  const renew = async (outdated: string, password: string) => {
    const renewed = await hashing.hash(password)
    await accounts
      .updateTable('account')
      .set({ password: renewed })
      .where('password', '=', outdated)
      .execute()
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
      if (isRight && hashing.isOutdated(hash)) {
        await renew(hash, password).catch((error: unknown) => {
          // It will be done at another sign-in.
          if (!(error instanceof LineIsFull)) throw error
        })
      }
      return isRight
    },
  }
}

export type StoredPasswords = ReturnType<typeof createStoredPasswords>
