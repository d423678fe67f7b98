import { QUARTER_SECONDS } from '@glimmer/domain/calendar/move-event'
import type { Occurrence } from '@glimmer/domain/calendar/occurrence'
import { usualMinutes } from '@glimmer/domain/calendar/propose-time'
import { addToWall } from '@glimmer/domain/calendar/wall-time'
import { dateText } from '@glimmer/domain/days/date-text'
import { clockOf } from '../../../lib/wall-clock.ts'
import { createBlockCommands } from '../../../data/calendar/block-commands.ts'
import { taskIn } from '../../../data/tasks/tasks-in.ts'
import { dialogs } from '../../../ui/dialogs/dialogs.ts'
import { moveDialog } from '../calendar-dialogs.ts'
import { words } from '../words.ts'
import { followDrags } from './follow-drags.ts'
import { moveOccurrence, type Mover } from './move-occurrence.ts'
import { sayMoved } from './say-moved.ts'

/** What a grid shows now, and who moves it. */
export interface DragSources extends Mover {
  readonly occurrences: readonly Occurrence[]
  /** Null where the grid shows days without hours. */
  readonly hours: ShownHours | null
}

export interface ShownHours {
  /** The first hour that is shown. */
  readonly from: number
  /** How many pixels high a quarter of an hour is. */
  readonly quarterPixels: () => number
}

/** Lets what a grid shows be dragged. `now` returns the grid's sources at that moment. Returns how to stop. */
export function dragOccurrences(grid: HTMLElement, now: () => DragSources): () => void {
  const find = (key: string) => now().occurrences.find((one) => one.key === key)
  const stop = followDrags(grid, {
    canMove: (key) => find(key)?.calendar?.isWritable !== false,
    quarterPixels: () => now().hours?.quarterPixels() ?? null,
    say: (key, move) => {
      const occurrence = find(key)
      return occurrence ? sayMoved(occurrence, move) : null
    },
    onDrop: (key, move) => {
      const occurrence = find(key)
      if (occurrence) void moveOccurrence(now(), occurrence, move)
    },
    onMenu: (key) => {
      const occurrence = find(key)
      if (occurrence) void dialogs.open(moveDialog, { occurrence })
    },
    tasks: now().hours && {
      timeAt: (x, y) => timeAt(x, y, now().hours),
      say: (taskId, start) => timesFor(now(), taskId, start)?.when ?? null,
      onDrop(taskId, start) {
        const found = timesFor(now(), taskId, start)
        if (found) void createBlockCommands(now().store).give(found.task, found.times, found.when)
      },
    },
  })
  grid.dataset['drags'] = ''
  return () => {
    delete grid.dataset['drags']
    stop()
  }
}

/** The wall time at a place of the window, on a quarter of an hour; null where no hours are. */
function timeAt(x: number, y: number, hours: ShownHours | null): string | null {
  const lane = document.elementFromPoint(x, y)?.closest('.time-lane')
  const date = lane?.closest<HTMLElement>('[data-date]')?.dataset['date']
  if (!lane || !hours || date === undefined) return null
  const quarters = Math.floor((y - lane.getBoundingClientRect().top) / hours.quarterPixels())
  return addToWall(`${date}T00:00:00`, (hours.from * 4 + quarters) * QUARTER_SECONDS)
}

/** The time that a task would get there, also in words; null where the task is gone. */
function timesFor({ store }: DragSources, taskId: string, start: string) {
  const task = taskIn(store, taskId)
  if (!task) return null
  const times = { startDatetime: start, endDatetime: addToWall(start, usualMinutes(task) * 60) }
  const when = words.named(
    dateText(start.slice(0, 10), 'weekdayAndDay'),
    words.between(clockOf(times.startDatetime), clockOf(times.endDatetime)),
  )
  return { task, times, when }
}
