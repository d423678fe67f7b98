const DAY_MS = 24 * 60 * 60_000

/** The calendar date so many days after `date`, both `YYYY-MM-DD`. No time zone takes part. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00.000Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/**
 * Whether what was noted on a date still belongs to today: it is the same, or who travels west came back to the day before.
 * A device whose clock was years ahead is not held to it.
 */
export function isStillDay(noted: string, today: string): boolean {
  return noted === today || noted === addDays(today, 1)
}
