import { csvText } from './csv.ts'
import { dayOf } from '../days/own-day.ts'
import { wallMinute } from '../days/wall-minute.ts'
import { isSubtaskDone, isTaskDone, isTaskListed } from '../tasks/completion.ts'
import { lastDoneOnOf, repeatOf } from '../tasks/occurrence.ts'
import { ruleWords } from '../tasks/rule-words.ts'
import { inStepOrder } from '../tasks/step-order.ts'
import type { Subtask } from '../tasks/subtask.ts'
import type { Task } from '../tasks/task.ts'

/** The person's own day, and the hour at which it begins. */
interface Day {
  readonly today: string
  readonly dayStart: number
}

/** A column: its heading, and what a task has there. */
type Column = readonly [heading: string, cell: (task: Task, steps: readonly Subtask[], day: Day) => string]

const columns: readonly Column[] = [
  ['Task', (task) => task.title],
  ['Done', (task, _, { today }) => yesNo(isTaskDone(task, today))],
  ['Done on', (task) => doneOn(task) ?? ''],
  ['On today’s list', (task, _, { today }) => yesNo(isTaskListed(task, today))],
  ['Daily', (task) => yesNo(task.isDaily)],
  ['Repeats', repeats],
  ['Time of day', (task) => capital(task.timeOfDay ?? 'anytime')],
  ['Priority', (task) => capital(task.priority)],
  ['Minutes', (task) => String(task.estimatedTime ?? '')],
  ['Category', (task) => task.category],
  ['Due on', (task) => task.dueDate ?? ''],
  ['Snoozed until', (task) => (task.snoozedUntil === null ? '' : wallMinute(new Date(task.snoozedUntil)))],
  [
    'Set aside on',
    ({ setAsideAt }, _, day) => (setAsideAt === null ? '' : dayOf(new Date(setAsideAt), day.dayStart)),
  ],
  ['Added on', (task, _, { dayStart }) => dayOf(new Date(task.createdAt), dayStart)],
  ['Steps to do', (task, steps, { today }) => linesOf(steps, (step) => !isSubtaskDone(step, task, today))],
  ['Steps done', (task, steps, { today }) => linesOf(steps, (step) => isSubtaskDone(step, task, today))],
]

/** All tasks as CSV, the oldest first; a task's steps stand in one cell, a line each. */
export function tasksCsv(tasks: readonly Task[], steps: readonly Subtask[], day: Day): string {
  const stepsOf = Map.groupBy(inStepOrder(steps), ({ taskId }) => taskId)
  const lines = tasks.toSorted(byAge).map((task) => {
    return columns.map(([, cell]) => cell(task, stepsOf.get(task.id) ?? [], day))
  })
  return csvText([columns.map(([heading]) => heading), ...lines])
}

function doneOn(task: Task): string | null {
  return repeatOf(task) ? lastDoneOnOf(task) : (task.completedOn ?? task.lastCompleted)
}

/** The rule of a task that repeats: 'Every 3 days'. */
function repeats(task: Task): string {
  const repeat = repeatOf(task)
  return repeat ? ruleWords(repeat) : ''
}

function linesOf(steps: readonly Subtask[], isWanted: (step: Subtask) => boolean): string {
  const titles = steps.filter(isWanted).map(({ title }) => title)
  return titles.join('\n')
}

function yesNo(value: boolean): string {
  return value ? 'yes' : 'no'
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function byAge(a: { createdAt: string; id: string }, b: { createdAt: string; id: string }): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? -1 : 1
  return a.id < b.id ? -1 : 1
}
