let isOpen = false
const listeners = new Set<() => void>()

function set(next: boolean): void {
  if (isOpen === next) return
  isOpen = next
  for (const listener of listeners) listener()
}

/** Opens the calm settings from anywhere: a button, a menu entry, a shortcut. */
export function openCalmSettings(): void {
  set(true)
}

export function closeCalmSettings(): void {
  set(false)
}

export function areCalmSettingsOpen(): boolean {
  return isOpen
}

export function subscribeToCalmSettings(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
