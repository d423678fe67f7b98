import { addDays } from '../days/add-days.ts'
import type { DailyCheckin, EnergyLevel } from './daily-checkin.ts'

/** The level of a local date, or null where nobody said. */
export function levelOn(checkins: readonly DailyCheckin[], date: string): EnergyLevel | null {
  return checkins.find(({ checkinDate }) => checkinDate === date)?.energyLevel ?? null
}

/** For how many days in a row, up to and with the date, the level was this one. A day without an answer ends it. */
export function daysInARow(checkins: readonly DailyCheckin[], level: EnergyLevel, date: string): number {
  const levels = levelsByDate(checkins)
  let days = 0
  while (levels.get(addDays(date, -days)) === level) days += 1
  return days
}

export interface EnergyDay {
  readonly date: string
  readonly level: EnergyLevel | null
}

export interface EnergyWeeks {
  /** The weeks, the oldest first, each from Monday to Sunday. Days to come have no level. */
  readonly weeks: readonly (readonly EnergyDay[])[]
  /** Days with an answer in these weeks, the newest first. */
  readonly days: readonly (EnergyDay & { readonly level: EnergyLevel })[]
  readonly counts: Readonly<Record<EnergyLevel, number>>
  /** Whether there is an answer before these weeks. */
  readonly hasEarlier: boolean
}

/** The energy of so many calendar weeks, the last one with today in it. Dates after today are left out of all counts. */
export function energyWeeks(checkins: readonly DailyCheckin[], today: string, count: number): EnergyWeeks {
  const levels = levelsByDate(checkins)
  const first = addDays(today, -daysSinceMonday(today) - (count - 1) * 7)
  const weeks = Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_unused, day): EnergyDay => {
      const date = addDays(first, week * 7 + day)
      return { date, level: date <= today ? (levels.get(date) ?? null) : null }
    }),
  )
  const days = weeks.flat().filter(isAnswered).toReversed()
  const counts = { FULL: 0, MEDIUM: 0, LOW: 0 }
  for (const { level } of days) counts[level] += 1
  return { weeks, days, counts, hasEarlier: checkins.some(({ checkinDate }) => checkinDate < first) }
}

function isAnswered(day: EnergyDay): day is EnergyWeeks['days'][number] {
  return day.level !== null
}

function levelsByDate(checkins: readonly DailyCheckin[]): Map<string, EnergyLevel> {
  return new Map(checkins.map(({ checkinDate, energyLevel }) => [checkinDate, energyLevel]))
}

/** 0 on a Monday, 6 on a Sunday. */
function daysSinceMonday(date: string): number {
  return (new Date(`${date}T00:00:00.000Z`).getUTCDay() + 6) % 7
}
