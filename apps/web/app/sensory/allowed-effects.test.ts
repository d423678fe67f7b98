import { expect, test } from 'vitest'
import { allowedEffects } from './allowed-effects.ts'
import { defaultSettings } from './settings.ts'

test('as drawn: gentle motion and sparks, no sound, no vibration', () => {
  expect(allowedEffects(defaultSettings, false)).toEqual({
    motion: true,
    sound: false,
    vibration: false,
    celebration: 'sparks',
  })
})

test('any one of person, theme and device keeps everything still', () => {
  const still = [
    allowedEffects(defaultSettings, true),
    allowedEffects({ ...defaultSettings, motion: 'none' }, false),
    allowedEffects({ ...defaultSettings, theme: 'low' }, false),
  ]
  for (const effects of still) expect(effects).toMatchObject({ motion: false, celebration: 'words' })
})

test('without motion the quieter wishes stay what they are', () => {
  for (const celebration of ['words', 'none'] as const) {
    expect(allowedEffects({ ...defaultSettings, celebration }, true).celebration).toBe(celebration)
    expect(allowedEffects({ ...defaultSettings, celebration }, false).celebration).toBe(celebration)
  }
})

test('sound and vibration follow their switches alone', () => {
  const loud = { ...defaultSettings, theme: 'low', sound: true, vibration: true } as const
  expect(allowedEffects(loud, true)).toMatchObject({ sound: true, vibration: true })
})
