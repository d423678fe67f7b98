import type { JsonObject } from '../fields.ts'
import { clockTime } from './clock-time.ts'
import { twoDigits } from './wall-date.ts'

/** Every hour at which a day can begin. */
export const DAY_STARTS: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour)

/** The change to `workingStyle` that lets the day begin at one of `DAY_STARTS`. */
export function dayStartPatch(hour: number): JsonObject {
  return { day_start: `${twoDigits(hour)}:00` }
}

/** One of `DAY_STARTS` as a clock shows it: '04:00', or '4:00 am' where clocks count to twelve. */
export function dayStartName(hour: number, isTwelveHours: boolean): string {
  return clockTime(new Date(2026, 0, 1, hour), isTwelveHours)
}
