import type { TimeBlock } from '@glimmer/domain/calendar/time-block'
import type { Subtask } from '@glimmer/domain/tasks/subtask'
import type { Task } from '@glimmer/domain/tasks/task'
import type { DeviceStore } from '../../device/store.ts'

type Store = Pick<DeviceStore, 'mirror'>

/** The tasks of the store's owner, now. Components use `useTasks` and its like, which update. */
export function tasksIn({ mirror }: Store): readonly Task[] {
  return mirror.rowsOf('tasks')
}

export function taskIn({ mirror }: Store, id: string): Task | undefined {
  return mirror.rowOf('tasks', id)
}

export function stepsIn({ mirror }: Store): readonly Subtask[] {
  return mirror.rowsOf('subtasks')
}

/** The times of all tasks, by the task's id. */
export function blocksByTask({ mirror }: Store): ReadonlyMap<string, readonly TimeBlock[]> {
  return Map.groupBy(mirror.rowsOf('time_blocks'), ({ taskId }) => taskId)
}
