import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type DatabaseConnection,
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

export interface ScopeOptions<First = undefined> {
  readonly isolation?: 'read committed' | 'repeatable read'
  /** More calls of `set_config`, for this transaction alone. */
  readonly settings?: string
  /**
   * What the work begins with, by statements that only read: they are sent together with the beginning of the transaction.
   * Where that fails they are asked outside of it, and what they find is thrown away.
   */
  readonly readFirst?: (connection: DatabaseConnection) => Promise<First>
}

/** `first`: what `readFirst` found, where it was given. */
export type PersonalWork<T, First = undefined> = (
  trx: Transaction<PersonalTables>,
  first: First,
) => Promise<T>

interface Scope {
  isOpen: boolean
}

/** The transaction of one person. */
class PersonScope implements Scope {
  isOpen = true
  /** What makes it that of one person. */
  readonly opening: string
  readonly readFirst: ((connection: DatabaseConnection) => Promise<unknown>) | undefined
  /** Both are there once it has begun. */
  connection: DatabaseConnection | undefined
  first: unknown
  /** Those that are awaited still, or are errors. */
  readonly #answers = new Set<Promise<unknown>>()

  constructor(opening: string, { readFirst }: Pick<ScopeOptions<unknown>, 'readFirst'>) {
    this.opening = opening
    this.readFirst = readFirst
  }

  /** An answer that its asker need not wait for. */
  leave(answer: Promise<unknown>): void {
    this.#answers.add(answer)
    // Whoever waits for all of them hears of an error.
    answer.then(
      () => this.#answers.delete(answer),
      () => {},
    )
  }

  /** Waits for all that was asked, and throws the first error among it. */
  async allAnswered(): Promise<void> {
    await Promise.all(this.#answers)
  }
}

const scope = new AsyncLocalStorage<Scope>()
const scopes = new WeakMap<object, PersonScope>()

/** The scope that is open here. */
export function openScope(): PersonScope | undefined {
  const open = scope.getStore()
  return open instanceof PersonScope ? open : undefined
}

/** The scope whose transaction this is, if it is one. */
export function scopeOf(transaction: object): PersonScope | undefined {
  return scopes.get(transaction)
}

/**
 * A person's statements go by an index on whose they are, whoever that is. By itself PostgreSQL takes the long look of a pull for
 * cheaper when it is planned for each person, and then it took seven times as long.
 */
const PLANNED_ONCE = 'set local plan_cache_mode = force_generic_plan'

/**
 * Runs `work` in one transaction that sees and changes only what is this person's: role and `app.user_id` are local
 * to the transaction, and row-level security does the rest. Rolls back and throws on where `work` throws.
 */
export async function runAsUser<T, First = undefined>(
  database: Kysely<PersonalTables>,
  userId: string,
  work: PersonalWork<T, First>,
  { isolation = 'read committed', settings, readFirst }: ScopeOptions<First> = {},
): Promise<T> {
  // It stands in the statement itself, whose end a NUL would be.
  if (userId === '' || userId.includes('\0')) throw new Error('withUser needs a user id')
  refuseInsideScope()
  // Not by `set_config`, as a `select` has to be planned.
  const scoping = `set local role ${APP_ROLE}; set local app.user_id = ${pg.escapeLiteral(userId)}; ${PLANNED_ONCE}`
  const opening = settings === undefined ? scoping : `${scoping}; select ${settings}`
  const own = new PersonScope(opening, { readFirst })
  const workInside = async (trx: Transaction<PersonalTables>) => {
    scopes.set(trx, own)
    try {
      return await work(trx, own.first as First)
    } catch (error) {
      // What was left may have failed before, and that is then why this did.
      await own.allAnswered()
      throw error
    }
  }
  try {
    return await scope.run(own, () => database.transaction().setIsolationLevel(isolation).execute(workInside))
  } finally {
    own.isOpen = false
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
  const state = { isOpen: true }
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
