import { type TaskData, taskDefaults } from './task.ts'
import { type SubtaskData, subtaskDefaults } from './subtask.ts'

/** A new task with the defaults where nothing was chosen. The title is trimmed. */
export function createTask(chosen: Partial<TaskData> & { readonly title: string }, now: Date): TaskData {
  return { ...taskDefaults, createdAt: now.toISOString(), ...chosen, title: chosen.title.trim() }
}

/** A new step of a task, the last one. The title is trimmed. */
export function createSubtask(taskId: string, title: string, now: Date): SubtaskData {
  return { ...subtaskDefaults, taskId, title: title.trim(), createdAt: now.toISOString() }
}
