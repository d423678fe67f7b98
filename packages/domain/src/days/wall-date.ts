/**
 * The local calendar date in this device's time zone, `YYYY-MM-DD`, for clock faces and calendar grids. What belongs
 * to a person's day follows `dayOf`.
 */
export function wallDate(instant: Date): string {
  return [instant.getFullYear(), instant.getMonth() + 1, instant.getDate()].map(twoDigits).join('-')
}

/** A number of a date or a time, as clocks write it: '07'. */
export function twoDigits(part: number): string {
  return String(part).padStart(2, '0')
}
