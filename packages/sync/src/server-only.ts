import { tableDefinition } from '@glimmer/domain/tables'
import type { Change } from './change.ts'

/** Whether a change is one that only the server makes, see `serverOnly` in the registry. From a device it is refused. */
export function isServerOnly(change: Change): boolean {
  const { serverOnly } = tableDefinition(change.table)
  if (!serverOnly) return false
  if (change.op !== 'update') return true
  return Object.keys(change.data).some((field) => serverOnly.includes(field))
}
