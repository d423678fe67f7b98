import { isTaskDone } from '@glimmer/domain/tasks/completion'
import type { Task } from '@glimmer/domain/tasks/task'
import { useRef } from 'react'
import { useToday } from '../../data/preferences/use-today.ts'
import { useTask } from '../../data/tasks/use-tasks.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { useTaskTick } from './use-task-tick.ts'

/** The checkbox of a task beside its time in the calendar. */
export function BlockBox({ taskId }: { readonly taskId: string }) {
  const task = useTask(taskId)
  return task ? <Box task={task} /> : null
}

function Box({ task }: { readonly task: Task }) {
  const place = useRef<HTMLSpanElement>(null)
  const [isTicked, tick] = useTaskTick(task, isTaskDone(task, useToday()), place)
  return (
    <span ref={place} className="contents">
      <Checkbox label={task.title} isLabelHidden checked={isTicked} onChange={tick} />
    </span>
  )
}
