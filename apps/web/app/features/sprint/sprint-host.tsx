import { useLayoutEffect } from 'react'
import { useDevice } from '../../device/device-context.ts'
import { useStore } from '../../lib/use-store.ts'
import { isBusy } from '../../ui/dialogs/busy.ts'
import { useIsOpen } from '../../ui/dialogs/dialog-host.tsx'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { useWhenAsked } from '../../ui/use-when-asked.ts'
import { keptSprint } from './kept-sprint.ts'
import { openSprint, sprintDialog } from './open-sprint.ts'

/** Is on every page of the app, so that a sprint goes on from page to page. Its panel loads once a sprint runs or is asked for. */
export function SprintHost() {
  const kept = useStore(keptSprint(useDevice().store.owner))
  const isOpen = useIsOpen(sprintDialog, true)
  const isThere = kept !== null
  // In a layout effect, so that it is set before effects of the page offer a dialog by themselves.
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
