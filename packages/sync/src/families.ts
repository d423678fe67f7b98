import { tableDefinition } from '@glimmer/domain/tables'
import { type Change, type RowData, rowKey } from './change.ts'
import { MAX_CHANGES_PER_MUTATION, MAX_MUTATION_LENGTH } from './limits.ts'

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

/** Splits changes into parts that each fit into one mutation. */
export function splitChanges(changes: readonly Change[]): Change[][] {
  const parts: Change[][] = []
  let length = 0
  for (const change of changes) {
    const part = parts.at(-1)
    const own = JSON.stringify(change).length + 1
    if (part && part.length < MAX_CHANGES_PER_MUTATION && length + own < MAX_MUTATION_LENGTH) {
      part.push(change)
      length += own
    } else {
      parts.push([change])
      length = own
    }
  }
  return parts
}
