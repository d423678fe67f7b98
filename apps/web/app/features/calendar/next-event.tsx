import { nextToday } from '@glimmer/domain/calendar/next-event'
import { useOccurrences } from '../../data/calendar/use-calendar.ts'
import { useMinute } from '../../lib/use-minute.ts'
import { clockOf } from '../../lib/wall-clock.ts'
import { wallTimeOn } from './say-times.ts'
import { words } from './words.ts'

/** What comes next today, and in how long: 'Next: Call at 15:00, in 25 minutes.' */
export function NextEvent({ today }: { readonly today: string }) {
  const now = useMinute()
  const next = nextToday(useOccurrences(today, today), wallTimeOn(today, now))
  if (!next) return null
  const { occurrence, minutes } = next
  const left = words.left(Math.floor(minutes / 60), minutes % 60)
  return <p className="bidi">{words.nextIn(occurrence.event.title, clockOf(occurrence.start), left)}</p>
}
