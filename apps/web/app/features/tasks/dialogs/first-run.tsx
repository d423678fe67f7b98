import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useCell, useDevice } from '../../../device/device-context.ts'
import { readQuestion, subscribeToQuestions } from '../../../ui/confirm/confirm.ts'
import { useWhenAsked } from '../../../ui/use-when-asked.ts'
import { useTaskDialog } from '../open-dialog.ts'
import { areSuggestionsSeen, markSuggestionsSeen } from './suggestions-seen.ts'

/**
 * Offers a few tasks to begin with, once on a device: as a guest, or after the first pull, where there is no task. It
 * waits for other dialogs, and looks once: who empties a list later is not new. `otherwise` is for a visit that begins
 * without it: one question a visit.
 */
export function FirstRun({ otherwise }: { readonly otherwise?: ReactNode }) {
  const { store, sync } = useDevice()
  const { isComplete } = useCell(sync.state)
  const isQuiet = useIsQuiet()
  const [state, setState] = useState<'unknown' | 'not-due' | 'due' | 'open' | 'over'>('unknown')

  if (state === 'unknown' && isComplete) {
    setState(store.mirror.rowsOf('tasks').length === 0 && !areSuggestionsSeen() ? 'due' : 'not-due')
  }
  if (state === 'due' && isQuiet) setState('open')

  const part = useWhenAsked(
    state === 'open',
    () => import('./suggestions-dialog.tsx'),
    () => setState('over'),
  )
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

/** No other dialog is in view. */
function useIsQuiet(): boolean {
  const question = useSyncExternalStore(subscribeToQuestions, readQuestion, () => undefined)
  return useTaskDialog() === null && question === undefined
}
