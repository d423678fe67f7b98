import type { Task } from '@glimmer/domain/tasks/task'
import { useRef, useState } from 'react'
import { useStepsOf, useTasks } from '../../../data/tasks/use-tasks.ts'
import { useTaskCommands } from '../../../data/tasks/use-task-commands.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { DialogControl } from '../../../ui/dialogs/define-dialog.ts'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { useDialogCommands } from './use-dialog-commands.ts'
import { words } from './words.ts'

interface OldDialogProps extends DialogControl {
  /** The oldest first. */
  readonly taskIds: readonly string[]
}

/** Shows tasks that are on the list for long, one at a time: keep for today, move, or delete. Each can be undone. */
export function OldDialog({ taskIds, close }: OldDialogProps) {
  const { setAside, deleteTask } = useTaskCommands()
  const { keepForToday } = useDialogCommands()
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const left = useLeft(taskIds, seen)
  const task = left[0]
  const steps = useStepsOf(task?.id ?? '')
  const title = useRef<HTMLParagraphElement>(null)
  const place = taskIds.length - left.length

  /** Shows the next task at once; one that could not be saved comes back. */
  function decide(work: (task: Task) => Promise<boolean>) {
    if (!task) return
    setSeen(new Set([...seen, task.id]))
    void work(task).then((isSaved) => {
      if (!isSaved) setSeen((now) => new Set([...now].filter((id) => id !== task.id)))
    })
    if (left.length === 1) title.current?.focus()
  }

  return (
    <Dialog
      size="s"
      title={words.oldTitle}
      description={words.oldHint}
      closeLabel={words.oldClose}
      initialFocus={title}
      actions={
        task ? (
          <>
            <Button data-turn={task.id} onClick={() => decide((one) => deleteTask(one, steps))}>
              {words.letGo}
            </Button>
            <Button data-turn={task.id} onClick={() => decide(setAside)}>
              {words.later}
            </Button>
            <Button data-turn={task.id} variant="main" onClick={() => decide(keepForToday)}>
              {words.today}
            </Button>
          </>
        ) : (
          <Button variant="main" onClick={() => close()}>
            {words.oldClose}
          </Button>
        )
      }
    >
      <div className="stack-4">
        <ProgressBar
          label={words.oldProgress}
          value={place}
          max={taskIds.length}
          text={words.oldPlace(Math.min(place + 1, taskIds.length), taskIds.length)}
        />
        <p ref={title} tabIndex={-1} role="status" className="headline bidi wrap-anywhere text-left">
          {task ? task.title : words.oldOver}
        </p>
      </div>
    </Dialog>
  )
}

/** The tasks that are left to decide, live, as another device may have decided some. */
function useLeft(taskIds: readonly string[], seen: ReadonlySet<string>): readonly Task[] {
  const tasks = new Map(useTasks().map((task) => [task.id, task]))
  return taskIds.flatMap((id) => (seen.has(id) ? [] : (tasks.get(id) ?? [])))
}
