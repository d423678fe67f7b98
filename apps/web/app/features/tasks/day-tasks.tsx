import { isTaskDone } from '@glimmer/domain/tasks/completion'
import { isHeavyTitle } from '@glimmer/domain/tasks/heavy-title'
import type { Task } from '@glimmer/domain/tasks/task'
import { useRef } from 'react'
import { Link } from 'react-router'
import { useToday } from '../../data/preferences/use-today.ts'
import { useTaskCommands } from '../../data/tasks/use-task-commands.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { TaskRowView, TaskTitle } from '../../ui/task-row-view.tsx'
import { useTick } from '../../ui/use-tick.ts'
import { useCelebration } from './celebration.ts'
import { taskDialog } from './task-dialogs.ts'
import { welcomeDone } from './welcome-done.ts'
import { words } from './words.ts'

/** So many of a day are shown beside its events; the rest is one press away. */
const MOST = 3

interface DayTasksProps {
  readonly tasks: readonly Task[]
  /** Where all of them are. */
  readonly to: '/tasks' | '/later'
}

/** The first tasks of a day, to be ticked beside what else the day holds. Nothing where it has none. */
export function DayTasks({ tasks, to }: DayTasksProps) {
  if (tasks.length === 0) return null
  const hidden = tasks.length - MOST
  return (
    <div className="day-tasks">
      <ul aria-label={words.tasksOfDay} className="task-list">
        {tasks.slice(0, MOST).map((task) => (
          <DayTask key={task.id} task={task} />
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

function DayTask({ task }: { readonly task: Task }) {
  const commands = useTaskCommands()
  const celebrateDone = useCelebration()
  const row = useRef<HTMLLIElement>(null)
  const isDone = isTaskDone(task, useToday())
  const [isTicked, tick] = useTick(isDone, async (next) => {
    if (next && !isHeavyTitle(task.title)) welcomeDone(row.current)
    return commands.setTaskDone(task, next, () => celebrateDone(task.title))
  })
  return (
    <TaskRowView
      ref={row}
      isDone={isTicked}
      box={<Checkbox label={task.title} isLabelHidden checked={isTicked} onChange={tick} />}
      title={
        <TaskTitle onClick={() => void dialogs.open(taskDialog, { taskId: task.id })}>{task.title}</TaskTitle>
      }
    />
  )
}
