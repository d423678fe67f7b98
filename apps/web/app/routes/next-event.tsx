import { type ComponentType, useEffect, useState } from 'react'
import { useHasEvents } from '../data/calendar/use-has-events.ts'
import type { NextLineProps } from '../features/calendar/next-line.tsx'

type Line = ComponentType<NextLineProps>

/** The next event of today on pages that are not the calendar's, whose rules load only for those who have events. */
export function NextEvent({ besideTask }: NextLineProps) {
  const hasEvents = useHasEvents()
  const [Line, setLine] = useState<Line>()

  useEffect(() => {
    if (!hasEvents) return
    let isLeft = false
    import('../features/calendar/next-line.tsx').then(
      ({ NextLine }) => {
        if (!isLeft) setLine(() => NextLine)
      },
      // It is beside the page's matter: without it nothing is missing that could not wait for the next visit.
      () => {},
    )
    return () => {
      isLeft = true
    }
  }, [hasEvents])

  return hasEvents && Line ? <Line besideTask={besideTask} /> : null
}
