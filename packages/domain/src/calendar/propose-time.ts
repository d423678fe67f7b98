import type { Task } from '../tasks/task.ts'
import { busyOn, isTimed } from './day-shape.ts'
import { QUARTER_SECONDS } from './move-event.ts'
import type { Occurrence } from './occurrence.ts'
import type { TimeBlock } from './time-block.ts'
import { addToWall, wallOfSeconds, wallSeconds, type WallTime } from './wall-time.ts'

const USUAL_MINUTES = 30
/** What takes longer is begun in a part of the day, and goes on in another. */
const LONGEST_MINUTES = 4 * 60

/** Nobody is asked to do something before 8, unless that time is now, or to begin after 21. */
const EARLIEST = { morning: 8, afternoon: 12, evening: 18, anytime: 8 } as const
const LATEST = 21

/** How long a task gets when nothing else was said: its estimate, or half an hour. */
export function usualMinutes({ estimatedTime }: Pick<Task, 'estimatedTime'>): number {
  return Math.min(estimatedTime ?? USUAL_MINUTES, LONGEST_MINUTES)
}

interface Wanted {
  readonly date: string
  readonly minutes: number
  readonly timeOfDay: Task['timeOfDay']
  /** The wall time now; it counts where the date is today's. */
  readonly now: WallTime
}

/**
 * The first time of a date at which nothing is planned for so long, on a quarter of an hour, in the task's part of the day
 * where it has one; null where no such time is left. `occurrences`: those of the date.
 */
export function proposeStart(
  occurrences: readonly Occurrence[],
  { date, minutes, timeOfDay, now }: Wanted,
): WallTime | null {
  const hour = EARLIEST[timeOfDay ?? 'anytime']
  const earliest = `${date}T${String(hour).padStart(2, '0')}:00:00`
  const latest = `${date}T${LATEST}:00:00`
  const isToday = now.slice(0, 10) === date
  const from = isToday && now > earliest ? nextQuarter(now) : earliest
  let start = from
  for (const busy of busyOn(occurrences, date)) {
    if (busy.from < addToWall(start, minutes * 60) && busy.to > start) start = nextQuarter(busy.to)
  }
  if (start > latest && start !== from) return null
  return start.slice(0, 10) === date ? start : null
}

function nextQuarter(wall: WallTime): WallTime {
  return wallOfSeconds(Math.ceil(wallSeconds(wall) / QUARTER_SECONDS) * QUARTER_SECONDS)
}

/** The time of a task that is under way or comes next; where all are over, none. */
export function comingBlock(blocks: readonly TimeBlock[], now: WallTime): TimeBlock | undefined {
  return blocks
    .filter(({ endDatetime }) => endDatetime > now)
    .toSorted((a, b) => (a.startDatetime < b.startDatetime ? -1 : 1))[0]
}

type Times = Pick<TimeBlock, 'startDatetime' | 'endDatetime'>

/** How long a block of time is, in whole minutes; at least five. */
export function minutesOfBlock({ startDatetime, endDatetime }: Times): number {
  return Math.max(5, Math.round((wallSeconds(endDatetime) - wallSeconds(startDatetime)) / 60))
}

/** The name of what else is planned at that time; null where nothing is. `occurrences`: those of its date. */
export function plannedBeside(
  occurrences: readonly Occurrence[],
  { startDatetime, endDatetime }: Times,
): string | null {
  const found = occurrences.find(
    ({ event, start, end }) => isTimed(event) && start < end && start < endDatetime && end > startDatetime,
  )
  return found?.event.title ?? null
}
