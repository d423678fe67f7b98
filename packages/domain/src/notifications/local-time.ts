import { instantOf, wallAt } from '../calendar/zones.ts'
import { addDays } from '../days/add-days.ts'

/** A date and a time by the clocks of wherever the person is, `YYYY-MM-DDTHH:MM`. */
export type LocalTime = string

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS

/**
 * The instant at which clocks in a zone show a local time. What is left out when clocks go forward is as much later; of
 * what comes twice it is the first. Throws a RangeError where the zone is unknown.
 * Example: `instantOfLocal('2026-11-26T15:00', 'Europe/Lisbon')`
 */
export function instantOfLocal(localTime: LocalTime, zone: string): Date {
  return instantOf(`${localTime}:00`, zone)
}

/** What clocks in a zone show at an instant, to the minute. */
export function localTimeAt(instant: Date, zone: string): LocalTime {
  return wallAt(instant, zone).slice(0, 16)
}

/** The calendar date in a zone, `YYYY-MM-DD`. */
export function dateIn(instant: Date, zone: string): string {
  return wallAt(instant, zone).slice(0, 10)
}

/** The minutes after midnight of a local time. */
export function minuteOf(localTime: LocalTime): number {
  return Number(localTime.slice(11, 13)) * 60 + Number(localTime.slice(14, 16))
}

export function localTimeOf(date: string, minute: number): LocalTime {
  const clock = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0'))
  return `${date}T${clock.join(':')}`
}

/** The person's own day of a local time: until `dayStart` it is the date before. */
export function ownDayOfLocal(localTime: LocalTime, dayStart: number): string {
  const date = localTime.slice(0, 10)
  return minuteOf(localTime) < dayStart * 60 ? addDays(date, -1) : date
}

/** The local time at which a clock shows a minute on one of the person's own days. */
export function localTimeOnDay(day: string, minute: number, dayStart: number): LocalTime {
  return localTimeOf(minute < dayStart * 60 ? addDays(day, 1) : day, minute)
}

export function later(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms)
}
