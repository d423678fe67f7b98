import { type TableName, tableDefinition } from '@glimmer/domain/tables'
import { type Change, type Insert, type RowData, rowKey } from '../change.ts'
import { byFamily, splitChanges } from '../families.ts'
import { meetRow } from '../meet-row.ts'
import { MAX_CHANGES_PER_MUTATION, MAX_MUTATION_LENGTH } from '../limits.ts'

/** Families imported in one write: few enough that progress shows, many enough that an import does not take minutes. */
const FAMILIES_AT_ONCE = 50

/** What bringing a file in would do. */
export interface ImportPlan {
  /** One write each, in this order. None: there is nothing to do. */
  readonly writes: readonly (readonly Change[])[]
  /** How many rows are new, of each table that has some. */
  readonly added: ReadonlyMap<TableName, number>
  /** Existing rows with empty fields that the file fills. */
  readonly filled: number
  /** Existing rows that already have all that the file says. */
  readonly same: number
  /** Existing rows that differ from the file; they stay as they are. */
  readonly different: number
  /** Rows whose parent is neither on the device nor in the file; they are not imported. */
  readonly orphans: number
}

/**
 * Plans an import without duplicates. `rows`: parents before their children; `find` returns the existing row.
 * Planning again after some of the writes gives what is left.
 */
export function planImport(
  rows: readonly Insert[],
  find: (table: TableName, id: string) => RowData | null | undefined,
): ImportPlan {
  const changes: Change[] = []
  const added = new Map<TableName, number>()
  const isNew = new Set<string>()
  const counts = { filled: 0, same: 0, different: 0, orphans: 0 }
  for (const insert of rows) {
    const { table, rowId } = insert
    if (!hasParent(insert, (name, id) => isNew.has(rowKey(name, id)) || Boolean(find(name, id)))) {
      counts.orphans += 1
      continue
    }
    const { change, isAllThere } = meetRow(insert, find(table, rowId))
    if (change) changes.push(change)
    if (change?.op === 'insert') {
      isNew.add(rowKey(table, rowId))
      added.set(table, (added.get(table) ?? 0) + 1)
    } else if (!isAllThere) counts.different += 1
    else if (change) counts.filled += 1
    else counts.same += 1
  }
  return { ...counts, added, writes: toWrites(changes) }
}

function hasParent(insert: Insert, isThere: (table: TableName, id: string) => boolean): boolean {
  const { parent } = tableDefinition(insert.table)
  const data: RowData = insert.data
  return !parent || isThere(parent.table as TableName, String(data[parent.field]))
}

/**
 * New families depend on nothing, so several share a write. What belongs to an existing row is written alone: if that
 * row was deleted on another device, nothing else is refused with it.
 */
function toWrites(changes: readonly Change[]): Change[][] {
  const writes: Change[][] = []
  let together: Change[][] = []
  let length = 0
  let count = 0
  const close = () => {
    if (together.length > 0) writes.push(together.flat())
    together = []
    length = 0
    count = 0
  }
  for (const [key, family] of byFamily(changes)) {
    const own = JSON.stringify(family).length
    const isSmall = own < MAX_MUTATION_LENGTH && family.length <= MAX_CHANGES_PER_MUTATION
    if (!isSmall || !standsByItself(key, family)) {
      close()
      writes.push(...splitChanges(family))
      continue
    }
    const isRoom = count + family.length <= MAX_CHANGES_PER_MUTATION && length + own < MAX_MUTATION_LENGTH
    if (!isRoom || together.length === FAMILIES_AT_ONCE) close()
    together.push(family)
    length += own
    count += family.length
  }
  close()
  return writes
}

function standsByItself(key: string, family: readonly Change[]): boolean {
  return family.some(({ op, table, rowId }) => op === 'insert' && rowKey(table, rowId) === key)
}
