import { clockTime } from '@glimmer/domain/days/clock-time'
import { twoDigits } from '@glimmer/domain/days/wall-date'
import { isTwelveHours } from '../../lib/twelve-hours.ts'

/** Minutes after midnight as a clock shows them. */
export function sayMinute(minute: number): string {
  return clockTime(new Date(1970, 0, 1, 0, minute), isTwelveHours)
}

/** What a field for a time holds, 'HH:MM'; empty where no time is chosen. */
export function inputOfMinute(minute: number | null): string {
  return minute === null ? '' : `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`
}

/** Null while a time is not complete. */
export function minuteOfInput(text: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes)
}
