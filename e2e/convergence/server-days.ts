import { dayOf } from '@glimmer/domain/days/own-day'
import { taskOfWin } from '@glimmer/domain/tasks/win'
import type { RowData } from '@glimmer/sync/change'
import { expect } from 'vitest'
import type { Database } from '../../apps/server/src/db/open.ts'
import { forgetLeftTasks } from '../../apps/server/src/sync/forget-left-tasks.ts'
import { pruneHistory } from '../../apps/server/src/sync/prune-history.ts'
import { letDaysPass } from '../../apps/server/src/sync/test/let-days-pass.ts'
import { forgetLeftTasks as forgetOnDevice } from '../../apps/web/app/data/tasks/forget-left-tasks.ts'
import type { Person } from './person.ts'
import type { SimulatedDevice } from './simulated-device.ts'

export type Operation = Awaited<ReturnType<typeof readOperations>>[number]

const KEPT_MS = 30 * 24 * 60 * 60_000

export function readOperations(userId: string, database: Database) {
  return database.withUser(userId, (trx) =>
    trx
      .selectFrom('operations')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('rev')
      .orderBy('position')
      .execute(),
  )
}

/**
 * Lets days go by on the server, and its daily work be done. Whatever it forgets by its age was completed, and nobody had
 * written it for 30 days of the server's; how many years off the devices' clocks are takes no part. Returns what it did.
 */
export async function letServerDaysPass(
  { userId, database }: Person,
  days: number,
): Promise<readonly Operation[]> {
  await letDaysPass({ database, owner: userId }, days)
  const before = await readOperations(userId, database)
  await database.withUser(userId, (trx) => pruneHistory(trx, userId))
  await forgetLeftTasks(database, userId)
  const since = before.at(-1)?.rev ?? 0
  const done = (await readOperations(userId, database)).filter(({ rev }) => rev > since)
  const recent = before.filter(({ created_at }) => Date.parse(created_at) > Date.now() - KEPT_MS)
  const written = new Set(recent.map(({ table_name, row_id }) => `${table_name}/${row_id}`))
  for (const { op, table_name, row_id, before: gone } of done) {
    expect(op).toBe('delete')
    expect(written).not.toContain(`${table_name}/${row_id}`)
    if (table_name === 'tasks') expect(gone).toMatchObject({ completed: true, isDaily: false, repeat: null })
    else expect(['subtasks', 'time_blocks', 'task_reminders']).toContain(table_name)
  }
  return done
}

/** What the tasks page does once a day: an account's device forgets nothing, whatever its clock says. */
export async function expectNothingForgotten(devices: readonly SimulatedDevice[]): Promise<void> {
  for (const { store, now } of devices) {
    expect(await forgetOnDevice(store, dayOf(now(), 0), now().getTime())).toBe(0)
  }
}

/** The days of completions that the server keeps are its own, or could be a right clock's. */
export function expectDaysDrawnIn(operations: readonly Operation[]): void {
  const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const [oldest, newest] = [dayFromNow(-367), dayFromNow(3)]
  // What is opened again was last done whenever that was.
  const opened = new Set(
    operations
      .filter(({ table_name, op }) => table_name === 'wins' && op === 'delete')
      .map(({ rev, row_id }) => `${rev}/${taskOfWin(row_id)}`),
  )
  for (const { table_name, row_id, rev, op, data } of operations) {
    if (table_name !== 'tasks' && table_name !== 'subtasks') continue
    const isTold = op === 'update' && !opened.has(`${rev}/${row_id}`)
    expect(String(data?.['skippedOn'] ?? '') < newest).toBe(true)
    for (const day of [data?.['completedOn'], data?.['lastCompleted']]) {
      if (typeof day !== 'string') continue
      expect(day < newest).toBe(true)
      expect(isTold ? day > oldest : true).toBe(true)
    }
  }
}

/** However it was ticked, and by whatever page: what repeats by a rule is not completed for good on the server. */
export function expectRulesGoOn(tasks: readonly RowData[]): void {
  for (const { repeat, isDaily, completed } of tasks) {
    expect(repeat !== null && !isDaily && completed).toBe(false)
  }
}
