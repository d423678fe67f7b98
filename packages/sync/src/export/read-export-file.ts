import { isTableName, tableDefinition, tableNames } from '@glimmer/domain/tables'
import { type Change, type Insert, rowKey } from '../change.ts'
import { MAX_EXPORT_LENGTH } from '../limits.ts'
import { makeStorable } from '../make-storable.ts'
import { SCHEMA_VERSION } from '../schema-version.ts'
import { typedChange } from '../typed-rows.ts'
import { isValidRow } from '../validate.ts'
import { validateFromElsewhere } from '../validate-from-elsewhere.ts'
import { EXPORT_FORMAT, EXPORT_VERSION } from './export-file.ts'

/** A row that stays out. `position` counts from 1; `problem` names the field, never its content. */
export interface Unreadable {
  readonly table: string
  readonly position: number
  readonly problem: string
}

export interface TrashEntry {
  readonly at: string
  readonly reason: string
  readonly changes: readonly Change[]
}

/** What a file says. `rows`: parents before their children. */
export interface FileContent {
  readonly rows: readonly Insert[]
  readonly trash: readonly TrashEntry[]
  readonly unreadable: readonly Unreadable[]
}

/**
 * `foreign`: not a file of ours. `damaged`: a file of ours that is cut off or was changed. `newer`: written by a
 * later Glimmer. `row`: none of its rows can be read; `row` is the first of them.
 */
export type ReadExport =
  | { readonly kind: 'ok'; readonly content: FileContent }
  | { readonly kind: 'refused'; readonly reason: 'foreign' | 'damaged' | 'newer' | 'too_large' }
  | { readonly kind: 'refused'; readonly reason: 'row'; readonly row: Unreadable }

/** Reads the text of a file and checks each row as the server would. Never throws. */
export function readExportFile(text: string): ReadExport {
  if (text.length > MAX_EXPORT_LENGTH) return { kind: 'refused', reason: 'too_large' }
  const parsed = parse(text)
  if (!isObject(parsed)) return { kind: 'refused', reason: looksLikeOurs(text) ? 'damaged' : 'foreign' }
  const { format, version, schema, tables, trash = [] } = parsed
  if (format !== EXPORT_FORMAT) return { kind: 'refused', reason: 'foreign' }
  if (!isCount(version) || !isCount(schema)) return { kind: 'refused', reason: 'damaged' }
  if (version > EXPORT_VERSION || schema > SCHEMA_VERSION) return { kind: 'refused', reason: 'newer' }
  if (!isObject(tables) || !Array.isArray(trash)) return { kind: 'refused', reason: 'damaged' }
  if (!Object.values(tables).every(Array.isArray)) return { kind: 'refused', reason: 'damaged' }
  const content = readContent(tables as Readonly<Record<string, readonly unknown[]>>, trash)
  const [first] = content.unreadable
  if (first && content.rows.length === 0) return { kind: 'refused', reason: 'row', row: first }
  return { kind: 'ok', content }
}

function readContent(
  tables: Readonly<Record<string, readonly unknown[]>>,
  trash: readonly unknown[],
): FileContent {
  const rows: Insert[] = []
  const unreadable: Unreadable[] = []
  const seen = new Set<string>()
  for (const table of parentsFirst(Object.keys(tables))) {
    // A connected account is connected anew: what a file says of one is nothing that a device can make.
    if (isTableName(table) && tableDefinition(table).serverOnly) continue
    for (const [i, row] of (tables[table] ?? []).entries()) {
      const read = readRow(table, row, seen)
      if (typeof read === 'string')
        unreadable.push({ table: table.slice(0, 50), position: i + 1, problem: read })
      else rows.push(read)
    }
  }
  return { rows, trash: trash.flatMap(readTrashEntry), unreadable }
}

/** Returns the row, or what is wrong with it. What an older Glimmer did not know yet gets its default. */
function readRow(table: string, row: unknown, seen: Set<string>): Insert | string {
  if (!isTableName(table)) return 'the table is not one that this version knows'
  if (!isObject(row)) return `${table}: is not a row`
  const { id, ...fields } = makeStorable(row)
  const definition = tableDefinition(table)
  const data = { ...definition.defaults, ...fields, ...(table === 'calendar_events' && { calendarId: null }) }
  const validated = validateFromElsewhere({ table, rowId: id, op: 'insert', data })
  if (validated.kind === 'wrong') return validated.message
  if (!isValidRow(definition, data)) return `${table}: the row is too large or holds null`
  const { rowId } = validated.change
  const key = rowKey(table, rowId)
  if (seen.has(key)) return `${table}: the id is there twice`
  seen.add(key)
  return typedChange(table, rowId, 'insert', data)
}

/** An entry of the trash that cannot be read is left out: what it would bring back was deleted once already. */
function readTrashEntry(entry: unknown): TrashEntry[] {
  if (!isObject(entry) || typeof entry['at'] !== 'string' || Number.isNaN(Date.parse(entry['at']))) return []
  if (typeof entry['reason'] !== 'string' || !/^[a-z_]{1,20}$/.test(entry['reason'])) return []
  if (!Array.isArray(entry['changes'])) return []
  const changes: Change[] = []
  for (const change of entry['changes']) {
    const validated = validateFromElsewhere(makeStorable(change))
    if (validated.kind === 'wrong') return []
    changes.push(validated.change)
  }
  return changes.length > 0 ? [{ at: entry['at'], reason: entry['reason'], changes }] : []
}

function parse(text: string): unknown {
  try {
    // Some editors begin what they save with a mark that JSON does not know.
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

/** Whether what cannot be read as a whole begins as our files do. */
function looksLikeOurs(text: string): boolean {
  return new RegExp(`^\\uFEFF?\\s*\\{\\s*"format"\\s*:\\s*"${EXPORT_FORMAT}"`).test(text.slice(0, 200))
}

function parentsFirst(names: readonly string[]): string[] {
  const place = (name: string) => (isTableName(name) ? tableNames.indexOf(name) : tableNames.length)
  return names.toSorted((a, b) => place(a) - place(b))
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1
}
