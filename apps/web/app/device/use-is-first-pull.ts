import { useStore } from '../lib/use-store.ts'
import { useDevice } from './device-context.ts'
import { isFirstPull } from './sync-state.ts'

/** Whether the first pull goes on, live: see `isFirstPull`. */
export function useIsFirstPull(): boolean {
  return isFirstPull(useStore(useDevice().sync.state))
}
