import { twoDigits, wallDate } from './wall-date.ts'

/** `2026-11-21 18:30` on the wall of this device's time zone. */
export function wallMinute(instant: Date): string {
  return `${wallDate(instant)} ${twoDigits(instant.getHours())}:${twoDigits(instant.getMinutes())}`
}
