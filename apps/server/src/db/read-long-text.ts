import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * Reads the one `text` that the query finds, as UTF-8 in pieces of `pieceBytes`, within a transaction. The database
 * makes the text once and cuts it by bytes, as cutting by characters would count from the start each time. Yields
 * nothing for no row or null.
 */
export async function* readLongText(
  database: QueryExecutorProvider,
  query: ReturnType<typeof sql>,
  pieceBytes: number,
): AsyncGenerator<Buffer> {
  const length = sql.lit(pieceBytes)
  await sql`
    declare long_text no scroll cursor for
    select substr(bytes, start, ${length}) as piece
    from (select convert_to(text, 'UTF8') as bytes from (${query}) as found) as made,
      generate_series(1, length(bytes), ${length}) as start`.execute(database)
  for (;;) {
    const { rows } = await sql<{ piece: Buffer }>`fetch next from long_text`.execute(database)
    const [row] = rows
    if (!row) break
    yield row.piece
  }
  await sql`close long_text`.execute(database)
}
