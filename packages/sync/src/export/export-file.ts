import { SCHEMA_VERSION } from '../schema-version.ts'

/**
 * The file that a person takes their things away in, see docs/export.md. It is made without looking into the rows, so
 * that it can be made when nothing else works, and a row that no version can read is still in it.
 */

export const EXPORT_FORMAT = 'glimmer'
export const EXPORT_VERSION = 1

/** A row with its id and all its fields. */
export type ExportedRow = Readonly<Record<string, unknown>> & { readonly id: string }

export interface ExportFile {
  readonly format: typeof EXPORT_FORMAT
  readonly version: number
  /** The shape of the tables, see `SCHEMA_VERSION`. */
  readonly schema: number
  readonly exportedAt: string
  /** Tables without rows may be left out. */
  readonly tables: Readonly<Record<string, readonly ExportedRow[]>>
  /** What was deleted, or could not be kept, and may still come back. */
  readonly trash: readonly unknown[]
  /** What was found damaged, or lies among the rows and is none. Nobody reads it back; it is the person's all the same. */
  readonly unreadable?: readonly unknown[]
}

/** What a device has in its stores of these names, and what it has set aside as damaged. */
export interface DeviceContent {
  readonly rows: readonly unknown[]
  readonly trash: readonly unknown[]
  readonly unreadable: readonly unknown[]
}

export function buildExportFile(content: DeviceContent, exportedAt: string): ExportFile {
  const { rows, trash } = content
  const tables = new Map<string, ExportedRow[]>()
  const unreadable = [...content.unreadable]
  for (const record of rows) {
    if (!isRecord(record)) unreadable.push(record)
    else if (record.data) {
      const row: ExportedRow = { id: record.id, ...record.data }
      const table = tables.get(record.table)
      if (table) table.push(row)
      else tables.set(record.table, [row])
    }
  }
  return {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    schema: SCHEMA_VERSION,
    exportedAt,
    tables: Object.fromEntries(tables),
    trash: trash.map(withoutDeviceFields),
    ...(unreadable.length > 0 && { unreadable }),
  }
}

/** The text of the file, indented so that it can be read without Glimmer. */
export function exportText(file: ExportFile): string {
  // No row of ours holds one, but JSON would rather give up than write it.
  return JSON.stringify(file, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value), 2)
}

/** Null as its data: the row was deleted here. */
function isRecord(
  value: unknown,
): value is { readonly table: string; readonly id: string; readonly data: Record<string, unknown> | null } {
  if (typeof value !== 'object' || value === null) return false
  const { table, id, data } = value as Readonly<Record<string, unknown>>
  return (
    typeof table === 'string' && typeof id === 'string' && typeof data === 'object' && !Array.isArray(data)
  )
}

/** Its number, and what was said about it, mean something on this device alone. */
function withoutDeviceFields(record: unknown): unknown {
  if (typeof record !== 'object' || record === null) return record
  const { at, reason, changes } = record as Readonly<Record<string, unknown>>
  return { at, reason, changes }
}
