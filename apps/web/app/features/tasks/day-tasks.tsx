import { isTaskDone } from '@glimmer/domain/tasks/completion'
import type { Task } from '@glimmer/domain/tasks/task'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import { useRef } from 'react'
import { Link } from 'react-router'
import { useToday } from '../../data/preferences/use-today.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { TaskRowView, TaskTitle } from '../../ui/task-row-view.tsx'
import { taskDialog, timeDialog } from './task-dialogs.ts'
import { useTaskTick } from './use-task-tick.ts'
import { words } from './words.ts'

/** So many of a day are shown beside its events; the rest is one press away. */
const MOST = 3

interface DayTasksProps {
  readonly tasks: readonly Task[]
  readonly date: string
  /** Where all of them are. */
  readonly to: '/tasks' | '/later'
}

/** The first tasks of a day, to be ticked beside what else the day holds. Nothing where it has none. */
export function DayTasks({ tasks, date, to }: DayTasksProps) {
  if (tasks.length === 0) return null
  const hidden = tasks.length - MOST
  return (
    <div className="day-tasks">
      <ul aria-label={words.tasksOfDay} className="task-list">
        {tasks.slice(0, MOST).map((task) => (
          <DayTask key={task.id} task={task} date={date} />
        ))}
      </ul>
      {hidden > 0 && (
        <Link to={to} className="quiet inline-flex min-h-(--target) items-center px-1 underline">
          {words.moreOfDay(hidden)}
        </Link>
      )}
    </div>
  )
}

interface DayTaskProps {
  readonly task: Task
  readonly date: string
}

function DayTask({ task, date }: DayTaskProps) {
  const row = useRef<HTMLLIElement>(null)
  const isDone = isTaskDone(task, useToday())
  const [isTicked, tick] = useTaskTick(task, isDone, row)
  return (
    <TaskRowView
      ref={row}
      data-task={task.id}
      isDone={isTicked}
      box={<Checkbox label={task.title} isLabelHidden checked={isTicked} onChange={tick} />}
      title={
        <TaskTitle onClick={() => void dialogs.open(taskDialog, { taskId: task.id })}>{task.title}</TaskTitle>
      }
      end={
        !isDone && (
          <IconButton
            className="day-task-time"
            label={words.giveTimeNamed(task.title)}
            icon={<CalendarClock aria-hidden />}
            onClick={() => void dialogs.open(timeDialog, { taskId: task.id, date })}
          />
        )
      }
    />
  )
}

/** Comes with it, for tasks that have a time. */
export { BlockBox } from './block-box.tsx'

export function openBlock(block: { readonly blockId: string; readonly taskId: string }): void {
  void dialogs.open(timeDialog, block)
}
