import { isTaskListed } from '@glimmer/domain/tasks/completion'
import { dayLabel } from '@glimmer/domain/tasks/date-choices'
import { comesOn } from '@glimmer/domain/tasks/later'
import type { TaskData } from '@glimmer/domain/tasks/task'

/** The day, as it is said, on which a task comes by itself; null where it is there, or waits without a day. */
export function dayItComes(task: TaskData, today: string): string | null {
  if (task.setAsideAt !== null || isTaskListed(task, today)) return null
  return dayLabel(comesOn(task, today), today)
}
