import { busyOn, freeBetween, fullMinutes, restOf, type Stretch } from '@glimmer/domain/calendar/day-shape'
import type { Occurrence } from '@glimmer/domain/calendar/occurrence'
import { clockOf } from '../../lib/wall-clock.ts'
import { useNowOn } from './use-now-on.ts'
import { words } from './words.ts'

interface DayShapeProps {
  readonly date: string
  readonly occurrences: readonly Occurrence[]
}

/** How a day lies before somebody who does not feel the time: what is free, what remains, and whether it is too full. */
export function DayShape({ date, occurrences }: DayShapeProps) {
  const now = useNowOn(date)
  const busy = busyOn(occurrences, date)
  const [free] = freeBetween(occurrences, date, now)
  const full = fullMinutes(occurrences, date)
  const rest = now === null ? null : restOf(occurrences, date, now)
  if (!rest && !free && full === null) return null
  return (
    <div className="stack-1">
      {full !== null && <p>{words.fullDay(full)}</p>}
      {free && <p>{sayFree(free, now)}</p>}
      {now !== null && rest && (
        <>
          <p className="quiet">{words.restOfDay(rest.minutes, rest.planned)}</p>
          <div className="day-shape" aria-hidden>
            {busy.map(({ from, to }) => (
              <i key={from} data-busy style={between(shareOf(date, from), shareOf(date, to))} />
            ))}
            <i data-over style={between(0, shareOf(date, now))} />
          </div>
        </>
      )}
    </div>
  )
}

function sayFree({ from, to, minutes }: Stretch, now: string | null): string {
  return from === now
    ? words.freeUntil(clockOf(to), minutes)
    : words.freeFrom(clockOf(from), clockOf(to), minutes)
}

/** How much of the day is over at a wall time, in percent; 100 where that time lies on a later date. */
function shareOf(date: string, wall: string): number {
  if (wall.slice(0, 10) > date) return 100
  return ((Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16))) / (24 * 60)) * 100
}

function between(from: number, to: number) {
  return { insetInlineStart: `${from}%`, inlineSize: `${to - from}%` }
}
