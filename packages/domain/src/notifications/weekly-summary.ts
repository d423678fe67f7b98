import { addDays } from '../days/add-days.ts'
import { type DayPart, dayPartOfHour } from '../days/day-part.ts'
import type { DailyCheckin } from '../energy/daily-checkin.ts'
import type { NextThing } from '../tasks/next-thing.ts'
import type { Win } from '../tasks/win.ts'
import { dateIn, localTimeAt, minuteOf } from './local-time.ts'

export interface SummaryRows {
  readonly wins: readonly Win[]
  readonly checkins: readonly DailyCheckin[]
}

/** What a weekly summary says. */
export interface WeeklySummary {
  /** The titles of what was done, the latest first; each once. */
  readonly done: readonly string[]
  readonly hasMore: boolean
  /** What seems to have helped; null where nothing stands out. */
  readonly helped: DayPart | 'small-steps-on-low-days' | null
  /** The title of one thing ahead; null where nothing is open. */
  readonly ahead: string | null
}

const MOST_TITLES = 7
/** From so many things on, a part of the day stands out where more than half were done in it. */
const FEWEST_FOR_PART = 4

/** The first date of the week that a summary looks back on. */
export function summaryFrom(now: Date, zone: string): string {
  return addDays(dateIn(now, zone), -6)
}

/** The last seven days, or null where nothing was done: an empty week gets no letter. */
export function weeklySummary(
  { wins, checkins }: SummaryRows,
  next: NextThing | null,
  { now, zone, dayStart }: { readonly now: Date; readonly zone: string; readonly dayStart: number },
): WeeklySummary | null {
  const from = summaryFrom(now, zone)
  const ofWeek = wins
    .filter(({ completedOn }) => completedOn >= from)
    .toSorted((a, b) => (a.completedAt < b.completedAt ? 1 : -1))
  if (ofWeek.length === 0) return null
  const titles = [...new Set(ofWeek.map(({ title }) => title))]
  return {
    done: titles.slice(0, MOST_TITLES),
    hasMore: titles.length > MOST_TITLES,
    helped: partThatHelped(ofWeek, zone, dayStart) ?? lowDays(ofWeek, checkins),
    ahead: next ? (next.step?.title ?? next.task.title) : null,
  }
}

function partThatHelped(wins: readonly Win[], zone: string, dayStart: number): DayPart | null {
  if (wins.length < FEWEST_FOR_PART) return null
  const parts = Map.groupBy(wins, ({ completedAt }) =>
    dayPartOfHour(Math.floor(minuteOf(localTimeAt(new Date(completedAt), zone)) / 60), dayStart),
  )
  const found = [...parts].find(([, done]) => done.length * 2 > wins.length)
  return found?.[0] ?? null
}

function lowDays(wins: readonly Win[], checkins: readonly DailyCheckin[]): 'small-steps-on-low-days' | null {
  const low = new Set(
    checkins.flatMap(({ energyLevel, checkinDate }) => (energyLevel === 'LOW' ? [checkinDate] : [])),
  )
  return wins.some(({ completedOn }) => low.has(completedOn)) ? 'small-steps-on-low-days' : null
}
