import type { JsonObject } from '../fields.ts'
import { twoDigits } from './wall-date.ts'

/** Every hour at which a day can begin. */
export const DAY_STARTS: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour)

/** The change to `workingStyle` that lets the day begin at one of `DAY_STARTS`. */
export function dayStartPatch(hour: number): JsonObject {
  return { day_start: `${twoDigits(hour)}:00` }
}
