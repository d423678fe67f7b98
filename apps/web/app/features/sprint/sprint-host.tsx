import { type ReactNode, useEffect } from 'react'
import { useDevice } from '../../device/device-context.ts'
import { useStore } from '../../lib/use-store.ts'
import { useWhenAsked } from '../../ui/use-when-asked.ts'
import { keptSprint } from './kept-sprint.ts'
import { sprintView, tuckAwaySprint } from './sprint-open.ts'

export interface SprintHostProps {
  /** Something nice that is offered when a sprint is over, below what is said about it. */
  readonly offer?: ReactNode
}

/** On every page of the app, so that a sprint goes on wherever the person goes. It comes when there is one, or is to be. */
export function SprintHost(props: SprintHostProps) {
  const kept = useStore(keptSprint(useDevice().store.owner))
  const view = useStore(sprintView)
  // Who leaves the app finds nothing open that somebody else had opened.
  useEffect(() => tuckAwaySprint, [])
  const isWanted = kept !== null || view !== null
  const part = useWhenAsked(
    isWanted,
    () => import('./panel/sprint-panel.tsx'),
    tuckAwaySprint,
    () => sprintView.set(view ?? 'follow'),
  )
  return part ? <part.SprintPanel {...props} kept={kept} asked={view} /> : null
}
