import { lazy, Suspense, useState } from 'react'
import { useHasEvents } from '../data/calendar/use-has-events.ts'
import type { NextLineProps } from '../features/calendar/next-line.tsx'

const Line = lazy(() =>
  import('../features/calendar/next-line.tsx').then(
    ({ NextLine }) => ({ default: NextLine }),
    // It is beside the page's matter: without it nothing is missing that could not wait for the next visit.
    () => ({ default: () => null }),
  ),
)

/**
 * The next event of today on pages that are not the calendar's, whose rules load only for those who have events. Their page is
 * drawn once the line can be, so that nothing moves away under a finger; a page that is there already stays, and gets it later.
 */
export function NextEvent({ besideTask }: NextLineProps) {
  const hasEvents = useHasEvents()
  const [hadEvents] = useState(hasEvents)
  if (!hasEvents) return null
  const line = <Line besideTask={besideTask} />
  return hadEvents ? line : <Suspense fallback={null}>{line}</Suspense>
}
