import * as z from 'zod/mini'

/** The names of the choices; the boot script and the panel use the same lists. */
export const themes = ['system', 'light', 'dark', 'low', 'contrast'] as const
export const motions = ['system', 'none'] as const
export const celebrations = ['sparks', 'words', 'none'] as const
export const fonts = ['atkinson', 'lexend', 'system'] as const
export const textSizes = ['normal', 'large', 'larger', 'largest'] as const
export const densities = ['compact', 'normal', 'roomy'] as const

const orElse = z.catch

// An unknown value falls back by itself, so that the person's other choices stay.
export const settingsSchema = z.object({
  /** system: light, dark or high contrast, as the device asks. */
  theme: orElse(z.enum(themes), 'system'),
  /** system: gentle motion, unless the device asks for less. The device's wish always counts. */
  motion: orElse(z.enum(motions), 'system'),
  sound: orElse(z.boolean(), false),
  vibration: orElse(z.boolean(), false),
  /** What follows a finished thing: kind words and a few sparks, the words alone, or nothing. */
  celebration: orElse(z.enum(celebrations), 'sparks'),
  font: orElse(z.enum(fonts), 'atkinson'),
  textSize: orElse(z.enum(textSizes), 'normal'),
  density: orElse(z.enum(densities), 'normal'),
})

export type SensorySettings = z.infer<typeof settingsSchema>

export const defaultSettings: SensorySettings = settingsSchema.parse({})
