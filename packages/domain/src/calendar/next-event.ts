import type { Occurrence } from './occurrence.ts'
import { wallSeconds, type WallTime } from './wall-time.ts'

/** The next one of today by the clock that has not begun and is not done already, and in how many minutes it does; null where there is none. */
export function nextToday(
  occurrences: readonly Occurrence[],
  now: WallTime,
): { readonly occurrence: Occurrence; readonly minutes: number } | null {
  const later = occurrences.filter(
    ({ event, start, block }) =>
      !event.allDay && !block?.isDone && start > now && start.slice(0, 10) === now.slice(0, 10),
  )
  const [first, ...others] = later
  if (!first) return null
  const occurrence = others.reduce((next, one) => (one.start < next.start ? one : next), first)
  return { occurrence, minutes: Math.ceil((wallSeconds(occurrence.start) - wallSeconds(now)) / 60) }
}
