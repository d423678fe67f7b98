import { useDevice, useRow } from '../../device/device-context.ts'
import { useStore } from '../../lib/use-store.ts'

/** What is known of the person, live. */
export function usePreferences() {
  const { store, sync } = useDevice()
  const { phase, isComplete } = useStore(sync.state)
  const preferences = useRow('user_preferences', 'me')
  const isWaiting = phase === 'starting' || phase === 'syncing'
  // Before the first pull a saved list would replace one that was never seen.
  const status: 'ready' | 'loading' | 'refused' = isComplete ? 'ready' : isWaiting ? 'loading' : 'refused'
  return { owner: store.owner, preferences, status, isSettled: isComplete && !isWaiting }
}
