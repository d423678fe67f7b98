import { applySettings } from './apply-settings.ts'
import { defaultSettings, parseSettings, sensoryKey, type SensorySettings } from './settings.ts'

export interface SensoryStore {
  read(): SensorySettings
  /** Keeps the choice on the device, applies it to the page, and tells other tabs. */
  change(part: Partial<SensorySettings>): void
  subscribe(listener: () => void): () => void
}

/** Returns a store over the given window: its storage, its <html>, its `storage` events from other tabs. */
export function createSensoryStore(view: Window): SensoryStore {
  const listeners = new Set<() => void>()
  const contrast = view.matchMedia('(prefers-contrast: more)')
  let settings = parseSettings(readStored())

  function readStored(): string | null {
    // Storage can be forbidden; the choices then last as long as the page.
    try {
      return view.localStorage.getItem(sensoryKey)
    } catch {
      return null
    }
  }

  function take(next: SensorySettings): void {
    settings = next
    applySettings(view.document, settings, contrast.matches)
    for (const listener of listeners) listener()
  }

  view.addEventListener('storage', (event) => {
    if (event.key === sensoryKey || event.key === null) take(parseSettings(readStored()))
  })
  contrast.addEventListener('change', () => take(settings))

  return {
    read: () => settings,
    change(part) {
      take({ ...settings, ...part })
      try {
        view.localStorage.setItem(sensoryKey, JSON.stringify(settings))
      } catch {
        // Full or forbidden: the page still does what was asked.
      }
    },
    subscribe(listener) {
      // The boot script has written the attributes; the rest waits until React has taken the page over.
      if (listeners.size === 0) applySettings(view.document, settings, contrast.matches)
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

let pageStore: SensoryStore | undefined

function storeOfPage(): SensoryStore {
  pageStore ??= createSensoryStore(window)
  return pageStore
}

/** The settings of this page. Where there is no window (prerendering) they are the defaults. */
export const sensoryStore: SensoryStore = {
  read: () => (typeof window === 'undefined' ? defaultSettings : storeOfPage().read()),
  change: (part) => storeOfPage().change(part),
  subscribe: (listener) => storeOfPage().subscribe(listener),
}
