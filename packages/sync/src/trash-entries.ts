import { isTableName, type TableName, tableDefinition } from '@glimmer/domain/tables'
import { rebase } from './apply.ts'
import { type Change, type Insert, type RowData, rowKey, type Update } from './change.ts'
import { knownFields } from './known-fields.ts'
import { sameJson } from './merge.ts'
import { typedChange } from './typed-rows.ts'

/** What the trash keeps of one write: what brings back deleted rows, or what could not be kept. */
export interface TrashedChanges {
  /** When it came into the trash, as an ISO instant. */
  readonly at: string
  /** Whether the person deleted it. Else the server could not take it, or another copy took its place. */
  readonly isDeletion: boolean
  readonly changes: readonly Change[]
}

/** One thing in the trash, with what belongs to it. */
export interface TrashEntry {
  /** The row's key, see `rowKey`. */
  readonly id: string
  readonly table: TableName
  readonly rowId: string
  readonly at: string
  /** What is known of the row. Fields may be missing where `kind` is `left`. */
  readonly data: RowData
  /**
   * `deleted`: the row is gone and can come back. `version`: the row is there, with other fields than these. `left`: what
   * it belonged to is gone, so only its text is left.
   */
  readonly kind: 'deleted' | 'version' | 'left'
  /** The keys of this row and of those that belong to it. */
  readonly keys: readonly string[]
  /** What brings it back, parents first; empty where it cannot come back. */
  readonly changes: readonly Change[]
}

type Fields = Insert | Update

interface Found {
  readonly table: TableName
  readonly rowId: string
  readonly at: string
  readonly written: readonly { readonly change: Fields; readonly isDeletion: boolean }[]
}

/**
 * What of the trash is not among the rows now, the newest first: a step with its task where both are gone. `rowNow`
 * returns the row as it is now, without its id or with it.
 */
export function trashEntries(trashed: readonly TrashedChanges[], rowNow: RowNow): TrashEntry[] {
  const lost = new Map<string, TrashEntry>()
  const isThere = (table: TableName, rowId: string) => rowNow(table, rowId) !== undefined
  const thrownAway = withoutMoved(trashed, rowNow).filter((record) => !wentOn(record, isThere))
  for (const [key, found] of byRow(thrownAway)) {
    const entry = entryOf(key, found, rowNow(found.table, found.rowId))
    if (entry) lost.set(key, entry)
  }
  const entries: TrashEntry[] = []
  const children = new Map<string, TrashEntry[]>()
  for (const entry of lost.values()) {
    const parent = entry.kind === 'deleted' ? parentOf(entry) : null
    if (!parent || isThere(parent.table, parent.rowId)) entries.push(entry)
    else if (lost.get(parent.key)?.kind !== 'deleted') entries.push({ ...entry, kind: 'left', changes: [] })
    else children.set(parent.key, [...(children.get(parent.key) ?? []), entry])
  }
  return entries
    .map((entry) => withChildren(entry, children.get(entry.id) ?? []))
    .toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
}

type RowNow = (table: TableName, rowId: string) => RowData | undefined

/**
 * The trash without the changed days that moved with their series. A day's id tells its start, so that a move deletes one row
 * and writes another with the same words: as it is now, or as it was when it moved again.
 */
function withoutMoved(trashed: readonly TrashedChanges[], rowNow: RowNow): TrashedChanges[] {
  const wordsThen = new Map<string, string>()
  for (const { changes } of trashed) {
    for (const change of changes) {
      if (change.op === 'insert' && change.table === DAYS) wordsThen.set(change.rowId, wordsOf(change.data))
    }
  }
  const wordsNow = (rowId: string) => {
    const now = rowNow(DAYS, rowId)
    return now ? wordsOf(now) : wordsThen.get(rowId)
  }
  return trashed.map((record) => {
    const written = record.changes.flatMap(({ op, table, rowId }) =>
      op === 'delete' && table === DAYS ? [wordsNow(rowId)] : [],
    )
    const isMoved = (change: Change) =>
      change.op === 'insert' && change.table === DAYS && written.includes(wordsOf(change.data))
    return written.length === 0 || !record.isDeletion
      ? record
      : { ...record, changes: record.changes.filter((change) => !isMoved(change)) }
  })
}

const DAYS = 'calendar_event_overrides'

/** All that a changed day has of its own but its times. */
function wordsOf(data: RowData): string {
  const { title, description, location, url, category, color, status } = data
  return JSON.stringify(
    [title, description, location, url, category, color, status].map((one) => one ?? null),
  )
}

/**
 * Whether the write that deleted something made something else of it that is still there, as a thought becomes a task.
 * Such a thing was not thrown away. What belongs to another thing never becomes one: a changed day is lost, though its series
 * goes on as another.
 */
function wentOn(
  { isDeletion, changes }: TrashedChanges,
  isThere: (table: TableName, rowId: string) => boolean,
): boolean {
  if (!isDeletion) return false
  const lost = new Set(changes.flatMap(({ op, table }) => (op === 'insert' ? [table] : [])))
  const isWhole = (table: string) => isTableName(table) && tableDefinition(table).parent === undefined
  if (![...lost].some(isWhole)) return false
  return changes.some(
    ({ op, table, rowId }) =>
      op === 'delete' && !lost.has(table) && isTableName(table) && isThere(table, rowId),
  )
}

/** Every row of the trash with what was said of it, the oldest first. */
function byRow(trashed: readonly TrashedChanges[]): Map<string, Found> {
  const rows = new Map<string, Found & { written: { change: Fields; isDeletion: boolean }[] }>()
  for (const { at, isDeletion, changes } of trashed.toSorted((a, b) => (a.at < b.at ? -1 : 1))) {
    for (const change of changes) {
      // A later version may have put rows of tables here that this one does not know.
      if (change.op === 'delete' || !isTableName(change.table)) continue
      const { table, rowId } = change
      const key = rowKey(table, rowId)
      const written = rows.get(key)?.written ?? []
      written.push({ change, isDeletion })
      rows.set(key, { table, rowId, at, written })
    }
  }
  return rows
}

function entryOf(key: string, found: Found, now: RowData | undefined): TrashEntry | null {
  const { table, rowId, at, written } = found
  const entry = { id: key, table, rowId, at, keys: [key] }
  if (now) {
    // What was deleted is there again; what another copy took the place of may still differ from it.
    const refused = written.flatMap(({ change, isDeletion }) =>
      isDeletion ? [] : Object.entries(change.data),
    )
    const known = knownFields(table, Object.fromEntries(refused))
    const after = rebase(now, [typedChange(table, rowId, 'update', known)]) ?? now
    const data = Object.fromEntries(
      Object.entries(known).filter(([field]) => !sameJson(now[field], after[field])),
    )
    if (Object.keys(data).length === 0) return null
    return { ...entry, data, kind: 'version', changes: [typedChange(table, rowId, 'update', data)] }
  }
  const row = rebase(
    null,
    written.map(({ change }) => change),
  )
  if (!row) {
    const data: RowData = Object.assign({}, ...written.map(({ change }) => change.data))
    return { ...entry, data, kind: 'left', changes: [] }
  }
  const data = knownFields(table, row)
  return { ...entry, data, kind: 'deleted', changes: [typedChange(table, rowId, 'insert', data)] }
}

function parentOf({ table, data }: TrashEntry): { table: TableName; rowId: string; key: string } | null {
  const { parent } = tableDefinition(table)
  const rowId = parent && data[parent.field]
  if (!parent || typeof rowId !== 'string' || !isTableName(parent.table)) return null
  return { table: parent.table, rowId, key: rowKey(parent.table, rowId) }
}

function withChildren(entry: TrashEntry, children: readonly TrashEntry[]): TrashEntry {
  if (children.length === 0) return entry
  return {
    ...entry,
    keys: [entry, ...children].flatMap(({ keys }) => keys),
    changes: [entry, ...children].flatMap(({ changes }) => changes),
  }
}
