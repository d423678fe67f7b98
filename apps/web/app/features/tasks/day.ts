import { isSubtaskDone, isTaskDone, isTaskListed } from '@glimmer/domain/tasks/completion'
import type { Subtask } from '@glimmer/domain/tasks/subtask'
import { type Task, type TimeOfDay, TIMES_OF_DAY } from '@glimmer/domain/tasks/task'

export interface StepView {
  readonly step: Subtask
  readonly isDone: boolean
}

export interface TaskView {
  readonly task: Task
  readonly isDone: boolean
  readonly steps: readonly StepView[]
}

/** A time of day: its tasks, newest first, in blocks that are drawn only when they come near the screen. */
export interface Section {
  readonly time: TimeOfDay
  readonly blocks: readonly (readonly TaskView[])[]
  readonly done: number
  readonly all: number
}

export interface Day {
  readonly sections: readonly Section[]
  readonly done: number
  readonly all: number
}

export const BLOCK_SIZE = 40

/**
 * Returns a function that arranges rows into the day. It remembers the day before, and hands out the same objects for
 * what did not change, so that a tick in a list of thousands draws one row.
 */
export function createDayArranger(): (
  tasks: readonly Task[],
  steps: readonly Subtask[],
  today: string,
) => Day {
  let sorted: readonly Task[] = []
  let views = new Map<string, TaskView>()
  let blocks = new Map<TimeOfDay, Section['blocks']>()

  return (tasks, steps, today) => {
    sorted = sortKept(sorted, tasks)
    const stepsOf = groupSteps(steps)
    const nextViews = new Map<string, TaskView>()
    const byTime = new Map<TimeOfDay, TaskView[]>(TIMES_OF_DAY.map((time) => [time, []]))
    for (const task of sorted) {
      if (!isTaskListed(task, today)) continue
      const view = viewOf(task, stepsOf.get(task.id) ?? NO_STEPS, today, views.get(task.id))
      nextViews.set(task.id, view)
      byTime.get(task.timeOfDay ?? 'anytime')?.push(view)
    }
    views = nextViews
    const sections = [...byTime].map(([time, list]) => {
      const cut = keepBlocks(blocks.get(time) ?? [], cutBlocks(list))
      return { time, blocks: cut, done: count(list), all: list.length }
    })
    blocks = new Map(sections.map((section) => [section.time, section.blocks]))
    return {
      sections,
      done: sections.reduce((sum, { done }) => sum + done, 0),
      all: sections.reduce((sum, { all }) => sum + all, 0),
    }
  }
}

const NO_STEPS: readonly Subtask[] = []

/** Newest first. Starting from the former order makes it a walk, not a sort. */
function sortKept(before: readonly Task[], tasks: readonly Task[]): Task[] {
  const left = new Map(tasks.map((task) => [task.id, task]))
  const kept: Task[] = []
  for (const { id } of before) {
    const task = left.get(id)
    if (!task) continue
    kept.push(task)
    left.delete(id)
  }
  return [...left.values(), ...kept].toSorted(newestFirst)
}

function newestFirst(a: Task, b: Task): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? 1 : -1
  return a.id < b.id ? 1 : -1
}

function oldestFirst(a: Subtask, b: Subtask): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? -1 : 1
  return a.id < b.id ? -1 : 1
}

function groupSteps(steps: readonly Subtask[]): Map<string, Subtask[]> {
  const groups = new Map<string, Subtask[]>()
  for (const step of steps) {
    const group = groups.get(step.taskId)
    if (group) group.push(step)
    else groups.set(step.taskId, [step])
  }
  for (const group of groups.values()) group.sort(oldestFirst)
  return groups
}

function viewOf(
  task: Task,
  steps: readonly Subtask[],
  today: string,
  before: TaskView | undefined,
): TaskView {
  const isDone = isTaskDone(task, today)
  const views = steps.map((step): StepView => ({ step, isDone: isSubtaskDone(step, task.isDaily, today) }))
  if (before && before.task === task && before.isDone === isDone && sameSteps(before.steps, views))
    return before
  return { task, isDone, steps: views }
}

function sameSteps(a: readonly StepView[], b: readonly StepView[]): boolean {
  return (
    a.length === b.length && a.every(({ step, isDone }, i) => step === b[i]?.step && isDone === b[i].isDone)
  )
}

/** Cut from the oldest on, so that a new task changes the first block alone. */
function cutBlocks(list: readonly TaskView[]): TaskView[][] {
  const blocks: TaskView[][] = []
  const first = list.length % BLOCK_SIZE
  if (first > 0) blocks.push(list.slice(0, first))
  for (let i = first; i < list.length; i += BLOCK_SIZE) blocks.push(list.slice(i, i + BLOCK_SIZE))
  return blocks
}

function keepBlocks(before: Section['blocks'], now: Section['blocks']): Section['blocks'] {
  const offset = now.length - before.length
  return now.map((block, i) => {
    const former = before[i - offset]
    return former && sameViews(former, block) ? former : block
  })
}

function sameViews(a: readonly TaskView[], b: readonly TaskView[]): boolean {
  return a.length === b.length && a.every((view, i) => view === b[i])
}

function count(views: readonly TaskView[]): number {
  let done = 0
  for (const view of views) if (view.isDone) done += 1
  return done
}
