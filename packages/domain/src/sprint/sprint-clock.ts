import { ranFor, remaining, type Sprint } from './sprint.ts'

export interface ShownTime {
  /** `4:59`, and `+0:12` past zero. */
  readonly digits: string
  readonly seconds: number
  readonly isPastZero: boolean
}

/** What the clock shows: started seconds count, so that it shows 5:00 at the start and 0:00 at the end. */
export function shownTime(sprint: Sprint, now: number): ShownTime {
  const left = remaining(sprint, now)
  const isPastZero = left < 0
  const seconds = isPastZero ? Math.floor(-left / 1_000) : Math.ceil(left / 1_000)
  return { digits: `${isPastZero ? '+' : ''}${minutesAndSeconds(seconds)}`, seconds, isPastZero }
}

/** `0:05`, `12:34`, `75:00`. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Milliseconds until the shown time changes; null while the sprint is paused. */
export function nextChange(sprint: Sprint, now: number): number | null {
  if (sprint.sinceMs === null) return null
  const left = remaining(sprint, now)
  if (left <= 0) return sprint.isOpenEnded ? 1_000 - (-left % 1_000) : null
  return left % 1_000 || 1_000
}

/** Milliseconds until the sprint ends by itself; null where it does not. */
export function untilEnd(sprint: Sprint, now: number): number | null {
  return sprint.sinceMs === null || sprint.isOpenEnded ? null : Math.max(0, remaining(sprint, now))
}

/** Whole minutes that were spent; 0 for less than one. */
export function minutesSpent(sprint: Sprint, now: number): number {
  return Math.floor(ranFor(sprint, now) / 60_000)
}

export type Milestone = 'half' | 'last-minute' | 'zero'

const LAST_MINUTE_MS = 60_000

/** The milestone reached between two looks at a sprint; the later one where there were two. */
export function milestoneBetween(before: Sprint, after: Sprint, from: number, to: number): Milestone | null {
  if (before.id !== after.id || before.totalMs !== after.totalMs) return null
  const [was, is] = [remaining(before, from), remaining(after, to)]
  const passed = (mark: number) => was > mark && is <= mark
  if (passed(0)) return 'zero'
  if (passed(LAST_MINUTE_MS)) return 'last-minute'
  return passed(after.totalMs / 2) ? 'half' : null
}
