import { tableDefinition } from '@glimmer/domain/tables'
import { type Change, type RowData, rowKey } from './change.ts'
import { MAX_CHANGES_PER_MUTATION, MAX_MUTATION_LENGTH, MAX_REPLACED_LENGTH } from './limits.ts'

/**
 * Groups changes that must succeed or fail together: those of a row and of the children inserted under it. They keep
 * their order within a family. Its key is the row's.
 */
export function byFamily<C extends Change>(changes: readonly C[]): Map<string, C[]> {
  const families = new Map<string, C[]>()
  for (const change of changes) {
    const key = familyOf(change)
    const family = families.get(key)
    if (family) family.push(change)
    else families.set(key, [change])
  }
  return families
}

function familyOf(change: Change): string {
  const { parent } = tableDefinition(change.table)
  const data: RowData = change.op === 'insert' ? change.data : {}
  const parentId = parent && data[parent.field]
  return parent && typeof parentId === 'string'
    ? rowKey(parent.table, parentId)
    : rowKey(change.table, change.rowId)
}

/**
 * Splits changes into parts that each fit into one mutation. `rowBefore`: the row that a change replaces. The server
 * refuses a mutation that replaces too much text at once, so that counts as well as what is said.
 */
export function splitChanges(
  changes: readonly Change[],
  rowBefore: (change: Change) => RowData | null = () => null,
): Change[][] {
  const parts: Change[][] = []
  let length = 0
  let replaced = 0
  for (const change of changes) {
    const part = parts.at(-1)
    const own = JSON.stringify(change).length + 1
    const before = lengthOf(rowBefore(change))
    const fits =
      part &&
      part.length < MAX_CHANGES_PER_MUTATION &&
      length + own < MAX_MUTATION_LENGTH &&
      replaced + before < MAX_REPLACED_LENGTH
    if (fits) {
      part.push(change)
      length += own
      replaced += before
    } else {
      parts.push([change])
      length = own
      replaced = before
    }
  }
  return parts
}

function lengthOf(row: RowData | null): number {
  return row ? JSON.stringify(row).length : 0
}
