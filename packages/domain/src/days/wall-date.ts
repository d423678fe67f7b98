/** The date on a calendar at the wall of this device's time zone, `YYYY-MM-DD`: for clock faces and calendar grids, see `dayOf`. */
export function wallDate(instant: Date): string {
  return [instant.getFullYear(), instant.getMonth() + 1, instant.getDate()].map(twoDigits).join('-')
}

/** A number of a date or a time, as clocks write it: '07'. */
export function twoDigits(part: number): string {
  return String(part).padStart(2, '0')
}
