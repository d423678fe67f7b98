import type { NamedDump } from './dump-name.ts'

const DAYS = 7
const WEEKS = 4
const MIGRATIONS = 3

const DAY_MS = 24 * 60 * 60 * 1000
/** 1970-01-01 was a Thursday, so the first whole week began four days later. */
const FIRST_MONDAY_MS = 4 * DAY_MS

/** Whether today, by the calendar of UTC, has no daily dump yet. */
export function isDumpDue(dumps: readonly NamedDump[], now: Date): boolean {
  return !dumps.some((dump) => dump.reason === 'daily' && dayOf(dump.madeAt) === dayOf(now))
}

/**
 * Which dumps can be deleted. Kept of the daily ones: the last of each of the 7 newest days that have one, and the
 * last of each of the 4 newest weeks before those; of those before a migration: the 3 newest. Days without a dump do
 * not count, so a server that was off for a month loses nothing. Dumps dated in the future stay until that day. Dumps
 * made by hand or by a restore are never deleted. Days are those of UTC, which has no summer time.
 */
export function findDumpsToDelete(dumps: readonly NamedDump[], now: Date): NamedDump[] {
  const past = dumps
    .filter((dump) => dump.madeAt.getTime() <= now.getTime())
    .toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime())
  const daily = past.filter((dump) => dump.reason === 'daily')
  const ofDays = newestOfEach(daily, dayOf).slice(0, DAYS)
  const weeksOfDays = new Set(ofDays.map((dump) => weekOf(dump.madeAt)))
  const ofWeeks = newestOfEach(daily, weekOf)
    .filter((dump) => !weeksOfDays.has(weekOf(dump.madeAt)))
    .slice(0, WEEKS)
  const ofMigrations = past.filter((dump) => dump.reason === 'before-migration').slice(0, MIGRATIONS)
  const kept = new Set([...ofDays, ...ofWeeks, ...ofMigrations])
  return past.filter(
    (dump) => (dump.reason === 'daily' || dump.reason === 'before-migration') && !kept.has(dump),
  )
}

/** The first dump of each group, from a list with the newest first. */
function newestOfEach(dumps: readonly NamedDump[], groupOf: (instant: Date) => number): NamedDump[] {
  const seen = new Set<number>()
  return dumps.filter(({ madeAt }) => {
    const group = groupOf(madeAt)
    if (seen.has(group)) return false
    seen.add(group)
    return true
  })
}

function dayOf(instant: Date): number {
  return Math.floor(instant.getTime() / DAY_MS)
}

/** Weeks begin on Monday. */
function weekOf(instant: Date): number {
  return Math.floor((instant.getTime() - FIRST_MONDAY_MS) / (7 * DAY_MS))
}
