import { nextToday } from '@glimmer/domain/calendar/next-event'
import { Link } from 'react-router'
import { clockOf } from '../../lib/wall-clock.ts'
import { useOccurrences } from '../../data/calendar/use-calendar.ts'
import { useMinute } from '../../lib/use-minute.ts'
import { useWallDate } from '../../lib/use-wall-date.ts'
import { wallTimeOn } from './say-times.ts'
import { words } from './words.ts'

export interface NextLineProps {
  /** The task that is named beside the line already: of its time only when is said. */
  readonly besideTask?: string | undefined
}

/** What comes next today, as a quiet line that leads to its day: 'Dentist at 15:00, in 25 minutes'. */
export function NextLine({ besideTask }: NextLineProps) {
  const today = useWallDate()
  const next = nextToday(useOccurrences(today, today), wallTimeOn(today, useMinute()))
  if (!next) return null
  const { occurrence, minutes } = next
  const time = clockOf(occurrence.start)
  const isNamed = besideTask !== undefined && occurrence.block?.taskId === besideTask
  const left = words.left(Math.floor(minutes / 60), minutes % 60)
  return (
    <p className="quiet">
      <Link className="bidi min-h-target inline-flex items-center" to={`/calendar?view=day&date=${today}`}>
        {isNamed ? words.nextOfTask(time, left) : words.nextSoon(occurrence.event.title, time, left)}
      </Link>
    </p>
  )
}
