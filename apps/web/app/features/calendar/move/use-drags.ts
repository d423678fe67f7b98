import type { Occurrence } from '@glimmer/domain/calendar/occurrence'
import { type RefObject, useEffect, useRef } from 'react'
import { dialogs } from '../../../ui/dialogs/dialogs.ts'
import { moveDialog } from '../calendar-dialogs.ts'
import { followDrags } from './follow-drags.ts'
import { sayMoved } from './say-moved.ts'
import { useMoveOccurrence } from './use-move-occurrence.ts'

/** Lets the events that a grid shows be dragged. `quarterPixels`: how high a quarter of an hour is. */
export function useDrags(
  grid: RefObject<HTMLElement | null>,
  occurrences: readonly Occurrence[],
  quarterPixels: () => number | null = () => null,
): void {
  const moveOccurrence = useMoveOccurrence()
  const latest = useRef({ occurrences, moveOccurrence, quarterPixels })
  useEffect(() => {
    latest.current = { occurrences, moveOccurrence, quarterPixels }
  })
  useEffect(() => {
    const find = (key: string) => latest.current.occurrences.find((one) => one.key === key)
    return grid.current
      ? followDrags(grid.current, {
          quarterPixels: () => latest.current.quarterPixels(),
          say: (key, move) => {
            const occurrence = find(key)
            return occurrence ? sayMoved(occurrence, move) : null
          },
          onDrop: (key, move) => {
            const occurrence = find(key)
            if (occurrence) void latest.current.moveOccurrence(occurrence, move)
          },
          onMenu: (key) => {
            const occurrence = find(key)
            if (occurrence) void dialogs.open(moveDialog, { occurrence })
          },
        })
      : undefined
  }, [grid])
}
