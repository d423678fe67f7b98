import { type Kysely, sql } from 'kysely'

const OWN_ROWS = `user_id = nullif(current_setting('app.user_id', true), '')`

/**
 * What every table with a person's rows has: rows go with the account, row-level security shows a person their own
 * rows alone, also to the owner of the table, and the role gets only the rights that are named.
 * Migrations that have run rely on it: do not change it, write another.
 */
export function personalTable(name: string, columns: string, rights: string): string[] {
  return [
    `create table public.${name} (
       user_id text not null references accounts."user" (id) on delete cascade,
       ${columns}
     )`,
    `alter table public.${name} enable row level security`,
    `alter table public.${name} force row level security`,
    `create policy own_rows on public.${name} using (${OWN_ROWS}) with check (${OWN_ROWS})`,
    `grant ${rights} on public.${name} to glimmer_app`,
  ]
}

/** A table that devices sync: a row's id is unique for its person, and its newest revision can be looked up. */
export function syncedTable(name: string, columns: string): string[] {
  const all = `id text not null, rev bigint not null, ${columns}, primary key (user_id, id)`
  return [
    ...personalTable(name, all, 'select, insert, update, delete'),
    `create index ${name}_rev on public.${name} (user_id, rev)`,
  ]
}

/** Runs statements one after the other: PGlite takes one at a time. */
export async function runAll(database: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}
