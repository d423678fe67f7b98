import { CompiledQuery } from 'kysely'
import { scopeOf } from './scope.ts'

/** A database, a transaction or a connection. */
export interface Asked {
  executeQuery(query: CompiledQuery): Promise<{ readonly rows: readonly unknown[] }>
}

/**
 * Sends a statement that is written as it goes, with `$1`, `$2` … for its values, and returns its rows. For what each request
 * does: building and compiling a statement costs as much of the processor as the database's answer.
 *
 * In the transaction of a person it is sent at once, and what is asked without waiting goes together, in its order. Its commit
 * waits for all of it, so an answer that nobody needs may be left: where it is an error, nothing is committed.
 */
export function ask<Row>(asked: Asked, text: string, values: readonly unknown[]): Promise<readonly Row[]> {
  const scope = scopeOf(asked)
  const sent = (scope?.connection ?? asked).executeQuery(CompiledQuery.raw(text, [...values]))
  const answer = sent.then(({ rows }) => rows as Row[])
  scope?.leave(answer)
  return answer
}
