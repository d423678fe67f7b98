import { useLayoutEffect } from 'react'
import { useDevice } from '../../device/device-context.ts'
import { useStore } from '../../lib/use-store.ts'
import { isBusy } from '../../ui/dialogs/busy.ts'
import { useIsOpen } from '../../ui/dialogs/dialog-host.tsx'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { useWhenAsked } from '../../ui/use-when-asked.ts'
import { keptSprint } from './kept-sprint.ts'
import { openSprint, sprintDialog } from './open-sprint.ts'

/** On every page of the app, so that a sprint goes on wherever the person goes. It comes when there is one, or is to be. */
export function SprintHost() {
  const kept = useStore(keptSprint(useDevice().store.owner))
  const isOpen = useIsOpen(sprintDialog, true)
  const isThere = kept !== null
  // Before a page asks something by itself.
  useLayoutEffect(() => {
    isBusy.set(isThere)
    return () => isBusy.set(false)
  }, [isThere])
  const part = useWhenAsked(
    isThere || isOpen,
    () => import('./panel/sprint-panel.tsx'),
    () => dialogs.close(sprintDialog),
    openSprint,
  )
  return part ? <part.SprintPanel kept={kept} /> : null
}
