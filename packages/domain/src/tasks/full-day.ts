import { addDays } from '../days/add-days.ts'
import { type NextThingContext, oneThingNext } from './next-thing.ts'
import { isSnoozed } from './snooze.ts'
import type { Task } from './task.ts'
import type { TaskGroup } from './task-groups.ts'
import type { TaskView } from './task-view.ts'

/** With more open tasks than this, each section shows only its first. */
const MOST_OPEN = 12
export const SHOWN_FIRST = 5
const FEW = 3

export function isFullDay(open: number): boolean {
  return open > MOST_OPEN
}

/** Whether a section is folded until the person unfolds it: what sleeps or is done, where it is much. */
export function beginsFolded(group: TaskGroup, all: number): boolean {
  return (group === 'snoozed' || group === 'completed') && all > SHOWN_FIRST
}

/** The ids of three open tasks that fit this hour and this energy best, or of all where there are fewer. */
export function threeForToday(
  views: readonly TaskView[],
  context: Omit<NextThingContext, 'shown' | 'skipped'>,
): readonly string[] {
  const ids: string[] = []
  let left = views
  while (ids.length < FEW) {
    const next = oneThingNext(left, { ...context, skipped: [] })
    if (!next) break
    ids.push(next.task.id)
    left = left.filter(({ task }) => task.id !== next.task.id)
  }
  return ids
}

/** Whether three would be fewer than there are. */
export function isMoreThanThree(open: number): boolean {
  return open > FEW
}

const OLD_DAYS = 14
const DAY_MS = 24 * 60 * 60_000

/** Open tasks that have stood on the list for two weeks, the oldest first. Not what comes again by itself. */
export function oldTasks(views: readonly TaskView[], now: Date, today: string): readonly Task[] {
  const madeBefore = new Date(now.getTime() - OLD_DAYS * DAY_MS).toISOString()
  const dueBefore = addDays(today, -OLD_DAYS)
  return (
    views
      .filter(({ task, isDone }) => {
        if (isDone || task.isDaily || task.repeat !== null || isSnoozed(task, now)) return false
        return task.createdAt < madeBefore && (task.dueDate === null || task.dueDate < dueBefore)
      })
      .map(({ task }) => task)
      // The day lists the newest first, so that they are nearly in order then.
      .toReversed()
      .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
  )
}
