import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Kysely,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  sql,
  type Transaction,
} from 'kysely'
import pg from 'pg'
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

interface Scope {
  isOpen: boolean
  /** What makes its transaction that of one person; null where that changes in it. */
  readonly opening: string | null
}

const scope = new AsyncLocalStorage<Scope>()

/** What a transaction that begins here says first; null outside `withUser`. */
export function openingOfScope(): string | null {
  return scope.getStore()?.opening ?? null
}

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
  // It stands in the statement itself, whose end a NUL would be.
  if (userId === '' || userId.includes('\0')) throw new Error('withUser needs a user id')
  refuseInsideScope()
  const more = settings === undefined ? '' : `, ${settings}`
  const opening = `select set_config('role', '${APP_ROLE}', true), set_config('app.user_id', ${pg.escapeLiteral(userId)}, true)${more}`
  const state = { isOpen: true, opening }
  try {
    return await scope.run(state, () => database.transaction().setIsolationLevel(isolation).execute(work))
  } finally {
    state.isOpen = false
  }
}

/** Whose rows a transaction of the server's own work sees: a person's, or, for null, those that the owner may see. */
export type ActAs = (userId: string | null) => Promise<void>

/**
 * Runs the server's own work on several people in one transaction. It begins as the owner, who sees of everybody what the
 * server keeps for itself and nobody's rows; `actAs` makes it the scope of one person, as `runAsUser` does.
 */
export async function runForSeveral<T>(
  database: Kysely<PersonalTables>,
  work: (trx: Transaction<PersonalTables>, actAs: ActAs) => Promise<T>,
): Promise<T> {
  refuseInsideScope()
  const state = { isOpen: true, opening: null }
  try {
    return await scope.run(state, () =>
      database.transaction().execute((trx) =>
        work(trx, async (userId) => {
          await sql`select set_config('role', ${userId === null ? 'none' : APP_ROLE}, true),
            set_config('app.user_id', ${userId ?? ''}, true)`.execute(trx)
        }),
      ),
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
