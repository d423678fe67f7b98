import type { TableName } from '@glimmer/domain/tables'
import { type RawBuilder, sql } from 'kysely'

/** The tables whose rows can be long, and how many bytes of a row are. */
export const LONG_ROWS: readonly { readonly table: TableName; readonly bytes: RawBuilder<number> }[] = [
  { table: 'brain_dump_items', bytes: sql`octet_length(text)` },
  {
    table: 'calendar_events',
    bytes: sql`coalesce(octet_length(description), 0) + octet_length(exceptions::text) + octet_length(additions::text)`,
  },
  { table: 'calendar_event_overrides', bytes: sql`coalesce(octet_length(description), 0)` },
]
