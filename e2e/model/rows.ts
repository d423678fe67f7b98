import { type TableDefinition, tableDefinition } from '@glimmer/domain/tables'
import type { Change, RowData } from '@glimmer/sync/change'

/**
 * What rows must be, said once more and as plainly as can be: from docs/sync.md and the registry of the tables, with none of
 * the code that device and server share. A fault in that code makes both of them wrong alike; here it shows.
 */

/** The row after a change; null: there is none. A new row has its defaults, fields are replaced, objects that merge do so key by key. */
export function rowAfter(row: RowData | null, change: Change): RowData | null {
  if (change.op === 'delete') return null
  if (change.op === 'update' && !row) return null
  const { defaults, merged = [] } = tableDefinition(change.table)
  const before: RowData = row ?? defaults
  const said = Object.entries(change.data).map(([field, value]) => [
    field,
    merged.includes(field) ? mergedWith(before[field], value) : value,
  ])
  return { ...before, ...Object.fromEntries(said) }
}

/** The row after changes to it, one after the other. */
export function rowAfterAll(row: RowData | null, changes: readonly Change[]): RowData | null {
  return changes.reduce(rowAfter, row)
}

export type Schema = TableDefinition['schema']['shape'][string]

/** Whether a value is one that the schema takes. */
export function fits(schema: Schema, value: unknown): boolean {
  return !('issues' in schema['~standard'].validate(value))
}

/** At each level: what the patch does not name stays, null removes a key, lists and plain values are replaced. */
function mergedWith(object: unknown, patch: unknown): Record<string, unknown> {
  const before = isObject(object) ? object : {}
  const said = isObject(patch) ? patch : {}
  const result: Record<string, unknown> = {}
  for (const key of new Set([...Object.keys(before), ...Object.keys(said)])) {
    const value = Object.hasOwn(said, key) ? said[key] : before[key]
    if (Object.hasOwn(said, key) && isObject(value)) {
      result[key] = mergedWith(Object.hasOwn(before, key) ? before[key] : {}, value)
    } else if (value !== null) result[key] = value
  }
  return result
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
