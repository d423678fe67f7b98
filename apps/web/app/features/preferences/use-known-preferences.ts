import { useDevice } from '../../device/device-context.ts'
import { usePreferences } from '../../data/preferences/use-preferences.ts'
import { useStore } from '../../lib/use-store.ts'

/** What is known of the person, live, and whether this device has heard of everything. */
export function useKnownPreferences() {
  const { store, sync } = useDevice()
  const { phase, isComplete } = useStore(sync.state)
  const preferences = usePreferences()
  const isWaiting = phase === 'starting' || phase === 'syncing'
  // Before the first pull a saved list would replace one that was never seen.
  const status: 'ready' | 'loading' | 'refused' = isComplete ? 'ready' : isWaiting ? 'loading' : 'refused'
  return { owner: store.owner, preferences, status, isSettled: isComplete && !isWaiting }
}
