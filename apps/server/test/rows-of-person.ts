import { sql, type Transaction } from 'kysely'
import type { Database } from '../src/db/open.ts'
import type { AccountTables } from '../src/db/tables.ts'

interface PersonalTable {
  /** With its schema: `public.tasks`. */
  readonly name: string
  readonly needed: readonly { readonly name: string; readonly type: string }[]
}

/** Every table that has a `user_id`, from the catalogue, with the columns that an insert must fill. */
async function personalTables(trx: Transaction<AccountTables>): Promise<PersonalTable[]> {
  const { rows } = await sql<PersonalTable>`
    select format('%I.%I', n.nspname, c.relname) as name,
      (select coalesce(json_agg(json_build_object('name', f.attname, 'type', format_type(f.atttypid, null))), '[]')
         from pg_attribute f where f.attrelid = c.oid and f.attnum > 0 and not f.attisdropped
         and f.attnotnull and not f.atthasdef) as needed
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
    where c.relkind in ('r', 'p') order by 1`.execute(trx)
  return rows
}

/** Reads the tables past row-level security. */
function asPerson<T>(
  database: Database,
  userId: string,
  work: (trx: Transaction<AccountTables>) => Promise<T>,
) {
  return database.accounts.transaction().execute(async (trx) => {
    await sql`select set_config('app.user_id', ${userId}, true)`.execute(trx)
    return work(trx)
  })
}

/** Returns how many rows of this person each table with a `user_id` holds. */
export function countRows(database: Database, userId: string): Promise<Record<string, number>> {
  return asPerson(database, userId, async (trx) => {
    const counts: Record<string, number> = {}
    for (const { name } of await personalTables(trx)) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.raw(name)} where user_id = ${userId}`.execute(trx)
      counts[name] = rows[0]?.count ?? 0
    }
    return counts
  })
}

/** Returns how many bytes the rows of this person are as text, in every table with a `user_id`. */
export function weighRows(database: Database, userId: string): Promise<number> {
  return asPerson(database, userId, async (trx) => {
    let bytes = 0
    for (const { name } of await personalTables(trx)) {
      const { rows } = await sql<{ bytes: number }>`
        select coalesce(sum(octet_length(t::text)), 0)::int as bytes from ${sql.raw(name)} t where user_id = ${userId}`.execute(
        trx,
      )
      bytes += rows[0]?.bytes ?? 0
    }
    return bytes
  })
}

/** Everything that is kept of a person, as text: two of them are equal where nothing changed. */
export function dumpRows(database: Database, userId: string): Promise<string[]> {
  return asPerson(database, userId, async (trx) => {
    const account = await trx.selectFrom('user').selectAll().where('id', '=', userId).execute()
    const dump = [JSON.stringify(account)]
    for (const { name } of await personalTables(trx)) {
      const { rows } = await sql<{ row: string }>`
        select t::text as row from ${sql.raw(name)} t where user_id = ${userId} order by 1`.execute(trx)
      dump.push(...rows.map(({ row }) => `${name} ${row}`))
    }
    return dump
  })
}

/** Everything that the server keeps of everybody, as text: two of them are equal where nothing changed. */
export async function dumpEverything(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('accounts.%I', tablename) as name from pg_tables where schemaname = 'accounts' order by 1`.execute(
    database.accounts,
  )
  const dump: string[] = []
  for (const { name } of rows) {
    const kept = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t order by 1`.execute(
      database.accounts,
    )
    dump.push(...kept.rows.map(({ row }) => `${name} ${row}`))
  }
  const people = await database.accounts.selectFrom('user').select('id').orderBy('id').execute()
  for (const { id } of people) dump.push(...(await dumpRows(database, id)))
  return dump
}

/** Returns the tables, of all there are, in which a row holds this text anywhere in it. */
export function tablesThatMention(database: Database, userId: string, text: string): Promise<string[]> {
  return asPerson(database, userId, async (trx) => {
    const { rows } = await sql<{ name: string }>`
      select format('%I.%I', n.nspname, c.relname) as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema') order by 1`.execute(
      trx,
    )
    const found: string[] = []
    for (const { name } of rows) {
      const hits = await sql`
        select from ${sql.raw(name)} t where strpos(t::text, ${text}) > 0 limit 1`.execute(trx)
      if (hits.rows.length > 0) found.push(name)
    }
    return found
  })
}

const SAMPLES: Record<string, string> = {
  text: `'sample'`,
  boolean: 'true',
  integer: '7',
  bigint: '7',
  jsonb: `'{}'`,
  date: `'2026-11-21'`,
  bytea: `'\\x00'`,
  'timestamp with time zone': 'now()',
}

const SAMPLE_OF_COLUMN: Record<string, string> = {
  op: `'insert'`,
  result: `'{"status":"applied"}'`,
  token_hash: 'md5(random()::text)',
  credential_id: 'md5(random()::text)',
  endpoint: 'md5(random()::text)',
  // The person's own where they have one: it ends with it.
  session_id: `coalesce((select max(id) from accounts.session where user_id = current_setting('app.user_id', true)),
    (select max(id) from accounts.session where id not in (select session_id from public.push_subscriptions)))`,
  // One that is there, else the one that is put in.
  task_id: `coalesce((select id from public.tasks limit 1), 'sample')`,
}

/** Puts a row of this person into every table with a `user_id` that has none. A new table is found by itself. */
export function fillEveryTable(database: Database, userId: string): Promise<void> {
  return asPerson(database, userId, async (trx) => {
    for (const { name, needed } of await personalTables(trx)) {
      const own = await sql`select from ${sql.raw(name)} where user_id = ${userId} limit 1`.execute(trx)
      if (own.rows.length > 0) continue
      const values = needed.map((column) => {
        if (column.name === 'user_id') return sql`${userId}`
        const sample = SAMPLE_OF_COLUMN[column.name] ?? SAMPLES[column.type]
        if (!sample) throw new Error(`say in rows-of-person.ts what ${name}.${column.name} may hold`)
        return sql.raw(sample)
      })
      const columns = needed.map((column) => sql.ref(column.name))
      await sql`insert into ${sql.raw(name)} (${sql.join(columns)}) values (${sql.join(values)})`.execute(trx)
    }
  })
}
