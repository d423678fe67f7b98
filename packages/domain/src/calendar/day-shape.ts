import { addDays } from '../days/add-days.ts'
import type { Occurrence } from './occurrence.ts'
import { wallSeconds, type WallTime } from './wall-time.ts'

/** A stretch of a day, by the clock on the wall. */
export interface Stretch {
  readonly from: WallTime
  readonly to: WallTime
  readonly minutes: number
}

/** Shorter gaps are the way from one thing to the next. */
const SHORTEST_FREE_MINUTES = 30

/**
 * From so much planned time on a day counts as full. Eight hours of work in a day is the limit of the first convention of the
 * International Labour Organization (1919): whoever has more than that before them has no room for what nobody planned.
 */
const FULL_DAY_MINUTES = 8 * 60

/** The stretches of a date that events with a time fill, in order, joined where they meet. What is cancelled fills none. */
export function busyOn(occurrences: readonly Occurrence[], date: string): Stretch[] {
  const [begins, ends] = [`${date}T00:00:00`, `${addDays(date, 1)}T00:00:00`]
  const timed = occurrences
    .filter(({ event, start, end }) => isTimed(event) && start < ends && end > begins && start < end)
    .map(({ start, end }) => ({ from: start < begins ? begins : start, to: end > ends ? ends : end }))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const joined: { from: WallTime; to: WallTime }[] = []
  for (const { from, to } of timed) {
    const last = joined.at(-1)
    if (last && from <= last.to) last.to = to > last.to ? to : last.to
    else joined.push({ from, to })
  }
  return joined.map(({ from, to }) => stretch(from, to))
}

/**
 * The time that is free between the events of a date; with `now`, what is left of it, and the time until the next event. Before
 * the first and after the last of a day nothing is said: the rest of the day is free by itself.
 */
export function freeBetween(
  occurrences: readonly Occurrence[],
  date: string,
  now: WallTime | null = null,
): Stretch[] {
  const busy = busyOn(occurrences, date)
  const gaps = busy.map(({ from }, place) => ({ from: busy[place - 1]?.to ?? now ?? from, to: from }))
  return gaps
    .map(({ from, to }) => (now !== null && from < now ? { from: now, to } : { from, to }))
    .filter(({ from, to }) => from < to)
    .map(({ from, to }) => stretch(from, to))
    .filter(({ minutes }) => minutes >= SHORTEST_FREE_MINUTES)
}

/** Whether more is planned on a date than a day has room for. Its minutes, or null where it is not full. */
export function fullMinutes(occurrences: readonly Occurrence[], date: string): number | null {
  const planned = busyOn(occurrences, date).reduce((sum, { minutes }) => sum + minutes, 0)
  return planned > FULL_DAY_MINUTES ? planned : null
}

/** How many minutes of a date are left at a moment of it, and how many of them events fill. */
export function restOf(
  occurrences: readonly Occurrence[],
  date: string,
  now: WallTime,
): { readonly minutes: number; readonly planned: number } {
  const { minutes } = stretch(now, `${addDays(date, 1)}T00:00:00`)
  const planned = busyOn(occurrences, date)
    .filter(({ to }) => to > now)
    .reduce((sum, { from, to }) => sum + stretch(from > now ? from : now, to).minutes, 0)
  return { minutes, planned }
}

export const isTimed = ({ allDay, status }: Occurrence['event']) => !allDay && status !== 'cancelled'

function stretch(from: WallTime, to: WallTime): Stretch {
  return { from, to, minutes: Math.round((wallSeconds(to) - wallSeconds(from)) / 60) }
}
