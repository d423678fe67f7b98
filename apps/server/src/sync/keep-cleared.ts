import type { Change } from '@glimmer/sync/change'
import type { Transaction } from 'kysely'
import type { PersonalTables } from '../db/tables.ts'

/**
 * Returns the changes of a mutation without the deletes of those `cleared` tasks that repeat by a rule, and of their
 * steps: they come again, which the page that cleared them away did not know. Instead such rows are touched, so that
 * the page hears of them.
 */
export async function keepCleared(
  trx: Transaction<PersonalTables>,
  userId: string,
  changes: readonly Change[],
  cleared: readonly string[],
): Promise<readonly Change[]> {
  if (cleared.length === 0) return changes
  const tasks = await trx
    .selectFrom('tasks')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', 'in', cleared)
    .where('is_daily', '=', false)
    .where('repeat', 'is not', null)
    .execute()
  if (tasks.length === 0) return changes
  const kept = new Set(tasks.map(({ id }) => id))
  const steps = await trx
    .selectFrom('subtasks')
    .select('id')
    .where('user_id', '=', userId)
    .where('task_id', 'in', [...kept])
    .execute()
  const keptSteps = new Set(steps.map(({ id }) => id))
  return changes.map((change): Change => {
    const { table, rowId, op } = change
    if (op !== 'delete') return change
    const isKept = table === 'tasks' ? kept.has(rowId) : table === 'subtasks' && keptSteps.has(rowId)
    return isKept ? { table, rowId, op: 'update', data: {} } : change
  })
}
