import type { TrashEntry } from '@glimmer/sync/trash-entries'

export interface TrashDay {
  /** The person's own day, `YYYY-MM-DD`. */
  readonly date: string
  readonly entries: readonly TrashEntry[]
}

/** Entries by the day on which they were deleted, in the order in which they come. `dayOf` returns the day of an instant. */
export function byDay(entries: readonly TrashEntry[], dayOf: (instant: string) => string): TrashDay[] {
  return [...Map.groupBy(entries, ({ at }) => dayOf(at))].map(([date, ofDay]) => ({ date, entries: ofDay }))
}
