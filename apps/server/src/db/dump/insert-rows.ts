import { sql, type Transaction } from 'kysely'
import type { PersonalTables } from '../tables.ts'
import type { DumpTable } from './dump-tables.ts'

type Trx = Transaction<PersonalTables>

/** Rows that go into one statement. */
export interface Batch {
  readonly kind: 'batch'
  readonly table: DumpTable
  /** Whose rows these are; null where rows of several people may come together. */
  readonly userId: string | null
  /** As they stand in the dump. */
  readonly lines: string[]
}

/** Returns how many rows it put there. */
export async function insertBatch(trx: Trx, { table, userId, lines }: Batch): Promise<number> {
  const values = table.columns.map(
    ({ type }, place) => sql`cast(line->>${sql.lit(place)} as ${sql.raw(type)})`,
  )
  await insertFor(
    trx,
    table,
    userId,
    sql`select ${sql.join(values)} from json_array_elements(${`[${lines.join()}]`}::json) as line`,
  )
  return lines.length
}

/** Sets the person first, as row-level security binds even the owner of the tables. */
export async function insertFor(
  trx: Trx,
  table: DumpTable,
  userId: string | null,
  rows: ReturnType<typeof sql>,
): Promise<void> {
  if (userId !== null) await sql`select set_config('app.user_id', ${userId}, true)`.execute(trx)
  const names = sql.join(table.columns.map(({ name }) => sql.ref(name)))
  await sql`insert into ${sql.table(table.name)} (${names}) ${rows}`.execute(trx)
}

export function placeOfUser({ columns }: DumpTable): number {
  return columns.findIndex(({ name }) => name === 'user_id')
}
