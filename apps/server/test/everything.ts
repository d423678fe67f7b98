import { sql } from 'kysely'
import pg from 'pg'
import type { Database } from '../src/db/open.ts'
import { postgresAddress } from './databases.ts'

/**
 * Every row of every table of ours, as JSON text in a fixed order, by the table's name; found in the catalogue and
 * read past row-level security.
 */
export async function readEverything(database: Database): Promise<Record<string, string[]>> {
  if (database.kind === 'pglite') {
    return readAll(async (statement) => (await sql.raw(statement).execute(database.accounts)).rows)
  }
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.accounts)
  const client = new pg.Client(postgresAddress(rows[0]?.name ?? '', 'superuser'))
  await client.connect()
  try {
    await client.query(`set timezone to 'UTC'`)
    return await readAll(async (statement) => (await client.query(statement)).rows)
  } finally {
    await client.end()
  }
}

async function readAll(query: (statement: string) => Promise<unknown[]>): Promise<Record<string, string[]>> {
  const tables = await query(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname in ('accounts', 'public') order by 1`,
  )
  const found: [string, string[]][] = []
  for (const { name } of tables as { name: string }[]) {
    const rows = await query(`select to_jsonb(t)::text as row from ${name} t order by 1`)
    found.push([name, (rows as { row: string }[]).map(({ row }) => row)])
  }
  return Object.fromEntries(found)
}
