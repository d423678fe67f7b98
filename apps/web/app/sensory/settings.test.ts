import { expect, test } from 'vitest'
import { defaultSettings, settingsSchema } from './settings.ts'

test('sound and vibration are off until a person asks for them', () => {
  expect(defaultSettings).toMatchObject({ sound: false, vibration: false, motion: 'system', theme: 'system' })
})

test('a value of another version falls back alone, the other choices stay', () => {
  const stored = { theme: 'neon', font: 'lexend', textSize: 3, sound: true, later: 'x' }
  expect(settingsSchema.parse(stored)).toEqual({ ...defaultSettings, font: 'lexend', sound: true })
})
