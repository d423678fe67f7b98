/**
 * A date and a time as a calendar and a clock on the wall show them, `YYYY-MM-DDTHH:mm:ss`. It has no time zone; two of them
 * compare as strings.
 */
export type WallTime = string

export const DAY_SECONDS = 86_400
/** The last second that a wall time can say. */
export const LAST_SECOND = Date.UTC(9999, 11, 31, 23, 59, 59) / 1000
const FORM = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/

/** Whether a text is a wall time that exists: a real date, and a time from 00:00:00 to 23:59:59. */
export function isWallTime(value: string): boolean {
  if (!FORM.test(value)) return false
  const time = Date.parse(`${value}.000Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

/** A wall time as seconds since 1970-01-01T00:00:00 on the same wall, to reckon with. */
export function wallSeconds(wall: WallTime): number {
  return Date.parse(`${wall}.000Z`) / 1000
}

/** The wall time of so many seconds since 1970; the last one of the year 9999 where they reach beyond it. */
export function wallOfSeconds(seconds: number): WallTime {
  return new Date(Math.min(seconds, LAST_SECOND) * 1000).toISOString().slice(0, 19)
}

/** The wall time so many seconds later, as if no clock were ever changed. */
export function addToWall(wall: WallTime, seconds: number): WallTime {
  return wallOfSeconds(wallSeconds(wall) + seconds)
}
