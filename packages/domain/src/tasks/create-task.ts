import { type TaskData, taskDefaults } from './task.ts'
import { keyInPlaceOf } from './step-order.ts'
import { type Subtask, type SubtaskData, subtaskDefaults } from './subtask.ts'

/** A new task with the defaults where nothing was chosen. The title is trimmed. */
export function createTask(chosen: Partial<TaskData> & { readonly title: string }, now: Date): TaskData {
  return { ...taskDefaults, createdAt: now.toISOString(), ...chosen, title: chosen.title.trim() }
}

/** A new step of a task, the last one. The title is trimmed. */
export function createSubtask(taskId: string, title: string, now: Date): SubtaskData {
  return { ...subtaskDefaults, taskId, title: title.trim(), createdAt: now.toISOString() }
}

/** Smaller steps in the place of one, in their order. Blank titles are left out. */
export function createSmallerSteps(replaced: Subtask, titles: readonly string[], now: Date): SubtaskData[] {
  return titles
    .filter((title) => title.trim() !== '')
    .map((title, place) => {
      // A millisecond apart, which keeps their order.
      const made = createSubtask(replaced.taskId, title, new Date(now.getTime() + place))
      return { ...made, sortKey: keyInPlaceOf(replaced, made.createdAt) }
    })
}
