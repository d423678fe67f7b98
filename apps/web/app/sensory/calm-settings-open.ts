import { createStore } from '../lib/create-store.ts'

export const areCalmSettingsOpen = createStore(false)

/** Opens the calm settings from anywhere: a button, a menu entry, a shortcut. */
export function openCalmSettings(): void {
  areCalmSettingsOpen.set(true)
}

export function closeCalmSettings(): void {
  areCalmSettingsOpen.set(false)
}
