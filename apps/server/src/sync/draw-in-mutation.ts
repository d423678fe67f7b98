import { standingStepWinId, standingWinId } from '@glimmer/domain/tasks/win'
import type { Change } from '@glimmer/sync/change'
import { drawIn, openedAgainFarOff } from '@glimmer/sync/draw-in'
import type { Transaction } from 'kysely'
import type { PersonalTables } from '../db/tables.ts'

/**
 * Returns the changes of a mutation with impossible days corrected, see `drawIn`. Where a task or a step is reopened whose
 * win was dated anew in that way, that win is deleted too.
 */
export async function drawInMutation(
  trx: Transaction<PersonalTables>,
  userId: string,
  changes: readonly Change[],
  now: Date,
): Promise<readonly Change[]> {
  const opened = openedAgainFarOff(changes, now)
  const standing = [
    ...(await standingWins(trx, userId, opened.tasks)),
    ...(await standingStepWins(trx, userId, opened.subtasks)),
  ]
  return [
    ...drawIn(changes, now),
    ...standing.map((rowId): Change => ({ table: 'wins', rowId, op: 'delete' })),
  ]
}

async function standingWins(
  trx: Transaction<PersonalTables>,
  userId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const tasks = await trx
    .selectFrom('tasks')
    .select(['id', 'completed', 'completed_on as completedOn', 'last_completed as lastCompleted'])
    .select(['is_daily as isDaily', 'repeat'])
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute()
  return tasks.flatMap((task) => standingWinId(task) ?? [])
}

async function standingStepWins(
  trx: Transaction<PersonalTables>,
  userId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const steps = await trx
    .selectFrom('subtasks')
    .select(['id', 'completed', 'completed_on as completedOn'])
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute()
  return steps.flatMap((step) => standingStepWinId(step) ?? [])
}
