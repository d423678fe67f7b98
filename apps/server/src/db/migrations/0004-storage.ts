import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { readLongText } from '../read-long-text.ts'
import { runAll } from './personal-table.ts'
import { tidyNumbers } from './tidy-numbers.ts'

const rowTables = [
  'tasks',
  'subtasks',
  'wins',
  'brain_dump_items',
  'daily_checkins',
  'rewards',
  'user_preferences',
]
const objects = [
  'working_style',
  'energy_patterns',
  'accessibility_needs',
  'notification_settings',
  'app_customizations',
]

/** How many keys are read at once, and how much of a value. */
const KEYS_AT_ONCE = 500
const PIECE_BYTES = 262_144
/** Without a regular expression, which would make four bytes of each letter of a value of megabytes. */
const hasLongNumber = (column: string) =>
  `(translate(${column}::text, '.123456789', '0000000000') like '%${'0'.repeat(20)}%' or ${column}::text like '%0.000000%')`

/**
 * Counts what each person's rows and history take, and writes the numbers in free objects with few digits: as `1e308` five
 * characters became 309.
 */
export const migration: Migration = {
  async up(database) {
    const counted = [...rowTables, 'operations']
    const whoseTables = [...counted, 'sync_counters'].map((name) => `alter table public.${name}`)
    await runAll(database, [
      `alter table public.sync_counters add column stored_bytes bigint not null default 0`,
      // Whoever owns the tables sees the rows of everybody while this runs.
      ...whoseTables.map((table) => `${table} no force row level security`),
    ])
    await tidy(database, 'user_preferences', ['user_id', 'id'], objects)
    await tidy(database, 'operations', ['user_id', 'rev', 'position'], ['data', 'before'])
    await runAll(database, [
      ...counted.map(
        (name) =>
          `update public.sync_counters c set stored_bytes = c.stored_bytes + sums.bytes
           from (select user_id, sum(octet_length(t::text)) as bytes from public.${name} t group by user_id) as sums
           where sums.user_id = c.user_id`,
      ),
      ...whoseTables.map((table) => `${table} force row level security`),
    ])
  },
}

type Row = Record<string, unknown>
type Sql = ReturnType<typeof sql>

/** In the order of the key and one value at a time: each may hold megabytes of digits, and memory must not depend on that. */
async function tidy(
  database: Kysely<unknown>,
  table: string,
  key: readonly string[],
  columns: readonly string[],
): Promise<void> {
  const name = sql`public.${sql.ref(table)}`
  const keyNames = sql.join(key.map((column) => sql.ref(column)))
  const isLong = sql.raw(columns.map(hasLongNumber).join(' or '))
  let last: Row | undefined
  do {
    const after = last ? sql`and (${keyNames}) > (${sql.join(key.map((column) => last?.[column]))})` : sql``
    const { rows } = await sql<Row>`
      select ${keyNames} from ${name} where (${isLong}) ${after} order by ${keyNames} limit ${KEYS_AT_ONCE}`.execute(
      database,
    )
    for (const row of rows) {
      const isThisRow = sql.join(
        key.map((column) => sql`${sql.ref(column)} = ${row[column]}`),
        sql` and `,
      )
      for (const column of columns) await tidyValue(database, name, column, isThisRow)
    }
    last = rows.at(-1)
  } while (last)
}

async function tidyValue(
  database: Kysely<unknown>,
  table: Sql,
  column: string,
  isThisRow: Sql,
): Promise<void> {
  const value = sql`select ${sql.ref(column)}::text as text from ${table} where ${isThisRow}`
  let tidied = ''
  for await (const text of tidyNumbers(readLongText(database, value, PIECE_BYTES))) tidied += text
  if (tidied === '') return
  await sql`update ${table} set ${sql.ref(column)} = ${tidied}::jsonb where ${isThisRow}`.execute(database)
}
