import { clockTime } from '@glimmer/domain/days/clock-time'
import { isTwelveHours } from './twelve-hours.ts'

/** A wall time as a clock shows it: '09:00', or '9:00 am' where clocks count to twelve. */
export function clockOf(wall: string): string {
  return clockTime(
    new Date(2026, 0, 1, Number(wall.slice(11, 13)), Number(wall.slice(14, 16))),
    isTwelveHours,
  )
}
