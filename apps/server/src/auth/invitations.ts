import { AsyncLocalStorage } from 'node:async_hooks'
import { APIError } from 'better-auth/api'
import type { Config } from '../config.ts'
import type { Database } from '../db/open.ts'
import { type Invitation, readInvitation } from './invitation-token.ts'

/** Whether an account can be made: why not, or that it can, with the invitation where one is needed. */
export type Admission =
  | { readonly kind: 'welcome'; readonly invitation: Invitation | null }
  | { readonly kind: 'closed' | 'invitation-needed' | 'used' | 'over' | 'other-address' }

interface InvitationParts {
  readonly mode: Config['signUp']
  readonly database: Pick<Database, 'accounts'>
  readonly secret: string
}

/**
 * Decides by the setting SIGN_UP who may make an account. An account keeps the id of its invitation in a unique
 * column, so an invitation makes one account.
 */
export function createInvitations({ mode, database: { accounts }, secret }: InvitationParts) {
  const requests = new AsyncLocalStorage<Invitation | null>()

  /**
   * Not used by another where the account has the same address: a second sign-up of the same person gets the answer
   * that every known address gets.
   */
  const isUsedByAnother = async ({ id }: Invitation, email = '') => {
    const users = accounts
      .selectFrom('user')
      .select('id')
      .where('invitation', '=', id)
      .where('email', '!=', email)
    return (await users.executeTakeFirst()) !== undefined
  }

  return {
    /** Checks an invitation without using it up. */
    async admit(token: string | undefined, email?: string): Promise<Admission> {
      if (mode === 'open') return { kind: 'welcome', invitation: null }
      if (mode === 'closed') return { kind: 'closed' }
      if (token === undefined) return { kind: 'invitation-needed' }
      const read = readInvitation(token, secret, Date.now())
      if (read.kind !== 'ok') return { kind: 'over' }
      const invitation = read.payload
      if (await isUsedByAnother(invitation, email)) return { kind: 'used' }
      if (email !== undefined && invitation.email !== null && invitation.email !== email)
        return { kind: 'other-address' }
      return { kind: 'welcome', invitation }
    },

    /** Runs a request that may make an account with this invitation. */
    during: <T>(invitation: Invitation | null, work: () => Promise<T>): Promise<T> =>
      requests.run(invitation, work),

    /**
     * better-auth asks for these before it inserts an account, whatever way the request came. They are inserted with
     * it, so the unique column refuses the second of two accounts with one invitation.
     */
    columnsOfNewAccount(): { invitation: string | null } {
      const invitation = requests.getStore() ?? null
      if (mode !== 'open' && !invitation) throw new APIError('BAD_REQUEST', { code: 'SIGN_UP_CLOSED' })
      return { invitation: invitation?.id ?? null }
    },
  }
}
