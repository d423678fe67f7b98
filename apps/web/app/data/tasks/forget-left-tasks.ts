import { DAYS_UNTIL_FORGOTTEN, hasLeft } from '@glimmer/domain/tasks/completion'
import type { Task } from '@glimmer/domain/tasks/task'
import { splitChanges } from '@glimmer/sync/families'
import { GUEST } from '../../device/database.ts'
import type { DeviceStore } from '../../device/store.ts'
import { continueClock, noteSeen, wasSeenFor } from '../../device/trusted-clock.ts'
import { deleteTask } from './task-changes.ts'
import { stepsIn, tasksIn } from './tasks-in.ts'

/**
 * Really deletes a guest's tasks, with their steps, that were gone from the lists for 30 days which the device's clock has
 * shown one after the other: what a task or a clock says of itself may be years off. Their wins stay, and the trash keeps
 * them for its own while. An account's tasks are forgotten by the server. Returns how many went.
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
  const wanted = gone.flatMap((task) => deleteTask(task, steps.get(task.id) ?? []))
  for (const part of splitChanges(wanted)) await store.write(part)
  return gone.length
}

/** Who opens a task and completes it again has another while to change their mind. */
function keyOf({ id, completedOn }: Task): string {
  return `${id}:${completedOn}`
}
