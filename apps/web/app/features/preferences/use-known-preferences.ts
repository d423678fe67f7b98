import { useDevice } from '../../device/device-context.ts'
import { usePreferences } from '../../data/preferences/use-preferences.ts'
import { useStore } from '../../lib/use-store.ts'

/** The person's preferences, live, and whether they are complete on this device. */
export function useKnownPreferences() {
  const { store, sync } = useDevice()
  const { phase, isComplete } = useStore(sync.state)
  const preferences = usePreferences()
  const isWaiting = phase === 'starting' || phase === 'syncing'
  // Before the first pull, saving would overwrite lists that this device has not seen.
  const status: 'ready' | 'loading' | 'refused' = isComplete ? 'ready' : isWaiting ? 'loading' : 'refused'
  return { owner: store.owner, preferences, status, isSettled: isComplete && !isWaiting }
}
