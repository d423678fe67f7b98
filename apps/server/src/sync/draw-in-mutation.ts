import { standingWinId } from '@glimmer/domain/tasks/win'
import type { Change } from '@glimmer/sync/change'
import { drawIn, openedAgainFarOff } from '@glimmer/sync/draw-in'
import type { Transaction } from 'kysely'
import type { PersonalTables } from '../db/tables.ts'

/**
 * Returns the changes of a mutation with impossible days corrected, see `drawIn`. Where a task is reopened whose win
 * was dated anew in that way, that win is deleted too.
 */
export async function drawInMutation(
  trx: Transaction<PersonalTables>,
  userId: string,
  changes: readonly Change[],
  now: Date,
): Promise<readonly Change[]> {
  const drawn = drawIn(changes, now)
  const opened = openedAgainFarOff(changes, now)
  if (opened.length === 0) return drawn
  const tasks = await trx
    .selectFrom('tasks')
    .select(['id', 'completed', 'completed_on as completedOn', 'last_completed as lastCompleted'])
    .select(['is_daily as isDaily', 'repeat'])
    .where('user_id', '=', userId)
    .where('id', 'in', opened)
    .execute()
  const standing = tasks.flatMap((task) => standingWinId(task) ?? [])
  return [...drawn, ...standing.map((rowId): Change => ({ table: 'wins', rowId, op: 'delete' }))]
}
