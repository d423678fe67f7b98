import type { Occurrence } from '@glimmer/domain/calendar/occurrence'
import { type RefObject, useEffect, useRef } from 'react'
import { useEventCommands } from '../../../data/calendar/use-event-commands.ts'
import type { ShownHours } from './drag-occurrences.ts'
import { useDevice } from '../../../device/device-context.ts'

/** Lets what a grid shows be dragged, once what follows a drag has come; with hours, tasks into them too. */
export function useDrags(
  grid: RefObject<HTMLElement | null>,
  occurrences: readonly Occurrence[],
  hours: ShownHours | null = null,
): void {
  const { store } = useDevice()
  const commands = useEventCommands()
  const sources = { store, commands, occurrences, hours }
  const latest = useRef(sources)
  useEffect(() => {
    latest.current = sources
  })
  useEffect(() => {
    let stop: (() => void) | null = null
    let isLeft = false
    import('./drag-occurrences.ts').then(
      ({ dragOccurrences }) => {
        if (!isLeft && grid.current) stop = dragOccurrences(grid.current, () => latest.current)
      },
      // Each event can be moved from its dialog as well, which says where a part is missing.
      () => {},
    )
    return () => {
      isLeft = true
      stop?.()
    }
  }, [grid])
}
