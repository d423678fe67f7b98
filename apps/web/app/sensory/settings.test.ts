import { expect, test } from 'vitest'
import { defaultSettings, parseSettings } from './settings.ts'

test.each([null, '', '{', 'null', '[]', '7', '"x"'])(
  'nothing stored, or something broken (%s), means the defaults',
  (stored) => {
    expect(parseSettings(stored)).toEqual(defaultSettings)
  },
)

test('sound and vibration are off until a person asks for them', () => {
  expect(defaultSettings).toMatchObject({ sound: false, vibration: false, motion: 'system', theme: 'system' })
})

test('a value of another version falls back alone, the other choices stay', () => {
  const stored = JSON.stringify({ theme: 'neon', font: 'lexend', textSize: 3, sound: true, later: 'x' })
  expect(parseSettings(stored)).toEqual({ ...defaultSettings, font: 'lexend', sound: true })
})
