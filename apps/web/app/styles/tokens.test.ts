/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contrastRatio, readColor, toHex } from './color-contrast.ts'
import { colorOf, readOwnNames, readTheme, type Scheme, type ThemeName } from './read-tokens.ts'
import { themeColors } from '../sensory/theme-colors.ts'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

// A theme that follows the device has to hold by day and by night.
const looks: readonly (readonly [ThemeName, Scheme])[] = [
  ['light', 'day'],
  ['dark', 'night'],
  ['low', 'day'],
  ['low', 'night'],
  ['contrast', 'day'],
  ['contrast', 'night'],
]

const everySurface = ['paper', 'surface', 'raised', 'sunken']
const pageSurfaces = ['paper', 'surface', 'raised']
const washes = ['dusk-wash', 'moss-wash', 'lantern-wash', 'clay-wash']

// What is read on what: 4.5 to 1.
const texts: readonly (readonly [text: string, grounds: readonly string[]])[] = [
  ['ink', [...everySurface, ...washes, 'morning', 'afternoon', 'evening', 'anytime']],
  ['ink-soft', [...everySurface, ...washes]],
  ['dusk', [...everySurface, 'dusk-wash']],
  ['moss', [...everySurface, 'moss-wash']],
  ['clay', [...everySurface, 'clay-wash']],
  ['honey', [...everySurface, 'lantern-wash']],
  ['on-dusk', ['dusk', 'dusk-press']],
  ['on-moss', ['moss', 'moss-press']],
  ['on-clay', ['clay', 'clay-press']],
  ['on-lantern', ['lantern-wash']],
  ['on-toast', ['toast']],
  ['toast-action', ['toast']],
  ['toast-good', ['toast']],
  ['toast-bad', ['toast']],
]

// Edges of controls, filled controls, the focus ring, what a shape says: 3 to 1.
const shapes: readonly (readonly [shape: string, grounds: readonly string[]])[] = [
  ['edge', everySurface],
  ['dusk', [...everySurface, ...washes, 'track']],
  ['moss', [...everySurface, 'track']],
  ['clay', pageSurfaces],
  ['on-toast', ['toast']],
]

describe.each(looks)('theme %s by %s', (theme, scheme) => {
  const tokens = readTheme(css, theme)
  const ratio = (one: string, other: string) =>
    contrastRatio(colorOf(tokens, one, scheme), colorOf(tokens, other, scheme))

  test.each(texts.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const)))(
    '%s can be read on %s',
    (text, ground) => {
      expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each(shapes.flatMap(([shape, grounds]) => grounds.map((ground) => [shape, ground] as const)))(
    '%s can be told from %s',
    (shape, ground) => {
      expect(ratio(shape, ground)).toBeGreaterThanOrEqual(3)
    },
  )
})

test('every theme of its own says every colour again, so that none shines through from another', () => {
  const derived = ['shadow-float']
  const all = readOwnNames(css, ":root,\n[data-theme='light'],\n[data-theme='dark']").toSorted()
  expect(all.length).toBeGreaterThan(45)
  for (const theme of ['low', 'contrast']) {
    expect([...new Set([...readOwnNames(css, `[data-theme='${theme}']`), ...derived])].toSorted()).toEqual(
      all,
    )
  }
})

test.each(['light', 'dark', 'low', 'contrast'] as const)(
  'around the page the browser wears the paper of %s',
  (theme) => {
    const tokens = readTheme(css, theme)
    const day = colorOf(tokens, 'paper', theme === 'dark' ? 'night' : 'day')
    const night = colorOf(tokens, 'paper', theme === 'light' ? 'day' : 'night')
    expect(themeColors[theme]).toEqual({ day: toHex(day), night: toHex(night) })
  },
)

test('the arithmetic agrees with known values', () => {
  expect(contrastRatio(readColor('#000'), readColor('#fff'))).toBeCloseTo(21, 5)
  expect(contrastRatio(readColor('#777777'), readColor('#ffffff'))).toBeCloseTo(4.48, 2)
  expect(toHex(readColor('oklch(0.627955 0.257683 29.2339)'))).toBe('#ff0000')
  expect(toHex(readColor('oklch(0.86644 0.294827 142.4953)'))).toBe('#00ff00')
  expect(toHex(readColor('oklch(0.452014 0.313214 264.052)'))).toBe('#0000ff')
})
