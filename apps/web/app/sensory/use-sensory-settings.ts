import { useStore } from '../lib/use-store.ts'
import type { SensorySettings } from './settings.ts'
import { sensoryStore } from './store.ts'

/** Returns the person's sensory settings and renders again when they change, here or in another tab. */
export function useSensorySettings(): SensorySettings {
  return useStore(sensoryStore)
}
