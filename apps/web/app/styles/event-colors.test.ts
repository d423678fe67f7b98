/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contrastRatio, readColor, type Rgb } from './color-contrast.ts'
import { colorOf, readTheme, type Scheme, type ThemeName } from './read-tokens.ts'

const tokensCss = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const sheet = readFileSync(join(import.meta.dirname, 'event-colors.css'), 'utf8')
const listed = readFileSync(join(import.meta.dirname, '../features/calendar/event-colors.ts'), 'utf8')

const looks: readonly (readonly [ThemeName, Scheme])[] = [
  ['light', 'day'],
  ['dark', 'night'],
  ['low', 'day'],
  ['low', 'night'],
  ['contrast', 'day'],
  ['contrast', 'night'],
]

/** Those that can be chosen, and the hardest that a file from elsewhere can bring. */
const colors = [
  ...(listed.match(/#[\da-f]{6}/g) ?? []),
  '#ffffff',
  '#000000',
  '#fef08a',
  '#ffff00',
  '#0000ff',
]

/** How much of an event's own colour the sheet takes in a theme, from 0 to 1. */
function shareIn(theme: ThemeName, name: string): number {
  const usual = new RegExp(`var\\(--${name}, (\\d+)%\\)`).exec(sheet)?.[1]
  const [, block = ''] = new RegExp(`\\[data-theme='${theme}'\\] \\{([^}]*)\\}`).exec(sheet) ?? []
  return Number(new RegExp(`--${name}: (\\d+)%`).exec(block)?.[1] ?? usual) / 100
}

function mix(one: Rgb, other: Rgb, share: number): Rgb {
  const at = (place: 0 | 1 | 2) => one[place] * share + other[place] * (1 - share)
  return [at(0), at(1), at(2), 1]
}

describe.each(looks)('events in theme %s by %s', (theme, scheme) => {
  const tokens = readTheme(tokensCss, theme)
  const token = (name: string) => colorOf(tokens, name, scheme)

  test.each(colors)('%s can be told from a day, and a name can be read on it (H1)', (color) => {
    const mark = mix(readColor(color), token('ink'), shareIn(theme, 'event-share'))
    const wash = mix(readColor(color), token('surface'), shareIn(theme, 'event-wash-share'))
    expect(contrastRatio(mark, token('surface'))).toBeGreaterThanOrEqual(3)
    expect(contrastRatio(token('ink'), wash)).toBeGreaterThanOrEqual(4.5)
  })
})

test('the colours and their shares were found', () => {
  expect(colors.length).toBeGreaterThan(10)
  expect(shareIn('low', 'event-share')).toBeLessThan(shareIn('light', 'event-share'))
})
