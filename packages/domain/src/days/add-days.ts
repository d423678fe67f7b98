const DAY_MS = 24 * 60 * 60_000

/** The calendar date so many days after `date`, both `YYYY-MM-DD`. No time zone takes part. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00.000Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/**
 * Whether what was noted on a date still belongs to today: the date is today, or tomorrow for somebody who has since
 * travelled west. A later date, from a clock that was years ahead, does not count.
 */
export function isStillDay(noted: string, today: string): boolean {
  return noted === today || noted === addDays(today, 1)
}
