import { SCHEMA_VERSION } from '../schema-version.ts'

/**
 * The file in which a person exports their data, see docs/export.md. Writing it does not interpret the rows, so it
 * works when nothing else does, and rows that no version can read are in it too.
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
  /**
   * What was found damaged, or lies among the rows without being one. An import ignores it; it is exported because it
   * is the person's.
   */
  readonly unreadable?: readonly unknown[]
}

/** The content of a device's stores of these names, and what it set aside as damaged. */
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
  // Our rows hold no bigint, but `JSON.stringify` throws at one, and damaged content may hold anything.
  return JSON.stringify(file, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value), 2)
}

/** `data` is null where the row was deleted on this device. */
function isRecord(
  value: unknown,
): value is { readonly table: string; readonly id: string; readonly data: Record<string, unknown> | null } {
  if (typeof value !== 'object' || value === null) return false
  const { table, id, data } = value as Readonly<Record<string, unknown>>
  return (
    typeof table === 'string' && typeof id === 'string' && typeof data === 'object' && !Array.isArray(data)
  )
}

/** Removes the entry's number and whether the person was told, which mean something on this device only. */
function withoutDeviceFields(record: unknown): unknown {
  if (typeof record !== 'object' || record === null) return record
  const { at, reason, changes } = record as Readonly<Record<string, unknown>>
  return { at, reason, changes }
}
