/**
 * A few minutes beside one task, as plain data. Time is never counted: it is the difference of two moments, so that a
 * tab in the background, a device that sleeps and a page that was closed all tell the same. Moments are milliseconds
 * since 1970, by the device's clock, and always arguments.
 */
export interface Sprint {
  /** Another for every sprint, so that two tabs mean the same one. */
  readonly id: string
  /** Null where it is for no task in particular. */
  readonly taskId: string | null
  /** The task as it was called, for a task that is gone meanwhile. */
  readonly title: string | null
  /** How long it is to be, with what was added. */
  readonly totalMs: number
  /** How long it had run before the stretch that runs now. */
  readonly ranMs: number
  /** When the stretch that runs now began; null while it rests or is ended. */
  readonly sinceMs: number | null
  /** The latest moment at which anybody looked. A clock that says less has been set back. */
  readonly seenMs: number
  /** Whether it goes on past zero, counting up, until the person ends it. */
  readonly isOpenEnded: boolean
  /** Whether the person has ended it. */
  readonly isEnded: boolean
}

export const SPRINT_SECONDS = 300
/** What "a little longer" offers, in minutes. */
export const LONGER_MINUTES = [2, 5] as const
/** Longer than this is no sprint; who is in flow goes on past zero. */
export const MAX_SPRINT_MS = 60 * 60_000

export interface SprintSubject {
  readonly taskId: string | null
  readonly title: string | null
}

export function startSprint(id: string, { taskId, title }: SprintSubject, now: number): Sprint {
  return {
    id,
    taskId,
    title,
    totalMs: SPRINT_SECONDS * 1_000,
    ranMs: 0,
    sinceMs: now,
    seenMs: now,
    isOpenEnded: false,
    isEnded: false,
  }
}

/** The sprint as somebody saw it at `now`. A clock that was set back takes nothing and gives nothing. */
export function look(sprint: Sprint, now: number): Sprint {
  if (now >= sprint.seenMs) return { ...sprint, seenMs: now }
  const sinceMs = sprint.sinceMs === null ? null : sprint.sinceMs - (sprint.seenMs - now)
  return { ...sprint, sinceMs, seenMs: now }
}

/** How long it has run, without its rests. Past the end only where it is open-ended. */
export function ranFor(sprint: Sprint, now: number): number {
  const { ranMs, sinceMs, seenMs, totalMs, isOpenEnded } = sprint
  const ran = sinceMs === null ? ranMs : ranMs + Math.max(now, seenMs) - sinceMs
  return isOpenEnded ? ran : Math.min(ran, totalMs)
}

/** How long it still has; less than nothing past zero. */
export function remaining(sprint: Sprint, now: number): number {
  return sprint.totalMs - ranFor(sprint, now)
}

/** Whether it waits for the person to say what comes next. */
export function isOver(sprint: Sprint, now: number): boolean {
  return sprint.isEnded || (!sprint.isOpenEnded && remaining(sprint, now) <= 0)
}

export function isPaused(sprint: Sprint): boolean {
  return sprint.sinceMs === null && !sprint.isEnded
}

/** Does nothing to one that rests or is over. */
export function pauseSprint(sprint: Sprint, now: number): Sprint {
  return isOver(sprint, now) ? sprint : stop(sprint, now)
}

/** Does nothing to one that runs or is over. */
export function resumeSprint(sprint: Sprint, now: number): Sprint {
  if (!isPaused(sprint) || isOver(sprint, now)) return sprint
  return { ...look(sprint, now), sinceMs: now }
}

export function canLengthen({ totalMs }: Sprint, minutes: number): boolean {
  return totalMs + minutes * 60_000 <= MAX_SPRINT_MS
}

/** A little longer. Does nothing to one that is over, or that would be no sprint any more. */
export function lengthenSprint(sprint: Sprint, minutes: number, now: number): Sprint {
  if (isOver(sprint, now) || !canLengthen(sprint, minutes)) return sprint
  return { ...look(sprint, now), totalMs: sprint.totalMs + minutes * 60_000 }
}

/** Whether it shall go on past zero. Past zero already, the answer no ends it there and then. */
export function setOpenEnded(sprint: Sprint, isOpenEnded: boolean, now: number): Sprint {
  if (isOver(sprint, now)) return sprint
  const isPast = remaining(sprint, now) <= 0
  return !isOpenEnded && isPast ? endSprint(sprint, now) : { ...look(sprint, now), isOpenEnded }
}

/** Ends it where it is; what was done stays done. */
export function endSprint(sprint: Sprint, now: number): Sprint {
  return sprint.isEnded ? sprint : { ...stop(sprint, now), isEnded: true }
}

function stop(sprint: Sprint, now: number): Sprint {
  const seen = look(sprint, now)
  return { ...seen, ranMs: ranFor(seen, now), sinceMs: null }
}
