import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nameOf } from '../lib/kept-keys.ts'
import { rootAttributes } from './apply-settings.ts'
import { sensoryBootScript } from './boot-script.ts'
import { celebrations, densities, fonts, motions, textSizes, themes } from './settings.ts'
import { sensoryStore } from './store.ts'

const names = ['data-theme', 'data-motion', 'data-font', 'data-text-size', 'data-density']

function clear() {
  localStorage.clear()
  for (const name of names) document.documentElement.removeAttribute(name)
}
beforeEach(clear)
afterEach(clear)

function boot(stored: string | null, wantsContrast: boolean, name = 'glimmer:sensory') {
  clear()
  if (stored !== null) localStorage.setItem(name, stored)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: wantsContrast && query.includes('prefers-contrast'),
  }))
  // The script is text for the page; running it here is the point of the test.
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(sensoryBootScript)()
  return Object.fromEntries(
    names.map((name) => [name, document.documentElement.getAttribute(name) ?? undefined]),
  )
}

test('writes before first paint exactly what the store writes later, for every choice', () => {
  const choices = [
    ...themes.map((theme) => ({ theme })),
    ...motions.map((motion) => ({ motion })),
    ...celebrations.map((celebration) => ({ celebration })),
    ...fonts.map((font) => ({ font })),
    ...textSizes.map((textSize) => ({ textSize })),
    ...densities.map((density) => ({ density })),
    { theme: 'low', motion: 'none', font: 'system', textSize: 'largest', density: 'roomy', sound: true },
  ]
  for (const choice of choices) {
    for (const wantsContrast of [false, true]) {
      const stored = JSON.stringify(choice)
      expect(boot(stored, wantsContrast)).toEqual(rootAttributes(sensoryStore.get(), wantsContrast))
    }
  }
})

test.each([null, '', '{', 'null', '[]', '7', '{"theme":"neon","motion":{}}'])(
  'survives finding %s on the device',
  (stored) => {
    expect(boot(stored, false)).toEqual(rootAttributes(sensoryStore.get(), false))
  },
)

test('wears what an earlier version kept, also before that has its name of today', () => {
  expect(boot('{"theme":"low"}', false, 'glimmer.sensory')).toMatchObject({ 'data-theme': 'low' })
})

test('reads what the store keeps', () => {
  expect(sensoryBootScript).toContain(`getItem("${nameOf('sensory')}")`)
})

test('holds nothing that would end its script element', () => {
  expect(sensoryBootScript).not.toMatch(/<\/|<!--/)
})
