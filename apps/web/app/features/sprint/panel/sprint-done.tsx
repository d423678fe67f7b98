import { dayOf } from '@glimmer/domain/days/own-day'
import { minutesSpent } from '@glimmer/domain/sprint/sprint-clock'
import type { Sprint } from '@glimmer/domain/sprint/sprint'
import { isTaskDone } from '@glimmer/domain/tasks/completion'
import type { Task } from '@glimmer/domain/tasks/task'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useRows } from '../../../device/device-context.ts'
import { useDayStart } from '../../../shell/use-clock.ts'
import { celebrate } from '../../../sensory/effects.ts'
import { Button } from '../../../ui/button.tsx'
import { DeskDrawing } from '../../../ui/drawings/desk-drawing.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import type { SprintHostProps } from '../sprint-host.tsx'
import { showSprint } from '../sprint-open.ts'
import type { SprintCommands } from './sprint-commands.ts'
import { words } from './words.ts'

interface SprintDoneProps extends SprintHostProps {
  readonly sprint: Sprint
  readonly now: number
  readonly hint: RefObject<HTMLParagraphElement | null>
}

/** What was done, in kind words, whether it was all of the time or a little of it. */
export function SprintDone({ sprint, now, hint, setTaskDone, offer }: SprintDoneProps) {
  const task = useTask(sprint)
  const isDone = useIsDone(sprint, now)
  const drawing = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (drawing.current) void celebrate(drawing.current)
  }, [])

  return (
    <>
      <p ref={hint} tabIndex={-1} className="sprint-hint">
        {words.doneMinutes(minutesSpent(sprint, now))}
      </p>
      <div ref={drawing} className="sprint-drawing">
        <DeskDrawing />
      </div>
      {sprint.title !== null && <p className="sprint-with">{words.doneWith(sprint.title)}</p>}
      {task && <TaskTick isDone={isDone} tick={(next) => setTaskDone(task, next)} />}
      {offer}
    </>
  )
}

interface TaskTickProps {
  readonly isDone: boolean
  readonly tick: (isDone: boolean) => Promise<boolean>
}

/** Answers within the frame of the press; what it shows afterwards is what is on the disk. */
function TaskTick({ isDone, tick }: TaskTickProps) {
  const [pressed, setPressed] = useState<boolean | null>(null)
  async function onChange(next: boolean) {
    setPressed(next)
    await tick(next)
    setPressed(null)
  }
  return (
    <Checkbox label={words.markDone} checked={pressed ?? isDone} onChange={(next) => void onChange(next)} />
  )
}

interface DoneActionsProps {
  readonly sprint: Sprint
  readonly now: number
  readonly commands: SprintCommands
}

/** Both close this and reset the clock. To continue is 5 minutes more beside the same task, or another where it is done or gone. */
export function DoneActions({ sprint, now, commands }: DoneActionsProps) {
  const isGone = useTask(sprint) === undefined && sprint.taskId !== null
  const isDone = useIsDone(sprint, now) || isGone
  function takeBreak() {
    showSprint(null)
    commands.reset()
  }
  function goOn() {
    if (isDone) commands.reset()
    else commands.start(sprint)
    showSprint(isDone ? 'choose' : 'follow')
  }
  return (
    <>
      <Button onClick={takeBreak}>{words.takeBreak}</Button>
      <Button variant="go" onClick={goOn}>
        {words.again}
      </Button>
    </>
  )
}

function useTask({ taskId }: Sprint): Task | undefined {
  return useRows<Task>('tasks').find(({ id }) => id === taskId)
}

function useIsDone(sprint: Sprint, now: number): boolean {
  const task = useTask(sprint)
  const today = dayOf(new Date(now), useDayStart())
  return task !== undefined && isTaskDone(task, today)
}
