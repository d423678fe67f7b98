import { DAYS_UNTIL_FORGOTTEN, hasLeft } from '@glimmer/domain/tasks/completion'
import type { Task } from '@glimmer/domain/tasks/task'
import { GUEST } from '../../device/database.ts'
import type { DeviceStore } from '../../device/store.ts'
import { continueClock, noteSeen, wasSeenFor } from '../../device/trusted-clock.ts'
import { deleteTask } from './task-changes.ts'
import { blocksByTask, stepsIn, tasksIn } from './tasks-in.ts'

/**
 * Deletes a guest's completed tasks for good, with their steps and times, once they were off the lists for 30 days that the
 * device's clock has shown one after the other; a single date or clock may be years off. Their wins stay, and the
 * trash keeps the tasks for a while. For accounts the server does this. Returns how many tasks were deleted.
 */
export async function forgetLeftTasks(
  store: Pick<DeviceStore, 'owner' | 'database' | 'write' | 'mirror'>,
  today: string,
  now: number,
): Promise<number> {
  const { database } = store
  const run = await continueClock(database, now)
  if (store.owner !== GUEST) return 0
  const tasks = tasksIn(store)
  const left = tasks.filter((task) => hasLeft(task, today))
  const seen = noteSeen(run, await database.read('left'), left.map(keyOf))
  await database.keep('left', seen)
  const gone = left.filter((task) => wasSeenFor(run, seen, keyOf(task), DAYS_UNTIL_FORGOTTEN))
  if (gone.length === 0) return 0
  const steps = Map.groupBy(stepsIn(store), ({ taskId }) => taskId)
  const blocks = blocksByTask(store)
  const wanted = gone.flatMap((task) => deleteTask(task, steps.get(task.id) ?? [], blocks.get(task.id) ?? []))
  await store.write(wanted)
  return gone.length
}

/** The key has the day of completion, so that completing a reopened task again starts a new 30 days. */
function keyOf({ id, completedOn }: Task): string {
  return `${id}:${completedOn}`
}
