import { type ReactNode, useEffect, useState } from 'react'
import { useDevice } from '../../../device/device-context.ts'
import { tasksIn } from '../../../data/tasks/tasks-in.ts'
import { useStore } from '../../../lib/use-store.ts'
import { offerDialog } from '../../../ui/dialogs/offer-dialog.ts'
import { suggestionsDialog } from '../task-dialogs.ts'
import { areSuggestionsSeen } from './suggestions-seen.ts'

/**
 * Offers a few tasks to begin with, once on a device: as a guest, or after the first pull, where there is no task. It
 * looks once: who empties a list later is not new. Who has begun by themselves meanwhile is not stopped; it is offered the
 * next time. `otherwise` is for a visit that begins without it: one question a visit.
 */
export function FirstRun({ otherwise }: { readonly otherwise?: ReactNode }) {
  const { store, sync } = useDevice()
  const { isComplete } = useStore(sync.state)
  const [isDue, setDue] = useState<boolean>()
  if (isDue === undefined && isComplete) setDue(tasksIn(store).length === 0 && !areSuggestionsSeen())

  useEffect(() => {
    if (!isDue) return
    const isStill = () => tasksIn(store).length === 0
    void offerDialog(suggestionsDialog, {}, { whenBusy: 'queue', isOwed: true, isStill })
  }, [isDue, store])

  return isDue === false ? otherwise : null
}
