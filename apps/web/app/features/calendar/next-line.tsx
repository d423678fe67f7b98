import { nextToday } from '@glimmer/domain/calendar/next-event'
import { Link } from 'react-router'
import { useOccurrences } from '../../data/calendar/use-calendar.ts'
import { useMinute } from '../../lib/use-minute.ts'
import { useWallDate } from '../../lib/use-wall-date.ts'
import { clockOf, wallTimeOn } from './say-times.ts'
import { words } from './words.ts'

/** What comes next today, as a quiet line that leads to its day: 'Dentist at 15:00, in 25 minutes'. */
export function NextLine() {
  const today = useWallDate()
  const next = nextToday(useOccurrences(today, today), wallTimeOn(today, useMinute()))
  if (!next) return null
  const { occurrence, minutes } = next
  const left = words.left(Math.floor(minutes / 60), minutes % 60)
  return (
    <p className="quiet">
      <Link className="bidi min-h-target inline-flex items-center" to={`/calendar?view=day&date=${today}`}>
        {words.nextSoon(occurrence.event.title, clockOf(occurrence.start), left)}
      </Link>
    </p>
  )
}
