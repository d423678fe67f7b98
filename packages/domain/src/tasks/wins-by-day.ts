import { csvText } from '../csv/csv.ts'
import type { Win } from './win.ts'

export interface WinDay {
  /** The person's local date, `YYYY-MM-DD`. */
  readonly date: string
  readonly wins: readonly Win[]
}

/** What was done, the newest day first and the latest of each day first. */
export function winsByDay(wins: readonly Win[]): WinDay[] {
  const days = Map.groupBy(wins.toSorted(latestFirst), ({ completedOn }) => completedOn)
  return [...days].map(([date, ofDay]) => ({ date, wins: ofDay }))
}

function latestFirst(a: Win, b: Win): number {
  if (a.completedOn !== b.completedOn) return a.completedOn < b.completedOn ? 1 : -1
  if (a.completedAt !== b.completedAt) return a.completedAt < b.completedAt ? 1 : -1
  return a.id < b.id ? -1 : 1
}

/** A table for a spreadsheet: date, time, what. `timeOf` writes an instant as a time of day. */
export function winsAsCsv(wins: readonly Win[], timeOf: (instant: string) => string): string {
  const rows = wins
    .toSorted(latestFirst)
    .map(({ completedOn, completedAt, title }) => [completedOn, timeOf(completedAt), title])
  return csvText([['Date', 'Time', 'What'], ...rows])
}
