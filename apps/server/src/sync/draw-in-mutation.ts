import { standingWinId } from '@glimmer/domain/tasks/win'
import type { Change } from '@glimmer/sync/change'
import { drawIn, openedAgainFarOff } from '@glimmer/sync/draw-in'
import type { Transaction } from 'kysely'
import type { PersonalTables } from '../db/tables.ts'

/**
 * Returns the changes of a mutation as the server makes them: days that no right clock can have given become its own, see
 * `drawIn`. Where a task is opened again whose win was moved so, that win goes.
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
