import { isSubtaskDone, isTaskDone, isTaskListed } from '@glimmer/domain/tasks/completion'
import { inStepOrder } from '@glimmer/domain/tasks/step-order'
import type { Subtask } from '@glimmer/domain/tasks/subtask'
import type { Task } from '@glimmer/domain/tasks/task'
import {
  type GroupingContext,
  groupOf,
  groupsInOrder,
  isClearable,
  type TaskGroup,
} from '@glimmer/domain/tasks/task-groups'
import type { StepView, TaskView } from '@glimmer/domain/tasks/task-view'

/** A group: its tasks, newest first, in blocks that are drawn when they come near the screen. */
export interface Section {
  readonly group: TaskGroup
  readonly blocks: readonly (readonly TaskView[])[]
  readonly done: number
  readonly all: number
}

export interface Day {
  readonly sections: readonly Section[]
  /** Every task of the day, newest first. */
  readonly views: readonly TaskView[]
  readonly done: number
  readonly all: number
  /** How many tasks are neither completed nor snoozed. */
  readonly open: number
  /** The ids that "Clear Completed" would delete. */
  readonly clearable: readonly string[]
}

/** Small, as the page is first seen when the first block of each group is drawn. */
export const BLOCK_SIZE = 20

/**
 * Returns a function that arranges rows into the day, for one visit. What was completed when it was first seen is
 * under Completed; everything else stays in its place when it is ticked. It reuses the objects of unchanged tasks, so
 * that a tick in a list of thousands draws one row.
 */
export function createDayArranger(): (
  tasks: readonly Task[],
  steps: readonly Subtask[],
  today: string,
  context: GroupingContext,
) => Day {
  let sorted: readonly Task[] = []
  let views = new Map<string, TaskView>()
  let all: readonly TaskView[] = []
  let sections = new Map<TaskGroup, Section>()
  let stepsOf = new Map<string, Subtask[]>()
  let last: Arrangement | null = null
  const wasDone = new Map<string, boolean>()

  function arrange({ tasks, steps, today, context }: Arrangement): Day {
    sorted = sortKept(sorted, tasks)
    if (steps !== last?.steps) stepsOf = groupSteps(steps)
    const nextViews = new Map<string, TaskView>()
    const groups = new Map<TaskGroup, TaskView[]>()
    for (const task of sorted) {
      if (!isTaskListed(task, today)) continue
      const view = viewOf(task, stepsOf.get(task.id) ?? NO_STEPS, today, views.get(task.id))
      nextViews.set(task.id, view)
      const before = wasDone.get(task.id) ?? view.isDone
      wasDone.set(task.id, before)
      const group = groupOf(task, before, context)
      const list = groups.get(group)
      if (list) list.push(view)
      else groups.set(group, [view])
    }
    views = nextViews
    all = [...views.values()]
    const order = groupsInOrder(context.grouping, new Set(groups.keys()))
    sections = new Map(
      order.map((group) => [
        group,
        keepSection(sections.get(group), sectionOf(group, groups.get(group) ?? [])),
      ]),
    )
    return dayOf(sections, all)
  }

  /** The day with the few tasks that changed, came or went. Null where more than that changed. */
  function adjust(before: Arrangement, { tasks, today, context }: Arrangement): Day | null {
    const changed = changedIds(before.tasks, tasks)
    if (!changed) return null
    const lists = new Map<TaskGroup, readonly TaskView[]>()
    const listOf = (group: TaskGroup) => lists.get(group) ?? sections.get(group)?.blocks.flat() ?? []
    let nextAll = all
    for (const [id, task] of changed) {
      const former = views.get(id)
      if (former) {
        const group = groupOf(former.task, wasDone.get(id) ?? former.isDone, context)
        lists.set(group, takeOut(listOf(group), former))
        nextAll = takeOut(nextAll, former)
        views.delete(id)
      }
      if (!task || !isTaskListed(task, today)) continue
      const view = viewOf(task, stepsOf.get(id) ?? NO_STEPS, today, former)
      const was = wasDone.get(id) ?? view.isDone
      wasDone.set(id, was)
      const group = groupOf(task, was, context)
      lists.set(group, putIn(listOf(group), view))
      nextAll = putIn(nextAll, view)
      views.set(id, view)
    }
    // Where a group comes or goes, all are put in order anew.
    for (const [group, list] of lists) if (list.length === 0 || !sections.has(group)) return null
    sections = new Map(sections)
    for (const [group, list] of lists) {
      sections.set(group, keepSection(sections.get(group), sectionOf(group, list)))
    }
    all = nextAll
    return dayOf(sections, all)
  }

  return (tasks, steps, today, context) => {
    const arrangement = { tasks, steps, today, context }
    const day = (last && isSameGround(last, arrangement) && adjust(last, arrangement)) || arrange(arrangement)
    last = arrangement
    return day
  }
}

/** What a day is arranged from. */
interface Arrangement {
  readonly tasks: readonly Task[]
  readonly steps: readonly Subtask[]
  readonly today: string
  readonly context: GroupingContext
}

/** Whether everything but the tasks is the same. */
function isSameGround(a: Arrangement, b: Arrangement): boolean {
  const keys = Object.keys({ ...a.context, ...b.context }) as (keyof GroupingContext)[]
  return a.steps === b.steps && a.today === b.today && keys.every((key) => a.context[key] === b.context[key])
}

/** The tasks that changed, came or went (undefined) since, where they are few; else null. Others keep their order. */
function changedIds(
  before: readonly Task[],
  tasks: readonly Task[],
): ReadonlyMap<string, Task | undefined> | null {
  const changed = new Map<string, Task | undefined>()
  let at = 0
  for (const former of before) {
    const task = tasks[at]
    const isSame = task?.id === former.id
    if (isSame) at += 1
    if (task === former) continue
    if (changed.size >= BLOCK_SIZE || (isSame && task?.createdAt !== former.createdAt)) return null
    changed.set(former.id, isSame ? task : undefined)
  }
  if (tasks.length - at + changed.size > BLOCK_SIZE) return null
  for (const task of tasks.slice(at)) changed.set(task.id, task)
  return changed
}

function takeOut(list: readonly TaskView[], view: TaskView): readonly TaskView[] {
  const at = list.indexOf(view)
  return at < 0 ? list : list.toSpliced(at, 1)
}

/** Puts a view in its place in a list that is sorted newest first. */
function putIn(list: readonly TaskView[], view: TaskView): readonly TaskView[] {
  let [from, to] = [0, list.length]
  while (from < to) {
    const middle = (from + to) >> 1
    const other = list[middle]
    if (other && newestFirst(other.task, view.task) < 0) from = middle + 1
    else to = middle
  }
  return list.toSpliced(from, 0, view)
}

function dayOf(sections: ReadonlyMap<TaskGroup, Section>, views: readonly TaskView[]): Day {
  const done = count(views)
  const asleep = sections.get('snoozed')
  return {
    sections: [...sections.values()],
    views,
    done,
    all: views.length,
    open: views.length - done - (asleep ? asleep.all - asleep.done : 0),
    clearable: views.filter(({ task, isDone }) => isClearable(task, isDone)).map(({ task }) => task.id),
  }
}

/** The day with only the tasks that are found, without empty groups. */
export function findInDay(day: Day, isFound: (view: TaskView) => boolean): readonly Section[] {
  return day.sections
    .map(({ group, blocks }) => sectionOf(group, blocks.flat().filter(isFound)))
    .filter(({ all }) => all > 0)
}

const NO_STEPS: readonly Subtask[] = []

/** Sorts newest first. Beginning with the former order, it usually only compares. */
function sortKept(before: readonly Task[], tasks: readonly Task[]): readonly Task[] {
  const left = new Map(tasks.map((task) => [task.id, task]))
  if (before.length === tasks.length) {
    // Most writes change a task's content and keep the list of tasks.
    const same = before.flatMap(({ id }) => left.get(id) ?? [])
    const isKept = same.length === before.length
    if (isKept && same.every((task, i) => task.createdAt === before[i]?.createdAt)) return same
  }
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

function groupSteps(steps: readonly Subtask[]): Map<string, Subtask[]> {
  const groups = Map.groupBy(steps, ({ taskId }) => taskId)
  for (const [taskId, group] of groups) if (group.length > 1) groups.set(taskId, inStepOrder(group))
  return groups
}

function viewOf(
  task: Task,
  steps: readonly Subtask[],
  today: string,
  before: TaskView | undefined,
): TaskView {
  const isDone = isTaskDone(task, today)
  if (steps.length === 0 && before?.task === task && before.isDone === isDone && before.steps.length === 0) {
    return before
  }
  const views = steps.map((step): StepView => ({ step, isDone: isSubtaskDone(step, task, today) }))
  if (before && before.task === task && before.isDone === isDone && sameSteps(before.steps, views))
    return before
  return { task, isDone, steps: views }
}

function sameSteps(a: readonly StepView[], b: readonly StepView[]): boolean {
  return (
    a.length === b.length && a.every(({ step, isDone }, i) => step === b[i]?.step && isDone === b[i].isDone)
  )
}

/** Cuts from the oldest task on, so that a new task changes the first block alone. */
function cutBlocks(list: readonly TaskView[]): TaskView[][] {
  const blocks: TaskView[][] = []
  const first = list.length % BLOCK_SIZE
  if (first > 0) blocks.push(list.slice(0, first))
  for (let i = first; i < list.length; i += BLOCK_SIZE) blocks.push(list.slice(i, i + BLOCK_SIZE))
  return blocks
}

function sectionOf(group: TaskGroup, list: readonly TaskView[]): Section {
  return { group, blocks: cutBlocks(list), done: count(list), all: list.length }
}

/** The former section where nothing in it changed, else the new one with the former blocks that did not change. */
function keepSection(before: Section | undefined, now: Section): Section {
  if (!before) return now
  const blocks = keepBlocks(before.blocks, now.blocks)
  const isSame =
    blocks.length === before.blocks.length && blocks.every((block, i) => block === before.blocks[i])
  return isSame ? before : { ...now, blocks }
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
