import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { TRAVELLERS_DAYS } from '@glimmer/domain/days/travellers'
import { DAYS_UNTIL_FORGOTTEN } from '@glimmer/domain/tasks/completion'
import type { Change } from '@glimmer/sync/change'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../db/open.ts'
import type { PersonalTables } from '../db/tables.ts'
import { carryOut } from './apply-mutation.ts'
import { lockCounter } from './counter.ts'

type Trx = Transaction<PersonalTables>

/** At most so many tasks, and their steps, in one transaction: on the embedded database everybody waits for it. */
const AT_ONCE = 50
/** The history of the last 30 days counts only if it begins at least this many days ago, see `findTouchedFrom`. */
const WITNESSED_DAYS = 20

/**
 * Deletes a person's completed tasks, with their steps, that left the lists more than 30 days ago; their wins stay.
 * Only the server's clock counts: the day of completion has long passed, and neither task nor steps were written for
 * 30 days. It is a mutation like any other, so every device hears of it.
 */
export async function forgetLeftTasks(
  database: Database,
  userId: string,
  signal?: AbortSignal,
): Promise<void> {
  let isMore = true
  while (isMore) {
    if (signal?.aborted) return
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
  const steps = await findSteps(trx, userId, taskIds)
  const isPart = steps.length === AT_ONCE
  const changes: Change[] = [
    ...steps.map((rowId): Change => ({ table: 'subtasks', rowId, op: 'delete' })),
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
  const { rows } = await sql<{ id: string }>`
    select id from tasks where user_id = ${userId} and rev < ${touchedFrom}
      and completed and not is_daily and repeat is null and completed_on < (now() at time zone 'UTC')::date - ${days}::int
      and not exists (
        select from subtasks where subtasks.user_id = tasks.user_id and task_id = tasks.id
          and subtasks.rev >= ${touchedFrom})
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

async function findSteps(trx: Trx, userId: string, taskIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from subtasks where user_id = ${userId} and task_id = any(${taskIds}::text[])
    order by id limit ${AT_ONCE}`.execute(trx)
  return rows.map(({ id }) => id)
}
