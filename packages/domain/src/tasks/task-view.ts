import type { Subtask } from './subtask.ts'
import type { Task } from './task.ts'

/** A step as it stands today. */
export interface StepView {
  readonly step: Subtask
  readonly isDone: boolean
}

/** A task as it stands today, with its steps in the order in which they are to be done. */
export interface TaskView {
  readonly task: Task
  readonly isDone: boolean
  readonly steps: readonly StepView[]
}
