import { deviceSetting } from '../lib/device-setting.ts'
import { applySettings } from './apply-settings.ts'
import { defaultSettings, type SensorySettings, settingsSchema } from './settings.ts'

/** The settings belong to the device, not to an account. */
const kept = deviceSetting({
  key: 'sensory',
  scope: 'device',
  schema: settingsSchema,
  fallback: defaultSettings,
})

let isFollowing = false

/** The settings of this page, and of the other tabs. */
export const sensoryStore = {
  initial: defaultSettings,
  get: kept.get,
  subscribe(listener: () => void): () => void {
    // The boot script has set the attributes; the rest waits until React has hydrated the page.
    followSettings()
    return kept.subscribe(listener)
  },
  /** Keeps the choice on the device, applies it to the page, and tells other tabs. */
  change(part: Partial<SensorySettings>): void {
    followSettings()
    kept.set({ ...kept.get(), ...part })
  },
}

/** From now on the page follows the settings and the device's preferences. */
export function followSettings(): void {
  if (isFollowing) return
  isFollowing = true
  const contrast = matchMedia('(prefers-contrast: more)')
  const apply = () => applySettings(document, kept.get(), contrast.matches)
  kept.subscribe(apply)
  contrast.addEventListener('change', apply)
  apply()
}
