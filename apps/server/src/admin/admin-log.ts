import type { AdminAction, AdminLog } from '@glimmer/api/admin'
import type { Transaction } from 'kysely'
import { v7 } from 'uuid'
import type { Database } from '../db/open.ts'
import type { AccountTables } from '../db/tables.ts'

const PAGE = 50

interface Done {
  readonly adminId: string
  readonly action: AdminAction
  /** The id of the account or invitation. */
  readonly about?: string
  readonly detail?: string
}

/** Adds a line: in the transaction of what was done, so that neither is there without the other. */
export async function logAdmin(
  trx: Transaction<AccountTables> | Database['accounts'],
  { adminId, action, about, detail }: Done,
): Promise<void> {
  await trx
    .insertInto('admin_log')
    .values({
      id: v7(),
      at: new Date().toISOString(),
      admin_id: adminId,
      action,
      about: about ?? null,
      detail: detail ?? null,
    })
    .execute()
}

/** A page of what was done, newest first, after the line with the id `after`. */
export async function readAdminLog(
  { accounts }: Pick<Database, 'accounts'>,
  after: string | undefined,
): Promise<AdminLog> {
  const found = await accounts
    .selectFrom('admin_log as log')
    .leftJoin('user as admin', 'admin.id', 'log.admin_id')
    .leftJoin('user as person', 'person.id', 'log.about')
    .leftJoin('invite', 'invite.id', 'log.about')
    .select(['log.id', 'log.at', 'log.action', 'log.detail', 'admin.email as admin'])
    .select(({ fn }) => fn.coalesce('person.email', 'invite.email').as('whom'))
    .$if(after !== undefined, (query) => query.where('log.id', '<', after ?? ''))
    .orderBy('log.id', 'desc')
    .limit(PAGE + 1)
    .execute()
  const entries = found.slice(0, PAGE)
  return { entries, next: found.length > PAGE ? (entries.at(-1)?.id ?? null) : null }
}
