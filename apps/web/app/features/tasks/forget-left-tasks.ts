import { findForgettable } from '@glimmer/domain/tasks/forgettable'
import type { Subtask } from '@glimmer/domain/tasks/subtask'
import type { Task } from '@glimmer/domain/tasks/task'
import { splitChanges } from '@glimmer/sync/families'
import type { DeviceStore } from '../../device/store.ts'
import { deleteTask } from './task-changes.ts'

/**
 * Really deletes, with their steps, the tasks that left the lists more than 30 days before `today`. Their wins stay, and the
 * trash keeps them for its own while. Returns how many went.
 */
export async function forgetLeftTasks(
  store: Pick<DeviceStore, 'write' | 'mirror'>,
  today: string,
): Promise<number> {
  const tasks = store.mirror.rowsOf('tasks') as readonly Task[]
  const ids = new Set(findForgettable(tasks, today))
  if (ids.size === 0) return 0
  const steps = Map.groupBy(store.mirror.rowsOf('subtasks') as readonly Subtask[], ({ taskId }) => taskId)
  const wanted = tasks
    .filter(({ id }) => ids.has(id))
    .flatMap((task) => deleteTask(task, steps.get(task.id) ?? []))
  for (const part of splitChanges(wanted)) await store.write(part)
  return ids.size
}
