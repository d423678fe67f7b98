import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Kysely,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  sql,
  type Transaction,
} from 'kysely'
import type { PersonalTables } from './tables.ts'

/**
 * The role in which requests run: it owns nothing and has only the rights on personal tables that the migrations
 * grant.
 */
export const APP_ROLE = 'glimmer_app'

export interface ScopeOptions {
  readonly isolation?: 'read committed' | 'repeatable read'
  /** More calls of `set_config`, for this transaction alone. */
  readonly settings?: string
}

const scope = new AsyncLocalStorage<{ isOpen: boolean }>()

/**
 * Runs `work` in one transaction that sees and changes only what is this person's: role and `app.user_id` are local
 * to the transaction, and row-level security does the rest. Rolls back and throws on where `work` throws.
 */
export async function runAsUser<T>(
  database: Kysely<PersonalTables>,
  userId: string,
  work: (trx: Transaction<PersonalTables>) => Promise<T>,
  { isolation = 'read committed', settings }: ScopeOptions = {},
): Promise<T> {
  if (userId === '') throw new Error('withUser needs a user id')
  refuseInsideScope()
  const state = { isOpen: true }
  try {
    const transaction = database.transaction().setIsolationLevel(isolation)
    return await scope.run(state, () =>
      transaction.execute(async (trx) => {
        const more = sql.raw(settings === undefined ? '' : `, ${settings}`)
        await sql`select set_config('role', ${APP_ROLE}, true), set_config('app.user_id', ${userId}, true)${more}`.execute(
          trx,
        )
        return work(trx)
      }),
    )
  } finally {
    state.isOpen = false
  }
}

/** Refuses a second transaction inside the first: PGlite has one connection, so it would wait for itself for ever. */
function refuseInsideScope(): void {
  if (scope.getStore()?.isOpen) throw new Error('inside withUser, use its transaction and nothing else')
}

/** Makes the accounts' handle refuse queries inside `withUser` on both databases, as on PGlite they would hang. */
export class OutsideScope implements KyselyPlugin {
  transformQuery({ node }: PluginTransformQueryArgs) {
    refuseInsideScope()
    return node
  }

  transformResult({ result }: PluginTransformResultArgs) {
    return Promise.resolve(result)
  }
}
