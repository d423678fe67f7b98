import { dayOf } from '@glimmer/domain/days/own-day'
import { sprintWin } from '@glimmer/domain/sprint/sprint-win'
import { minutesSpent } from '@glimmer/domain/sprint/sprint-clock'
import type { Sprint } from '@glimmer/domain/sprint/sprint'
import { firstOpenStep } from '@glimmer/domain/sprint/sprint-tasks'
import { isSubtaskDone, isTaskDone } from '@glimmer/domain/tasks/completion'
import { isHeavyTitle } from '@glimmer/domain/tasks/heavy-title'
import type { Task } from '@glimmer/domain/tasks/task'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTaskCommands } from '../../../data/tasks/use-task-commands.ts'
import { useStepsOf, useTask } from '../../../data/tasks/use-tasks.ts'
import { useWinCommands } from '../../../data/wins/use-win-commands.ts'
import { useDayStart } from '../../../data/preferences/use-today.ts'
import { celebrate } from '../../../sensory/effects.ts'
import { Button } from '../../../ui/button.tsx'
import { DeskDrawing } from '../../../ui/drawings/desk-drawing.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { toastQueue } from '../../../ui/toast/toast.ts'
import type { SprintCommands } from './sprint-commands.ts'
import { words } from './words.ts'

const TASKS = '/tasks'

interface SprintDoneProps {
  readonly sprint: Sprint
  readonly now: number
  readonly hint: RefObject<HTMLParagraphElement | null>
  /** Called when the tick begins to be stored. The promise gives whether the task is done afterwards. */
  readonly onSaving: (saving: Promise<boolean>) => void
  /** An offer of something nice, drawn last. */
  readonly offer?: ReactNode
}

/** What was done, in kind words, whether it was all of the time or a little of it. */
export function SprintDone({ sprint, now, hint, onSaving, offer }: SprintDoneProps) {
  const { setTaskDone, setStepDone } = useTaskCommands()
  const task = useSprintTask(sprint)
  const isDone = useIsDone(sprint, now)
  const title = sprint.title ?? ''
  const finished = useFinished(sprint, now)
  const { step, isStepDone, areStepsLeft } = useStepAtEnd(sprint, now)
  const drawing = useRef<HTMLDivElement>(null)

  const { add } = useWinCommands()
  const dayStart = useDayStart()
  const remember = useEffectEvent(() => void add(sprintWin(sprint, now, dayStart, words.win)))
  useEffect(() => remember(), [sprint.id])

  useEffect(() => {
    if (drawing.current && !isHeavyTitle(title)) void celebrate(drawing.current)
  }, [title])

  return (
    <>
      <p ref={hint} tabIndex={-1} className="text-ink-soft outline-none">
        {words.doneMinutes(minutesSpent(sprint, now), isDone)}
      </p>
      <div
        ref={drawing}
        className="low:hidden [&>svg]:mx-auto [&>svg]:block [&>svg]:h-auto [&>svg]:w-[min(100%,15rem)]"
      >
        <DeskDrawing />
      </div>
      {sprint.title !== null && (
        <p className="line-clamp-4 wrap-anywhere">
          {finished.length > 0 ? words.doneSteps(finished, sprint.title) : words.doneWith(sprint.title)}
        </p>
      )}
      {step && (!isDone || isStepDone) && (
        <Tick
          label={words.markStepDone(step.title)}
          isDone={isStepDone}
          tick={(next) => setStepDone(step, next)}
        />
      )}
      {task && (isDone || !areStepsLeft) && (
        <Tick
          label={words.markDone}
          isDone={isDone}
          onSaving={onSaving}
          tick={(next) => setTaskDone(task, next)}
        />
      )}
      {offer}
    </>
  )
}

interface TickProps extends Partial<Pick<SprintDoneProps, 'onSaving'>> {
  readonly label: string
  readonly isDone: boolean
  readonly tick: (isDone: boolean) => Promise<boolean>
}

/** Shows the tick at once; when the write has ended, it shows what was stored. It takes itself back, so no message does. */
function Tick({ label, isDone, onSaving, tick }: TickProps) {
  const [pressed, setPressed] = useState<boolean | null>(null)
  async function onChange(next: boolean) {
    setPressed(next)
    const saving = tick(next).then((isSaved) => isSaved === next)
    onSaving?.(saving)
    if (await saving) toastQueue.endAnswers()
    setPressed(null)
  }
  return <Checkbox label={label} checked={pressed ?? isDone} onChange={(next) => void onChange(next)} />
}

interface DoneActionsProps {
  readonly sprint: Sprint
  readonly now: number
  /** The tick that is still on its way, if any. */
  readonly saving: RefObject<Promise<boolean> | null>
  readonly commands: SprintCommands
  /** Ends the sprint and closes. */
  readonly onBreak: () => void
  /** Leads back to the choice of a task. */
  readonly onChoose: () => void
}

/** Take a break, or five minutes more: for the same task, or for another one if it is done or deleted. */
export function DoneActions({ sprint, now, saving, commands, onBreak, onChoose }: DoneActionsProps) {
  const isGone = useSprintTask(sprint) === undefined && sprint.taskId !== null
  const isDone = useIsDone(sprint, now)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  function goToTasks() {
    onBreak()
    void navigate(TASKS)
  }
  function goOn(isTicked: boolean) {
    if (!isTicked && !isGone) return commands.start(sprint)
    onChoose()
    commands.reset()
  }
  /** A tick that is still being stored counts: whether the task is done decides what comes next. */
  function goOnAfterTick() {
    if (saving.current) void saving.current.then(goOn)
    else goOn(isDone)
  }
  return (
    <>
      {/* Whoever has finished the task is not pushed on. */}
      <Button variant={isDone ? 'go' : 'quiet'} onClick={onBreak}>
        {words.takeBreak}
      </Button>
      <Button variant={isDone ? 'quiet' : 'go'} onClick={goOnAfterTick}>
        {words.again}
      </Button>
      {pathname !== TASKS && (
        <Button variant="plain" onClick={goToTasks}>
          {words.toTasks}
        </Button>
      )}
    </>
  )
}

/** The steps that were finished in the sprint and not taken back since. */
function useFinished({ taskId, finished = [] }: Sprint, now: number): readonly string[] {
  const task = useTask(taskId)
  const steps = useStepsOf(taskId ?? '')
  const today = dayOf(new Date(now), useDayStart())
  const done = task ? steps.filter((step) => isSubtaskDone(step, task, today)).map(({ title }) => title) : []
  return finished.filter((title) => done.includes(title))
}

/** The step that was open when the sprint ended. It stays in its place once it is ticked, so that it can be taken back. */
function useStepAtEnd({ taskId }: Sprint, now: number) {
  const task = useTask(taskId)
  const steps = useStepsOf(taskId ?? '')
  const today = dayOf(new Date(now), useDayStart())
  const open = task ? firstOpenStep(task, steps, today) : null
  const [first, setFirst] = useState(open?.id)
  if (first === undefined && open) setFirst(open.id)
  const step = steps.find(({ id }) => id === first) ?? open
  return {
    step,
    isStepDone: task !== undefined && step !== null && isSubtaskDone(step, task, today),
    areStepsLeft: open !== null,
  }
}

function useSprintTask({ taskId }: Sprint): Task | undefined {
  return useTask(taskId)
}

function useIsDone(sprint: Sprint, now: number): boolean {
  const task = useSprintTask(sprint)
  const today = dayOf(new Date(now), useDayStart())
  return task !== undefined && isTaskDone(task, today)
}
