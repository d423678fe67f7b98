import { dayOf } from '../days/own-day.ts'
import { MAX_TITLE_LENGTH } from '../tasks/task.ts'
import { type Win, winId } from '../tasks/win.ts'
import { ranFor, type Sprint } from './sprint.ts'

/** When a sprint that is over came to its end, in milliseconds since 1970; the same whenever it is asked for. */
function endOf(sprint: Sprint, now: number): number {
  if (sprint.sinceMs === null) return sprint.seenMs
  return Math.min(now, sprint.sinceMs + sprint.totalMs - sprint.ranMs)
}

/** The win of a sprint that is over, whatever came of its task: to have begun counts. `nameOf` says what was done. */
export function sprintWin(
  sprint: Sprint,
  now: number,
  dayStart: number,
  nameOf: (title: string | null, minutes: number) => string,
): Win {
  const end = new Date(endOf(sprint, now))
  const completedOn = dayOf(end, dayStart)
  const title = nameOf(sprint.title, Math.floor(ranFor(sprint, now) / 60_000))
  return {
    id: winId(sprint.id, completedOn),
    title: title.slice(0, MAX_TITLE_LENGTH).toWellFormed(),
    completedAt: end.toISOString(),
    completedOn,
  }
}
