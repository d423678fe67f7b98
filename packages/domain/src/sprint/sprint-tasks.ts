import type { EnergyLevel } from '../energy/daily-checkin.ts'
import { isSubtaskDone, isTaskDone, isTaskListed } from '../tasks/completion.ts'
import { type NextThing, oneThingNext, thingOf } from '../tasks/next-thing.ts'
import { isSnoozed } from '../tasks/snooze.ts'
import { inStepOrder } from '../tasks/step-order.ts'
import type { Subtask } from '../tasks/subtask.ts'
import type { Task } from '../tasks/task.ts'
import type { TaskView } from '../tasks/task-view.ts'

interface Today {
  readonly now: Date
  /** The hour at which the person's day begins. */
  readonly dayStart: number
  /** The person's own day at `now`. */
  readonly today: string
  readonly energy?: EnergyLevel | null
  /** The task that is shown now as the one thing next: it stands first as long as it is open. */
  readonly shown?: string | undefined
}

/** What a sprint can be for: every open task of today, each with its first open step, what fits this hour best first. */
export function sprintTasks(
  tasks: readonly Task[],
  steps: readonly Subtask[],
  { now, dayStart, today, energy, shown }: Today,
): NextThing[] {
  const stepsOf = Map.groupBy(steps, ({ taskId }) => taskId)
  const open = tasks.filter(
    (task) => isTaskListed(task, today) && !isTaskDone(task, today) && !isSnoozed(task, now),
  )
  let left = open.map((task) => viewOf(task, stepsOf.get(task.id) ?? [], today))
  const fitting: NextThing[] = []
  while (left.length > 0 && fitting.length < MOST_FITTING) {
    const next = oneThingNext(left, { now, dayStart, skipped: [], energy, shown })
    if (!next) break
    fitting.push(next)
    left = left.filter(({ task }) => task.id !== next.task.id)
  }
  return [...fitting, ...left.map(thingOf)]
}

/** How many are worth weighing: what a person takes in at a glance. */
const MOST_FITTING = 4

/** The first open step of a task, where it has one. */
export function firstOpenStep(task: Task, steps: readonly Subtask[], today: string): Subtask | null {
  return thingOf(
    viewOf(
      task,
      steps.filter(({ taskId }) => taskId === task.id),
      today,
    ),
  ).step
}

function viewOf(task: Task, steps: readonly Subtask[], today: string): TaskView {
  return {
    task,
    isDone: false,
    steps: inStepOrder(steps).map((step) => ({ step, isDone: isSubtaskDone(step, task, today) })),
  }
}
