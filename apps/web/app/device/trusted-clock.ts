/** A time during which Glimmer was used, by this device's clock, without a gap longer than `LONGEST_GAP`. */
export interface ClockRun {
  readonly since: number
  readonly until: number
}

/** The storage of the run: the device's database. */
interface ClockStorage {
  read(key: 'clock'): Promise<ClockRun | undefined>
  keep(key: 'clock', run: ClockRun): Promise<void>
}

/** Since when things have been there, by key, all seen within one run. */
export interface SeenSince {
  /** When the run began. */
  readonly run: number
  readonly times: Readonly<Record<string, number>>
}

const DAY = 24 * 60 * 60_000
/** A clock can be wrong by this much without being noticed, and something then be deleted too early by as much. */
const LONGEST_GAP = 14 * DAY

/**
 * Things kept for a number of days must not be deleted because a clock jumped. Returns the run that this moment
 * belongs to: a clock that jumps, either way, begins a new one, and so does a long absence.
 */
export function continueRun(before: ClockRun | undefined, now: number): ClockRun {
  const goesOn = before && now >= before.until - DAY && now <= before.until + LONGEST_GAP
  return goesOn ? { since: before.since, until: Math.max(now, before.until) } : { since: now, until: now }
}

/** Stores that the clock shows `now`, and returns the run that this belongs to. */
export async function continueClock(stores: ClockStorage, now: number): Promise<ClockRun> {
  const before = await stores.read('clock')
  const run = continueRun(before, now)
  if (before?.since !== run.since || run.until - before.until > DAY) await stores.keep('clock', run)
  return run
}

/** Whether the run covers so many days, so that older things may be deleted. */
export function hasSeen(run: ClockRun, days: number): boolean {
  return run.until - run.since >= days * DAY
}

/** Notes since when each of these has been there. Things that are gone, or were seen in another run, are dropped. */
export function noteSeen(run: ClockRun, before: SeenSince | undefined, keys: readonly string[]): SeenSince {
  const known = before?.run === run.since ? before.times : {}
  return { run: run.since, times: Object.fromEntries(keys.map((key) => [key, known[key] ?? run.until])) }
}

/** Whether it has been there for so many days of this run. */
export function wasSeenFor(run: ClockRun, seen: SeenSince, key: string, days: number): boolean {
  const time = seen.times[key]
  return time !== undefined && run.until - time >= days * DAY
}
