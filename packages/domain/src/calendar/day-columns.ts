import { isBar, type Occurrence } from './occurrence.ts'
import { wallSeconds } from './wall-time.ts'

/** Where an occurrence stands in its day: minutes since midnight, and which of how many columns it shares the day with. */
export interface PlacedOccurrence {
  readonly occurrence: Occurrence
  readonly fromMinute: number
  readonly toMinute: number
  readonly column: number
  readonly columns: number
}

const DAY_MINUTES = 1_440
/** What is shorter is drawn as long as this, so that its name can be read. */
const SHORTEST_MINUTES = 30

/**
 * Lays out what a day has by the clock, but for whole and several days. What overlaps stands side by side, and each group of
 * what overlaps shares its columns evenly.
 */
export function dayColumns(occurrences: readonly Occurrence[], date: string): PlacedOccurrence[] {
  const placed: PlacedOccurrence[] = []
  let group: { occurrence: Occurrence; fromMinute: number; toMinute: number; column: number }[] = []
  const close = () => {
    const columns = Math.max(0, ...group.map(({ column }) => column + 1))
    placed.push(...group.map((one) => ({ ...one, columns })))
    group = []
  }
  const timed = occurrences
    .filter((one) => !isBar(one) && one.start.slice(0, 10) === date)
    .map((occurrence) => ({ occurrence, ...minutesOf(occurrence, date) }))
    .toSorted((a, b) => a.fromMinute - b.fromMinute || b.toMinute - a.toMinute)
  for (const one of timed) {
    if (group.every(({ toMinute }) => toMinute <= one.fromMinute)) close()
    const taken = group.filter(({ toMinute }) => toMinute > one.fromMinute).map(({ column }) => column)
    let column = 0
    while (taken.includes(column)) column++
    group.push({ ...one, column })
  }
  close()
  return placed
}

function minutesOf({ start, end }: Occurrence, date: string) {
  const midnight = wallSeconds(`${date}T00:00:00`)
  const minute = (wall: string) => Math.floor((wallSeconds(wall) - midnight) / 60)
  const fromMinute = Math.min(minute(start), DAY_MINUTES - SHORTEST_MINUTES)
  return { fromMinute, toMinute: Math.min(DAY_MINUTES, Math.max(minute(end), fromMinute + SHORTEST_MINUTES)) }
}
