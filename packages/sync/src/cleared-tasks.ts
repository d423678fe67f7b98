import type { Mutation } from './change.ts'

/**
 * The tasks that each mutation of a push deletes after the push completed them for good, by the mutation's id. A page
 * that knows of a task's rule never does that: this one took the task for one that is over and done with.
 */
export function clearedTasks(mutations: readonly Mutation[]): ReadonlyMap<string, readonly string[]> {
  const completed = new Set<string>()
  const cleared = new Map<string, string[]>()
  for (const { id, changes } of mutations) {
    for (const change of changes) {
      const { table, rowId, op } = change
      if (table !== 'tasks' || op === 'insert') continue
      if (op === 'delete') {
        if (completed.has(rowId)) cleared.set(id, [...(cleared.get(id) ?? []), rowId])
      } else if (change.data.completed) completed.add(rowId)
      else if (change.data.completed === false) completed.delete(rowId)
    }
  }
  return cleared
}
