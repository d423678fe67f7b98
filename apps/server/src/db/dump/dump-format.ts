import * as z from 'zod'

/**
 * A dump is gzip around lines of JSON, the same for both databases. First a header; then for each table a line with its
 * name, and a line for each row: a list of the columns' texts as PostgreSQL writes them. The table's name comes again
 * behind every hundredth row and the last, with the checks of the rows before it. The last line holds the counts, and the
 * SHA-256 of everything before it. Why like this: docs/decisions/0010-one-dump-format.md and 0061-a-drill-names-the-row.md.
 */
export const DUMP_FORMAT = 'glimmer-dump'
export const DUMP_VERSION = 1

export const dumpReasons = ['daily', 'before-migration', 'before-restore', 'by-hand'] as const
export type DumpReason = (typeof dumpReasons)[number]

export const headerSchema = z.object({
  format: z.literal(DUMP_FORMAT),
  version: z.number(),
  /** The version of Glimmer that wrote the dump. */
  app: z.string(),
  madeAt: z.iso.datetime(),
  reason: z.string(),
  /** The migrations that had run, in order: they tell what the tables look like. */
  migrations: z.array(z.string()).min(1),
  /** Dumps of before December 2026 name no key, and have no checks. */
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), key: z.array(z.string()).optional() }),
  ),
})
export type DumpHeader = z.infer<typeof headerSchema>

export const tableLineSchema = z.object({ table: z.string(), checks: z.string().optional() })
export const rowSchema = z.array(z.string().nullable())
export type DumpRow = z.infer<typeof rowSchema>

export const closingSchema = z.object({
  end: z.literal(true),
  rows: z.record(z.string(), z.number()),
  sha256: z.string(),
})
export type DumpClosing = z.infer<typeof closingSchema>
