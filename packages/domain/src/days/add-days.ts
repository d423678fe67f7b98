const DAY_MS = 24 * 60 * 60_000

/** The calendar date so many days after `date`, both `YYYY-MM-DD`. No time zone takes part. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00.000Z`) + days * DAY_MS).toISOString().slice(0, 10)
}
