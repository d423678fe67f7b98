import { AsyncLocalStorage } from 'node:async_hooks'
import { APIError } from 'better-auth/api'
import type { Config } from '../config.ts'
import type { Database } from '../db/open.ts'
import { type Invitation, readInvitation } from './invitation-token.ts'

/** Why nobody can make an account this way, or that somebody can; with an invitation, where one is needed. */
export type Admission =
  | { readonly kind: 'welcome'; readonly invitation: Invitation | null }
  | { readonly kind: 'closed' | 'invitation-needed' | 'used' | 'over' | 'other-address' }

interface InvitationParts {
  readonly mode: Config['signUp']
  readonly database: Pick<Database, 'accounts'>
  readonly secret: string
}

/** Who may make an account, by the setting SIGN_UP. Each account keeps the id of its invitation, which no other can have. */
export function createInvitations({ mode, database: { accounts }, secret }: InvitationParts) {
  const requests = new AsyncLocalStorage<Invitation | null>()

  /** Somebody who signs up twice meets their own account, and is told what everybody is told whose address has one. */
  const isUsedByAnother = async ({ id }: Invitation, email = '') => {
    const users = accounts
      .selectFrom('user')
      .select('id')
      .where('invitation', '=', id)
      .where('email', '!=', email)
    return (await users.executeTakeFirst()) !== undefined
  }

  return {
    /** Looks at an invitation and uses nothing up. */
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
     * Asked before any account is made, by whatever way. What it returns is written with the account, in the same step: of
     * two accounts with one invitation the database refuses the second.
     */
    columnsOfNewAccount(): { invitation: string | null } {
      const invitation = requests.getStore() ?? null
      if (mode !== 'open' && !invitation) throw new APIError('BAD_REQUEST', { code: 'SIGN_UP_CLOSED' })
      return { invitation: invitation?.id ?? null }
    },
  }
}
