import { clockTime } from '@glimmer/domain/days/clock-time'
import { dateText } from '@glimmer/domain/days/date-text'
import { wallDate } from '@glimmer/domain/days/wall-date'
import { isTwelveHours } from '../../lib/twelve-hours.ts'

/** '26 November 2026', on this device's wall. */
export function dayText(instant: string): string {
  return dateText(wallDate(new Date(instant)), 'dayAndYear')
}

/** '26 November 2026, 09:05'. */
export function whenText(instant: string): string {
  return `${dayText(instant)}, ${clockTime(new Date(instant), isTwelveHours)}`
}
