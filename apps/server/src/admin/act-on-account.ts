import type { Transaction } from 'kysely'
import { tellSessionsEnded } from '../auth/open-sessions.ts'
import type { Database } from '../db/open.ts'
import type { AccountTables } from '../db/tables.ts'
import { logAdmin } from './admin-log.ts'

export type AccountAct = 'disable' | 'enable' | 'end-sessions'

export type ActEnd = 'done' | 'not-admin' | 'not-found'

interface Asked {
  readonly adminId: string
  /** Somebody else: an admin does none of this to themselves. */
  readonly personId: string
}

/**
 * Disables or enables an account or ends its sessions, and logs it. Both accounts are locked, so that of two admins who
 * disable each other at the same moment one stays.
 */
export function actOnAccount(
  { accounts }: Pick<Database, 'accounts'>,
  act: AccountAct,
  { adminId, personId }: Asked,
): Promise<ActEnd> {
  return accounts.transaction().execute(async (trx) => {
    const both = await trx
      .selectFrom('user')
      .select(['id', 'disabled_at'])
      .where('id', 'in', [adminId, personId])
      .where('deletion_due_at', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute()
    if (both.find(({ id }) => id === adminId)?.disabled_at !== null) return 'not-admin'
    const person = both.find(({ id }) => id === personId)
    if (!person) return 'not-found'
    const isDisabled = person.disabled_at !== null
    // Done already: nothing changes, and there is nothing to log.
    if ((act === 'disable' && isDisabled) || (act === 'enable' && !isDisabled)) return 'done'
    if (act !== 'end-sessions') await setDisabled(trx, personId, act === 'disable')
    if (act !== 'enable') await endSessions(trx, personId)
    await logAdmin(trx, { adminId, action: LOGGED[act], about: personId })
    return 'done'
  })
}

const LOGGED = {
  disable: 'account_disabled',
  enable: 'account_enabled',
  'end-sessions': 'sessions_ended',
} as const

async function setDisabled(trx: Transaction<AccountTables>, id: string, isDisabled: boolean): Promise<void> {
  const disabled_at = isDisabled ? new Date().toISOString() : null
  await trx.updateTable('user').set({ disabled_at }).where('id', '=', id).execute()
}

async function endSessions(trx: Transaction<AccountTables>, userId: string): Promise<void> {
  await trx.deleteFrom('session').where('user_id', '=', userId).execute()
  await tellSessionsEnded(trx, userId)
}
