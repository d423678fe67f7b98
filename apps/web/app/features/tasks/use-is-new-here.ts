import { useState } from 'react'
import { useDevice } from '../../device/device-context.ts'
import { useTasks } from '../../data/tasks/use-tasks.ts'
import { useWins } from '../../data/wins/use-wins.ts'
import { GUEST_OWNER } from '../../session/session-store.ts'
import { areSuggestionsSeen } from './dialogs/suggestions-seen.ts'

/** Whether a guest is here for the first time: nothing is written down, nothing done, and nothing was asked. */
export function useIsNewHere(): boolean {
  const { owner } = useDevice().store
  // What is asked in this visit changes nothing on the page under it.
  const [isUnasked] = useState(() => !areSuggestionsSeen())
  const isEmpty = useTasks().length === 0
  const hasNoWins = useWins().length === 0
  return owner === GUEST_OWNER && isUnasked && isEmpty && hasNoWins
}
