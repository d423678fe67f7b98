import { type ReactNode, useEffect, useState } from 'react'
import { useDevice } from '../../../device/device-context.ts'
import { tasksIn } from '../../../data/tasks/tasks-in.ts'
import { useStore } from '../../../lib/use-store.ts'
import { offerDialog } from '../../../ui/dialogs/offer-dialog.ts'
import { suggestionsDialog } from '../task-dialogs.ts'
import { areSuggestionsSeen } from './suggestions-seen.ts'

/**
 * Offers a few tasks to begin with, once on a device, where there is no task: to a guest at once, to an account after
 * the first pull. It looks once, so that emptying a list later does not ask. Somebody who is typing or has added a
 * task by then is not interrupted, but asked at the next visit. `otherwise` is shown where nothing is offered, so that
 * a visit asks one question at most.
 */
export function FirstRun({ otherwise }: { readonly otherwise?: ReactNode }) {
  const { store, sync } = useDevice()
  const { phase, isComplete } = useStore(sync.state)
  const [isDue, setDue] = useState<boolean>()
  if (isDue === undefined && isComplete) setDue(tasksIn(store).length === 0 && !areSuggestionsSeen())
  // Where the first look-up failed nobody knows whether there are tasks: this visit has room for the other question.
  else if (isDue === undefined && phase === 'offline') setDue(false)

  useEffect(() => {
    if (!isDue) return
    const isStill = () => tasksIn(store).length === 0
    void offerDialog(suggestionsDialog, {}, { whenBusy: 'queue', isOwed: true, isStill })
  }, [isDue, store])

  return isDue === false ? otherwise : null
}
