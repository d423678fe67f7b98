import { clockTime } from '../days/clock-time.ts'
import type { TimeBlock } from './time-block.ts'

/** The time on the clock at which each task begins on a date, by the task's id: its first, where it has several. */
export function timesOn(
  blocks: readonly TimeBlock[],
  date: string,
  isTwelveHours: boolean,
): ReadonlyMap<string, string> {
  const starts = new Map<string, string>()
  for (const { taskId, startDatetime } of blocks) {
    if (!startDatetime.startsWith(date)) continue
    const known = starts.get(taskId)
    if (known === undefined || startDatetime < known) starts.set(taskId, startDatetime)
  }
  return new Map([...starts].map(([id, start]) => [id, clockTime(new Date(start), isTwelveHours)]))
}
