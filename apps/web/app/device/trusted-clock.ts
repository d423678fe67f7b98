/** From when to when, by this device's clock, Glimmer was used without a gap longer than what is asked of it. */
export interface ClockRun {
  readonly since: number
  readonly until: number
}

/** Where the run is kept, which is the device's database. */
interface ClockStorage {
  read(key: 'clock'): Promise<ClockRun | undefined>
  keep(key: 'clock', run: ClockRun): Promise<void>
}

/** Since when things have been there, by key, as one run of the clock has seen it. */
export interface SeenSince {
  /** When the run began. */
  readonly run: number
  readonly times: Readonly<Record<string, number>>
}

const DAY = 24 * 60 * 60_000
/** By so much at most a clock can be wrong unnoticed, and something go too early. */
const LONGEST_GAP = 14 * DAY

/**
 * What is kept for a number of days must not go because a clock jumped: returns the run that this moment belongs to.
 * A clock that jumps, either way, begins a new one, and so does who was away for long.
 */
export function continueRun(before: ClockRun | undefined, now: number): ClockRun {
  const goesOn = before && now >= before.until - DAY && now <= before.until + LONGEST_GAP
  return goesOn ? { since: before.since, until: Math.max(now, before.until) } : { since: now, until: now }
}

/** Notes on the disk that the clock shows `now`, and returns the run that this belongs to. */
export async function continueClock(stores: ClockStorage, now: number): Promise<ClockRun> {
  const before = await stores.read('clock')
  const run = continueRun(before, now)
  if (before?.since !== run.since || run.until - before.until > DAY) await stores.keep('clock', run)
  return run
}

/** Whether the clock has shown these days one after the other, so that what is older may go. */
export function hasSeen(run: ClockRun, days: number): boolean {
  return run.until - run.since >= days * DAY
}

/** Notes since when each of these has been there. What is there no longer, or was seen in another run, is forgotten. */
export function noteSeen(run: ClockRun, before: SeenSince | undefined, keys: readonly string[]): SeenSince {
  const known = before?.run === run.since ? before.times : {}
  return { run: run.since, times: Object.fromEntries(keys.map((key) => [key, known[key] ?? run.until])) }
}

/** Whether the clock has seen it there for these days. */
export function wasSeenFor(run: ClockRun, seen: SeenSince, key: string, days: number): boolean {
  const time = seen.times[key]
  return time !== undefined && run.until - time >= days * DAY
}
