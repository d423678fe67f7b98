import { CompiledQuery, type Kysely } from 'kysely'

/**
 * Sends a statement that is written as it goes, with `$1`, `$2` … for its values, and returns its rows. For what each request
 * does: building and compiling a statement costs as much of the processor as the database's answer.
 */
export async function ask<Row>(
  database: Pick<Kysely<never>, 'executeQuery'>,
  text: string,
  values: readonly unknown[],
): Promise<readonly Row[]> {
  const { rows } = await database.executeQuery(CompiledQuery.raw(text, [...values]))
  return rows as Row[]
}
