import { compareOccurrences, datesOf, isBar, type Occurrence } from './occurrence.ts'

/** What a day of a week shows. */
export interface DayLanes {
  readonly date: string
  /** Lines from top to bottom: an occurrence of several days has the same on each. Null where a line is empty. */
  readonly lanes: readonly (Lane | null)[]
  /** How many more there are than lines. */
  readonly hidden: number
  readonly total: number
}

export interface Lane {
  readonly occurrence: Occurrence
  /** Whether it begins before this day, or goes on after it. */
  readonly comesFromBefore: boolean
  readonly goesOn: boolean
  /** Whether its name stands here: on its first day, and on the first day of each further week. */
  readonly isNamed: boolean
  /** For how many days of this week it goes on from here, this one among them. */
  readonly span: number
  readonly isBar: boolean
}

/** Lays out the occurrences of a week in at most `most` lines a day. */
export function weekLanes(
  dates: readonly string[],
  occurrences: readonly Occurrence[],
  most: number,
): DayLanes[] {
  const days = dates.map((): (Lane | undefined)[] => [])
  const [from = '', to = ''] = [dates[0], dates.at(-1)]
  // To put a month's in order for each of its weeks takes longer than all else here.
  const ofWeek = occurrences.filter((occurrence) => {
    const { first, last } = datesOf(occurrence)
    return first <= to && last >= from
  })
  for (const occurrence of ofWeek.toSorted(compareOccurrences)) {
    const { first, last } = datesOf(occurrence)
    const places = dates.flatMap((date, place) => (first <= date && date <= last ? [place] : []))
    const line = freeLine(places.map((place) => days[place] ?? []))
    for (const [i, place] of places.entries()) {
      const date = dates[place] ?? ''
      const lane = {
        occurrence,
        comesFromBefore: first < date,
        goesOn: date < last,
        isNamed: i === 0,
        span: places.length - i,
        isBar: isBar(occurrence),
      }
      const day = days[place]
      if (day) day[line] = lane
    }
  }
  return days.map((day, place) => {
    const lines = Array.from(day, (lane) => lane ?? null)
    const shown = lines.slice(0, most)
    const total = lines.filter(Boolean).length
    return { date: dates[place] ?? '', lanes: shown, hidden: total - shown.filter(Boolean).length, total }
  })
}

/** The first line that is free on each of the days. */
function freeLine(days: readonly (readonly unknown[])[]): number {
  let line = 0
  while (days.some((day) => day[line] !== undefined)) line++
  return line
}
