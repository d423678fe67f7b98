import type { TableName } from '@glimmer/domain/tables'
import { type RawBuilder, sql } from 'kysely'

const lengthOf = (column: string) => `coalesce(octet_length("${column}"::text), 0)`
const lengthsOf = (...columns: string[]) => `(${columns.map(lengthOf).join(' + ')})`

const EVENT_TEXTS = ['title', 'description', 'location', 'url'] as const

/**
 * The tables whose rows can be long, children before their parents, and what says in SQL how many bytes the texts of a row
 * are: all but what is short in every row.
 */
export const LONG_ROWS: readonly { readonly table: TableName; readonly bytes: string }[] = [
  { table: 'brain_dump_items', bytes: lengthsOf('text') },
  { table: 'calendar_event_overrides', bytes: lengthsOf(...EVENT_TEXTS) },
  { table: 'calendar_events', bytes: lengthsOf(...EVENT_TEXTS, 'recurrence', 'exceptions', 'additions') },
]

/** How many bytes the texts of a row of such a table are. */
export function textBytesOf(table: TableName): RawBuilder<number> {
  const long = LONG_ROWS.find((one) => one.table === table)
  if (!long) throw new Error(`Rows of ${table} are never long.`)
  return sql.raw(long.bytes)
}
