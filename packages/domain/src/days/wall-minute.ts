import { twoDigits, wallDate } from './wall-date.ts'

/** Local time in this device's time zone, such as `2026-11-21 18:30`. */
export function wallMinute(instant: Date): string {
  return `${wallDate(instant)} ${twoDigits(instant.getHours())}:${twoDigits(instant.getMinutes())}`
}
