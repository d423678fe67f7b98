/**
 * A sprint: a few minutes spent on one task, as plain data. Elapsed time is always the difference of two moments and
 * never counted up, so a background tab, a sleeping device and a closed page all arrive at the same time. Moments are
 * milliseconds since 1970 by the device's clock, and always arguments.
 */
export interface Sprint {
  /** Unique for each sprint, so that two tabs know that they mean the same one. */
  readonly id: string
  /** Null where it is for no task in particular. */
  readonly taskId: string | null
  /** The task's title at the start, for a task that has been deleted since. */
  readonly title: string | null
  /** The planned length, with what was added. */
  readonly totalMs: number
  /** How long it had run before the current stretch began. */
  readonly ranMs: number
  /** When the current stretch began; null while the sprint is paused or ended. */
  readonly sinceMs: number | null
  /** The latest moment at which anybody looked. A clock that says less has been set back. */
  readonly seenMs: number
  /** Whether it goes on past zero, counting up, until the person ends it. */
  readonly isOpenEnded: boolean
  /** Whether the person has ended it. */
  readonly isEnded: boolean
  /** The titles of the steps that were finished in it, the latest last. */
  readonly finished?: readonly string[] | undefined
}

/** So many finished steps are remembered. */
export const MAX_FINISHED = 50

export const SPRINT_SECONDS = 300
/** What "a little longer" offers, in minutes. */
export const LONGER_MINUTES = [2, 5] as const
/** The longest sprint. A person in flow can go on past zero. */
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

/** The sprint with `now` noted as seen. A clock that was set back neither adds nor removes time. */
export function look(sprint: Sprint, now: number): Sprint {
  if (now >= sprint.seenMs) return { ...sprint, seenMs: now }
  const sinceMs = sprint.sinceMs === null ? null : sprint.sinceMs - (sprint.seenMs - now)
  return { ...sprint, sinceMs, seenMs: now }
}

/** How long it has run, without pauses. More than the planned length only where it is open-ended. */
export function ranFor(sprint: Sprint, now: number): number {
  const { ranMs, sinceMs, seenMs, totalMs, isOpenEnded } = sprint
  const ran = sinceMs === null ? ranMs : ranMs + Math.max(now, seenMs) - sinceMs
  return isOpenEnded ? ran : Math.min(ran, totalMs)
}

/** The time that is left; negative past zero. */
export function remaining(sprint: Sprint, now: number): number {
  return sprint.totalMs - ranFor(sprint, now)
}

/** Whether its time is up, so that the person chooses what comes next. */
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

/** Adds minutes. Does nothing to a sprint that is over, or that would get too long. */
export function lengthenSprint(sprint: Sprint, minutes: number, now: number): Sprint {
  if (isOver(sprint, now) || !canLengthen(sprint, minutes)) return sprint
  return { ...look(sprint, now), totalMs: sprint.totalMs + minutes * 60_000 }
}

/** Sets whether it goes on past zero. Switching that off past zero ends it at once. */
export function setOpenEnded(sprint: Sprint, isOpenEnded: boolean, now: number): Sprint {
  if (isOver(sprint, now)) return sprint
  const isPast = remaining(sprint, now) <= 0
  return !isOpenEnded && isPast ? endSprint(sprint, now) : { ...look(sprint, now), isOpenEnded }
}

/** Notes a step that was finished in it. */
export function noteFinished(sprint: Sprint, step: string): Sprint {
  const others = (sprint.finished ?? []).filter((title) => title !== step)
  return { ...sprint, finished: [...others, step].slice(-MAX_FINISHED) }
}

/** Ends it now; the time spent is kept. */
export function endSprint(sprint: Sprint, now: number): Sprint {
  return sprint.isEnded ? sprint : { ...stop(sprint, now), isEnded: true }
}

function stop(sprint: Sprint, now: number): Sprint {
  const seen = look(sprint, now)
  return { ...seen, ranMs: ranFor(seen, now), sinceMs: null }
}
