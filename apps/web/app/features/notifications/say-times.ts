import { clockTime } from '@glimmer/domain/days/clock-time'
import { isTwelveHours } from '../../lib/twelve-hours.ts'

/** Minutes after midnight as a clock shows them. */
export function sayMinute(minute: number): string {
  return clockTime(onSomeDay(minute), isTwelveHours)
}

/** What a field for a time holds, 'HH:MM'; empty where no time is chosen. */
export function inputOfMinute(minute: number | null): string {
  return minute === null ? '' : onSomeDay(minute).toTimeString().slice(0, 5)
}

/** Null while a time is not complete. */
export function minuteOfInput(text: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes)
}

function onSomeDay(minute: number): Date {
  return new Date(1970, 0, 1, 0, minute)
}
