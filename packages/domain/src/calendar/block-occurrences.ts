import { addDays } from '../days/add-days.ts'
import { isTaskDone } from '../tasks/completion.ts'
import type { Task } from '../tasks/task.ts'
import { calendarEventDefaults, type CalendarEvent } from './calendar-event.ts'
import type { Occurrence } from './occurrence.ts'
import type { ShownDates } from './occurrences-between.ts'
import type { TimeBlock } from './time-block.ts'

/** Green is what gets done, in every theme. */
const BLOCK_COLOR = '#4d8a5f'

/** What is known of the tasks whose times are shown. */
export interface BlockTasks {
  readonly taskOf: (id: string) => Task | undefined
  /** Whether a task that repeats was done on one of the person's own days. */
  readonly wasDoneOn: (taskId: string, date: string) => boolean
  /** The person's own day, and the hour at which it begins. */
  readonly today: string
  readonly dayStart: number
}

/** The times of tasks that are shown on any of the dates, as occurrences with what the task says of itself. */
export function blockOccurrences(
  blocks: readonly TimeBlock[],
  { from, to }: Pick<ShownDates, 'from' | 'to'>,
  tasks: BlockTasks,
): Occurrence[] {
  return blocks.flatMap((block) => {
    if (block.startDatetime.slice(0, 10) > to || lastDate(block) < from) return []
    const task = tasks.taskOf(block.taskId)
    // A task that another device deletes takes its times along, a moment later.
    return task ? [blockOccurrence(block, task, tasks)] : []
  })
}

function lastDate({ startDatetime, endDatetime }: TimeBlock): string {
  return (endDatetime > startDatetime ? endDatetime : startDatetime).slice(0, 10)
}

function blockOccurrence(block: TimeBlock, task: Task, tasks: BlockTasks): Occurrence {
  const event = eventOfBlock(block, task)
  const { startDatetime: start, endDatetime: end } = event
  return {
    key: block.id,
    event,
    start,
    end,
    startThere: null,
    originalStart: null,
    block: { taskId: task.id, ...stateOf(task, start, tasks) },
  }
}

/** A task that repeats is done or open on each of its days by itself, and can be ticked today alone. */
function stateOf(task: Task, start: string, { wasDoneOn, today, dayStart }: BlockTasks) {
  if (!task.isDaily && !task.repeat) return { isDone: isTaskDone(task, today), canTick: true }
  const date = start.slice(0, 10)
  const day = Number(start.slice(11, 13)) < dayStart ? addDays(date, -1) : date
  const canTick = day === today
  return { isDone: canTick ? isTaskDone(task, today) : wasDoneOn(task.id, day), canTick }
}

/** A time of a task as an event, for what treats both alike: moving, files. Its name is the task's. */
export function eventOfBlock(
  { id, startDatetime, endDatetime }: TimeBlock,
  { title }: Pick<Task, 'title'>,
): CalendarEvent {
  // Two devices may each have moved one end past the other.
  const end = endDatetime < startDatetime ? startDatetime : endDatetime
  return { id, ...calendarEventDefaults, title, color: BLOCK_COLOR, startDatetime, endDatetime: end }
}

/** The tasks that have a time on each date, by the date. */
export function timedTasksByDate(blocks: readonly TimeBlock[]): ReadonlyMap<string, ReadonlySet<string>> {
  const dates = new Map<string, Set<string>>()
  for (const { taskId, startDatetime } of blocks) {
    const date = startDatetime.slice(0, 10)
    dates.set(date, (dates.get(date) ?? new Set()).add(taskId))
  }
  return dates
}
