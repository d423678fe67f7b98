import { childTablesOf } from '@glimmer/domain/tables'
import { type Change, rowKey } from '@glimmer/sync/change'
import { sql, type Transaction } from 'kysely'
import type { PersonalTables } from '../db/tables.ts'
import { columnName } from './rows.ts'

/** What tells a delete that a person asked for from one by a page that took a repeating task for one that is done for good. */
export interface Clearing {
  /** The tasks that the same push completed for good before, see `clearedTasks`. */
  readonly cleared: readonly string[]
  /** Whether the page knows that tasks may repeat by a rule. One that does not may clear away what an earlier push of its own completed. */
  readonly knowsRules: boolean
}

/**
 * Returns the changes of a mutation without the deletes of tasks that repeat by a rule and are being cleared away, and
 * of what belongs to them: they come again, which the page that cleared them away did not know. Instead such rows are touched,
 * so that the page hears of them.
 */
export async function keepCleared(
  trx: Transaction<PersonalTables>,
  userId: string,
  changes: readonly Change[],
  { cleared, knowsRules }: Clearing,
): Promise<readonly Change[]> {
  const asked = knowsRules
    ? cleared
    : changes.filter(({ table, op }) => table === 'tasks' && op === 'delete').map(({ rowId }) => rowId)
  if (asked.length === 0) return changes
  const tasks = await trx
    .selectFrom('tasks')
    .select(['id', sql<boolean>`coalesce(last_completed >= current_date - 2, false)`.as('isDoneLately')])
    .where('user_id', '=', userId)
    .where('id', 'in', asked)
    .where('is_daily', '=', false)
    .where('repeat', 'is not', null)
    .execute()
  const kept = new Set(
    tasks.filter((task) => task.isDoneLately || cleared.includes(task.id)).map(({ id }) => id),
  )
  if (kept.size === 0) return changes
  const isKept = await findWhatStays(trx, userId, changes, kept)
  return changes.map((change): Change => {
    const { table, rowId, op } = change
    return op === 'delete' && isKept(change) ? { table, rowId, op: 'update', data: {} } : change
  })
}

/** Returns whether the row of a change is one of these tasks, or belongs to one. */
async function findWhatStays(
  trx: Transaction<PersonalTables>,
  userId: string,
  changes: readonly Change[],
  taskIds: ReadonlySet<string>,
): Promise<(change: Change) => boolean> {
  const keys = new Set([...taskIds].map((id) => rowKey('tasks', id)))
  for (const { table, field } of childTablesOf('tasks')) {
    const named = changes.filter((change) => change.table === table).map(({ rowId }) => rowId)
    if (named.length === 0) continue
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} where user_id = ${userId}
        and id = any(${named}::text[]) and ${sql.ref(columnName(field))} = any(${[...taskIds]}::text[])`.execute(
      trx,
    )
    for (const { id } of rows) keys.add(rowKey(table, id))
  }
  return ({ table, rowId }) => keys.has(rowKey(table, rowId))
}
