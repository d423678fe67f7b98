import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * What keeps a database from doing what it was asked, though nothing was wrong with the question. `away`: it is not
 * there, too slow, or starts again; `full`: its disk has no room.
 */
export type DatabaseErrorKind = 'away' | 'full'

/** It may have happened or not: whoever asks again must be able to bear both. */
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
const NOT_ALLOWED_TO_WRITE = '25006'
const IDLE_TOO_LONG = '25P03'
/** What the connection kept of a statement is of no use any more; a new connection keeps it anew. */
const STATEMENT_NOT_KEPT = ['26000', '0A000']
const IN_EACH_OTHERS_WAY = '40'
const WITHOUT_MEANS = '53'
const STOPPED_BY_SOMEBODY = '57'
const OF_THE_CONNECTION = '08'
const OF_THE_SYSTEM = '58'

/** What an error that came instead of PostgreSQL's answer tells of; null where the question itself was wrong. */
export function databaseErrorKindOfAnswer(error: unknown): DatabaseErrorKind | null {
  if (!(error instanceof Error)) return null
  const { code = '', severity } = error as Error & { code?: string; severity?: string }
  // Only what PostgreSQL itself says has a severity; anything else is about the connection, or a bug.
  if (severity === undefined) return error instanceof TypeError ? null : 'away'
  if (code === DISK_FULL) return 'full'
  const isAway =
    code === NOT_ALLOWED_TO_WRITE ||
    code === IDLE_TOO_LONG ||
    STATEMENT_NOT_KEPT.includes(code) ||
    [OF_THE_CONNECTION, IN_EACH_OTHERS_WAY, WITHOUT_MEANS, STOPPED_BY_SOMEBODY, OF_THE_SYSTEM].includes(
      code.slice(0, 2),
    )
  return isAway ? 'away' : null
}
