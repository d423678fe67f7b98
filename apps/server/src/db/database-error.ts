import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Why a database could not answer a correct query. `away`: it cannot be reached, is too slow or restarts; `full`: its
 * disk has no room.
 */
export type DatabaseErrorKind = 'away' | 'full'

/**
 * The database could not answer. The change may or may not have been made, so whoever repeats the request must be
 * safe in both cases.
 */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
  readonly kind: DatabaseErrorKind

  constructor(kind: DatabaseErrorKind, cause: unknown) {
    super(kind === 'full' ? 'the disk of the database is full' : 'the database does not answer', { cause })
    this.kind = kind
    const store = watched.getStore()
    if (store) store.kind = kind
  }
}

const watched = new AsyncLocalStorage<{ kind: DatabaseErrorKind | null }>()

/** Runs `work` so that `databaseErrorKindOf` also finds an error that a library has swallowed. */
export function watchForDatabaseErrors<T>(work: () => T): T {
  return watched.run({ kind: null }, work)
}

/** The kind of database error behind this error, or of one met on the way to it; null where there is none. */
export function databaseErrorKindOf(error: unknown): DatabaseErrorKind | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseError) return cause.kind
    if ((cause as Error & { code?: unknown }).code === DISK_FULL) return 'full'
  }
  return watched.getStore()?.kind ?? null
}

const DISK_FULL = '53100'
const READ_ONLY_TRANSACTION = '25006'
const IDLE_IN_TRANSACTION_TIMEOUT = '25P03'
/** The prepared statement of this connection is no longer valid; a new connection prepares it anew. */
const INVALID_PREPARED_STATEMENT = ['26000', '0A000']
const TRANSACTION_ROLLBACK = '40'
const INSUFFICIENT_RESOURCES = '53'
const OPERATOR_INTERVENTION = '57'
const CONNECTION_EXCEPTION = '08'
const SYSTEM_ERROR = '58'

/** The kind of the error that a query threw; null where the query itself was wrong. */
export function databaseErrorKindOfAnswer(error: unknown): DatabaseErrorKind | null {
  if (!(error instanceof Error)) return null
  const { code = '', severity } = error as Error & { code?: string; severity?: string }
  // Errors of PostgreSQL have a severity; any other error is about the connection, or, as a TypeError, a bug.
  if (severity === undefined) return error instanceof TypeError ? null : 'away'
  if (code === DISK_FULL) return 'full'
  const isAway =
    code === READ_ONLY_TRANSACTION ||
    code === IDLE_IN_TRANSACTION_TIMEOUT ||
    INVALID_PREPARED_STATEMENT.includes(code) ||
    [
      CONNECTION_EXCEPTION,
      TRANSACTION_ROLLBACK,
      INSUFFICIENT_RESOURCES,
      OPERATOR_INTERVENTION,
      SYSTEM_ERROR,
    ].includes(code.slice(0, 2))
  return isAway ? 'away' : null
}
