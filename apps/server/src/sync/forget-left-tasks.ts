import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { TRAVELLERS_DAYS } from '@glimmer/domain/days/travellers'
import { childTablesOf } from '@glimmer/domain/tables'
import { DAYS_UNTIL_FORGOTTEN } from '@glimmer/domain/tasks/completion'
import type { Change } from '@glimmer/sync/change'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../db/open.ts'
import type { PersonalTables } from '../db/tables.ts'
import { carryOut } from './apply-mutation.ts'
import { lockCounter } from './counter.ts'
import { columnName, loadChildIds } from './rows.ts'

type Trx = Transaction<PersonalTables>

/** At most so many tasks, or rows that belong to them, in one transaction: on the embedded database everybody waits for it. */
const AT_ONCE = 50
const CHILDREN = childTablesOf('tasks')
/** The history of the last 30 days counts only if it begins at least this many days ago, see `findTouchedFrom`. */
const WITNESSED_DAYS = 20

/**
 * Deletes a person's completed tasks, with their steps and times, that left the lists more than 30 days ago; their wins
 * stay. Only the server's clock counts: the day of completion has long passed, and neither the task nor what belongs to it
 * was written for 30 days. It is a mutation like any other, so every device hears of it.
 */
export async function forgetLeftTasks(
  database: Database,
  userId: string,
  signal?: AbortSignal,
): Promise<void> {
  let isMore = true
  while (isMore) {
    if (signal?.aborted || !database.hasRoom()) return
    isMore = await database.withUser(userId, (trx) => forgetPiece(trx, userId))
    await nextTurn()
  }
}

/** The same for one person after the other; ends early where `signal` says so. */
export async function forgetAllLeftTasks(database: Database, signal?: AbortSignal): Promise<void> {
  const people = await database.accounts.selectFrom('user').select('id').execute()
  for (const { id } of people) {
    if (signal?.aborted) return
    await forgetLeftTasks(database, id, signal)
    await nextTurn()
  }
}

/** Returns whether something was deleted, so that there may be more. */
async function forgetPiece(trx: Trx, userId: string): Promise<boolean> {
  // Most people have nothing to forget on most days: this look takes no lock.
  if ((await findForgettable(trx, userId)).length === 0) return false
  const counter = await lockCounter(trx, userId)
  const taskIds = await findForgettable(trx, userId)
  if (taskIds.length === 0) return false
  const children = await findChildren(trx, userId, taskIds)
  const isPart = children.length === AT_ONCE
  const changes: Change[] = [
    ...children,
    ...(isPart ? [] : taskIds.map((rowId): Change => ({ table: 'tasks', rowId, op: 'delete' }))),
  ]
  await carryOut(trx, userId, counter, { id: randomUUID(), changes, keepsDeleted: true })
  return true
}

async function findForgettable(trx: Trx, userId: string): Promise<string[]> {
  const touchedFrom = await findTouchedFrom(trx, userId)
  if (touchedFrom === null) return []
  // Unsorted, as sorting would read them all each time. The two extra days make sure that the day is over everywhere
  // on Earth.
  const days = DAYS_UNTIL_FORGOTTEN + TRAVELLERS_DAYS
  const untouched = CHILDREN.map(
    ({ table, field }) => sql`and not exists (
        select from ${sql.table(table)} as child where child.user_id = tasks.user_id
          and child.${sql.ref(columnName(field))} = tasks.id and child.rev >= ${touchedFrom})`,
  )
  const { rows } = await sql<{ id: string }>`
    select id from tasks where user_id = ${userId} and rev < ${touchedFrom}
      and completed and not is_daily and repeat is null and completed_on < (now() at time zone 'UTC')::date - ${days}::int
      ${sql.join(untouched, sql` `)}
    limit ${AT_ONCE}`.execute(trx)
  return rows.map(({ id }) => id)
}

/**
 * Returns the first revision of the last 30 days: rows with a lower one were not written since. Null where the
 * history cannot tell: after the clock jumped ahead it has no entries in these 30 days, or only recent ones. Then the
 * next daily run looks again.
 */
async function findTouchedFrom(trx: Trx, userId: string): Promise<number | null> {
  const { rows } = await sql<{ rev: number; isWitness: boolean }>`
    select rev, created_at <= now() - ${WITNESSED_DAYS} * interval '1 day' as "isWitness" from operations
    where user_id = ${userId} and created_at > now() - ${DAYS_UNTIL_FORGOTTEN} * interval '1 day'
      and created_at <= now()
    order by rev limit 1`.execute(trx)
  const [first] = rows
  return first?.isWitness ? first.rev : null
}

/** Deletes of at most `AT_ONCE` rows that belong to these tasks. */
async function findChildren(trx: Trx, userId: string, taskIds: readonly string[]): Promise<Change[]> {
  const found: Change[] = []
  for (const { table, field } of CHILDREN) {
    const most = AT_ONCE - found.length
    const ids = await loadChildIds(trx, userId, { table, parentField: field }, taskIds, { named: [], most })
    found.push(...ids.map((rowId): Change => ({ table, rowId, op: 'delete' })))
  }
  return found
}
