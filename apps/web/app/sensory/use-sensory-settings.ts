import { useSyncExternalStore } from 'react'
import { defaultSettings, type SensorySettings } from './settings.ts'
import { sensoryStore } from './store.ts'

/** Returns the person's sensory settings and renders again when they change, here or in another tab. */
export function useSensorySettings(): SensorySettings {
  return useSyncExternalStore(sensoryStore.subscribe, sensoryStore.read, () => defaultSettings)
}
