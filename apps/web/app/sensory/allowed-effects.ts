import type { SensorySettings } from './settings.ts'

export interface AllowedEffects {
  motion: boolean
  sound: boolean
  vibration: boolean
  /** sparks: drawn and moving. words: said only. none: nothing beyond the tick itself. */
  celebration: SensorySettings['celebration']
}

/** Returns what may happen. Motion needs the person, the theme and the device to agree; sparks are motion. */
export function allowedEffects(settings: SensorySettings, prefersReducedMotion: boolean): AllowedEffects {
  const motion = settings.motion !== 'none' && settings.theme !== 'low' && !prefersReducedMotion
  return {
    motion,
    sound: settings.sound,
    vibration: settings.vibration,
    celebration: settings.celebration === 'sparks' && !motion ? 'words' : settings.celebration,
  }
}
