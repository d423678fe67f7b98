import { type Kysely, sql } from 'kysely'
import type { PersonalTables } from '../tables.ts'

export interface DumpTable {
  /** With its schema: 'public.tasks'. */
  readonly name: string
  readonly columns: readonly { readonly name: string; readonly type: string }[]
  /** The columns of its primary key, in order. */
  readonly key: readonly string[]
  /** Whether row-level security binds even this connection: then it is read one person at a time. */
  readonly isPersonal: boolean
}

/** What a dump leaves out: sessions, open links, invitations, private addresses, counts of tries. Restoring them would reopen what was closed since. What is planned and waits to be sent is made anew from what people chose. */
export const LEFT_OUT: readonly string[] = [
  'accounts.session',
  'accounts.verification',
  'accounts.rate_limit',
  'accounts.invite',
  'public.calendar_feeds',
  'public.notify_plan',
  'public.notify_sent',
  'public.outbox',
  'public.push_subscriptions',
]

interface Found extends DumpTable {
  readonly parents: readonly string[]
}

/** Every table that a dump holds; a table comes after those it refers to. */
export async function listDumpTables(database: Kysely<PersonalTables>): Promise<DumpTable[]> {
  return (await listOurTables(database)).filter(({ name }) => !LEFT_OUT.includes(name))
}

/** Every table of accounts and of what people have, as the database's own catalogue has it, in the same order. */
export async function listOurTables(database: Kysely<PersonalTables>): Promise<DumpTable[]> {
  const { rows } = await sql<Found>`
    select n.nspname || '.' || c.relname as name, 
      c.relforcerowsecurity and not u.rolsuper and not u.rolbypassrls as "isPersonal",
      (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
       from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select json_agg(a.attname order by k.place)
       from pg_index i, unnest(i.indkey::int2[]) with ordinality as k (attnum, place)
       join pg_attribute a on a.attnum = k.attnum
       where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid) as key,
      (select coalesce(json_agg(pn.nspname || '.' || p.relname), '[]')
       from pg_constraint f join pg_class p on p.oid = f.confrelid join pg_namespace pn on pn.oid = p.relnamespace
       where f.conrelid = c.oid and f.contype = 'f') as parents
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_roles u on u.rolname = current_user
    where c.relkind in ('r', 'p') and not c.relispartition
      and (n.nspname = 'accounts' or (n.nspname = 'public' and c.relforcerowsecurity))
    order by 1`.execute(database)
  return parentsFirst(rows)
}

function parentsFirst(tables: readonly Found[]): Found[] {
  const sorted: Found[] = []
  const waiting = [...tables]
  while (waiting.length > 0) {
    const isFree = ({ name, parents }: Found) =>
      !waiting.some((other) => other.name !== name && parents.includes(other.name))
    // Where tables refer to each other in a circle any of them may come first: such references are checked at the end
    // of the transaction.
    const [next] = waiting.splice(Math.max(0, waiting.findIndex(isFree)), 1)
    if (next) sorted.push(next)
  }
  return sorted
}

/** The migrations that have run here, in order; none where the database is new. */
export async function listMigrations(database: Kysely<PersonalTables>): Promise<string[]> {
  const { rows: found } = await sql<{ exists: boolean }>`
    select to_regclass('migrations.kysely_migration') is not null as exists`.execute(database)
  if (!found[0]?.exists) return []
  const { rows } = await sql<{ name: string }>`
    select name from migrations.kysely_migration order by name`.execute(database)
  return rows.map(({ name }) => name)
}

/** Whether there is anything to lose: everything that people write belongs to an account. */
export async function holdsAccounts(database: Kysely<PersonalTables>): Promise<boolean> {
  const { rows: found } = await sql<{ exists: boolean }>`
    select to_regclass('accounts."user"') is not null as exists`.execute(database)
  if (!found[0]?.exists) return false
  const { rows } = await sql<{ exists: boolean }>`
    select exists (select from accounts."user") as exists`.execute(database)
  return rows[0]?.exists === true
}
