import { AsyncLocalStorage } from 'node:async_hooks'
import { APIError } from 'better-auth/api'
import type { Database } from '../db/open.ts'
import { type Invitation, readInvitation } from './invitation-token.ts'
import { findInvitation } from './kept-invitations.ts'
import type { SignUpSetting } from './sign-up-mode.ts'

/** Whether an account can be made: why not, or that it can, with the invitation where one is needed. */
export type Admission =
  | { readonly kind: 'welcome'; readonly invitation: Invitation | null }
  | { readonly kind: 'closed' | 'invitation-needed' | 'used' | 'over' | 'other-address' }

interface InvitationParts {
  readonly setting: SignUpSetting
  readonly database: Pick<Database, 'accounts'>
  readonly secret: string
}

/**
 * Decides who may make an account, whatever way leads to one. An account keeps the id of its invitation in a unique
 * column, so an invitation makes one account.
 */
export function createInvitations({ setting, database: { accounts }, secret }: InvitationParts) {
  const requests = new AsyncLocalStorage<{
    readonly isOpen: boolean
    readonly invitation: Invitation | null
  }>()

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

  /** One that an admin made is in the database; one of `npm run invite` is signed, and known by that. */
  const read = async (token: string) => {
    const signed = readInvitation(token, secret, Date.now())
    return signed.kind === 'ok' ? signed.payload : findInvitation(accounts, token, new Date())
  }

  return {
    /** Checks an invitation without using it up. */
    async admit(token: string | undefined, email?: string): Promise<Admission> {
      const { mode } = await setting.read()
      if (mode === 'open') return { kind: 'welcome', invitation: null }
      if (mode === 'closed') return { kind: 'closed' }
      if (token === undefined) return { kind: 'invitation-needed' }
      const invitation = await read(token)
      if (!invitation) return { kind: 'over' }
      if (await isUsedByAnother(invitation, email)) return { kind: 'used' }
      if (email !== undefined && invitation.email !== null && invitation.email !== email)
        return { kind: 'other-address' }
      return { kind: 'welcome', invitation }
    },

    /** Runs a request that may make an account, with this invitation. The setting is asked now: inside a transaction it cannot be. */
    async during<T>(invitation: Invitation | null, work: () => Promise<T>): Promise<T> {
      const { mode } = await setting.read()
      return requests.run(
        { isOpen: mode === 'open', invitation: mode === 'closed' ? null : invitation },
        work,
      )
    },

    /**
     * better-auth asks for these before it inserts an account, whatever way the request came. They are inserted with
     * it, so the unique column refuses the second of two accounts with one invitation.
     */
    columnsOfNewAccount(): { invitation: string | null } {
      const { isOpen, invitation } = requests.getStore() ?? { isOpen: false, invitation: null }
      if (!isOpen && !invitation) throw new APIError('BAD_REQUEST', { code: 'SIGN_UP_CLOSED' })
      return { invitation: invitation?.id ?? null }
    },
  }
}
