const DAY_MS = 24 * 60 * 60_000
const LAST_DAY = Date.UTC(9999, 11, 31) / DAY_MS

/** A calendar date as the number of days since 1970-01-01, to reckon with. */
export function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00.000Z`) / DAY_MS
}

/** The calendar date of a day number, or null after the year 9999. */
export function dateOfDay(day: number): string | null {
  return day > LAST_DAY ? null : new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** The weekday of a day number: 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: number): number {
  // 1970-01-01 was a Thursday. The second remainder is for days before.
  return ((((day + 3) % 7) + 7) % 7) + 1
}

/** The month of a day number, counted from the year 0. */
export function monthOfDay(day: number): number {
  const date = new Date(day * DAY_MS)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

/** The day number of a day of a month, or of its last day where the month is shorter. */
export function dayInMonth(month: number, day: number): number {
  const last = new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0))
  return last.getTime() / DAY_MS - last.getUTCDate() + Math.min(day, last.getUTCDate())
}
