import { isTaskListed } from '@glimmer/domain/tasks/completion'
import { dayLabel } from '@glimmer/domain/tasks/date-choices'
import { comesOn } from '@glimmer/domain/tasks/later'
import type { TaskData } from '@glimmer/domain/tasks/task'

/** The label of the day on which a task will be listed by itself; null where it is listed now, or has no day. */
export function dayItComes(task: TaskData, today: string): string | null {
  if (task.setAsideAt !== null || isTaskListed(task, today)) return null
  return dayLabel(comesOn(task, today), today)
}
