/** From when to when, by this device's clock, Glimmer was opened without a gap longer than what is asked of it. */
export interface ClockRun {
  readonly since: number
  readonly until: number
}

const DAY = 24 * 60 * 60_000
const LONGEST_GAP = 31 * DAY

/**
 * What is kept for a number of days must not go because a clock jumped: returns the run that this opening belongs to.
 * A clock that jumps, either way, begins a new one, and so does who was away for long.
 */
export function continueRun(before: ClockRun | undefined, now: number): ClockRun {
  const goesOn = before && now >= before.until - DAY && now <= before.until + LONGEST_GAP
  return goesOn ? { since: before.since, until: Math.max(now, before.until) } : { since: now, until: now }
}

/** Whether the clock has shown these days one after the other, so that what is older may go. */
export function hasSeen(run: ClockRun, days: number): boolean {
  return run.until - run.since >= days * DAY
}
