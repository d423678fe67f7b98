import { type ReactNode, useEffect, useState } from 'react'
import { useDevice } from '../../../device/device-context.ts'
import { tasksIn } from '../../../data/tasks/tasks-in.ts'
import { useStore } from '../../../lib/use-store.ts'
import { comeByItself } from '../../../ui/came-by-itself.ts'
import { useNothingFloats } from '../../../ui/use-nothing-floats.ts'
import { useWhenAsked } from '../../../ui/use-when-asked.ts'
import { taskDialog } from '../open-dialog.ts'
import { areSuggestionsSeen, markSuggestionsSeen } from './suggestions-seen.ts'

/**
 * Offers a few tasks to begin with, once on a device: as a guest, or after the first pull, where there is no task. It
 * waits for other dialogs, and looks once: who empties a list later is not new. `otherwise` is for a visit that begins
 * without it: one question a visit.
 */
export function FirstRun({ otherwise }: { readonly otherwise?: ReactNode }) {
  const { store, sync } = useDevice()
  const { isComplete } = useStore(sync.state)
  const [state, setState] = useState<'unknown' | 'not-due' | 'due' | 'open' | 'over'>('unknown')

  if (state === 'unknown' && isComplete) {
    setState(tasksIn(store).length === 0 && !areSuggestionsSeen() ? 'due' : 'not-due')
  }

  const part = useWhenAsked(
    state === 'due' || state === 'open',
    () => import('./suggestions-dialog.tsx'),
    () => setState('over'),
  )
  const isAskedFor = useStore(taskDialog) !== null
  const isFree = useNothingFloats(state === 'due' && part !== undefined) && !isAskedFor
  // Who has begun by themselves while it was fetched is not stopped; it is offered the next time.
  if (isFree) setState(document.activeElement?.matches('input, textarea') ? 'over' : 'open')
  useEffect(() => {
    if (state === 'open') comeByItself()
  }, [state])

  if (state === 'not-due') return otherwise
  if (!part || state === 'unknown' || state === 'due') return null
  return (
    <part.SuggestionsDialog
      isOpen={state === 'open'}
      onOpenChange={(isOpen) => {
        if (isOpen) return
        markSuggestionsSeen()
        setState('over')
      }}
    />
  )
}
