import { beforeEach, expect, test, vi } from 'vitest'
import { defaultSettings } from './settings.ts'
import { sensoryStore } from './store.ts'
import { themeColors } from './theme-colors.ts'

const NAME = 'glimmer:sensory'

beforeEach(() => {
  localStorage.clear()
  sensoryStore.change({ theme: 'system' })
})

test('a choice is kept on the device, shown on the page and told to listeners', () => {
  let heard = 0
  const stop = sensoryStore.subscribe(() => heard++)
  sensoryStore.change({ theme: 'dark', textSize: 'large' })
  expect(document.documentElement.getAttribute('data-theme')).toBe('dark')
  expect(document.documentElement.getAttribute('data-text-size')).toBe('large')
  expect(heard).toBe(1)
  stop()
  expect(JSON.parse(localStorage.getItem(NAME) ?? '')).toEqual({
    ...defaultSettings,
    theme: 'dark',
    textSize: 'large',
  })

  sensoryStore.change({ theme: 'system' })
  expect(document.documentElement.hasAttribute('data-theme')).toBe(false)
})

test('what another tab chose arrives here', () => {
  localStorage.setItem(NAME, JSON.stringify({ theme: 'low' }))
  dispatchEvent(new StorageEvent('storage', { key: 'something else' }))
  expect(document.documentElement.hasAttribute('data-theme')).toBe(false)
  dispatchEvent(new StorageEvent('storage', { key: NAME }))
  expect(sensoryStore.get().theme).toBe('low')
  expect(document.documentElement.getAttribute('data-theme')).toBe('low')
})

test.each(['', '{', 'null', '[]', '7', '"x"'])('something broken (%s) means the defaults', (stored) => {
  localStorage.setItem(NAME, stored)
  expect(sensoryStore.get()).toEqual(defaultSettings)
})

test('a device that forbids storage still does what is asked, for as long as the page lives', () => {
  vi.stubGlobal('localStorage', undefined)
  sensoryStore.change({ theme: 'contrast' })
  expect(sensoryStore.get().theme).toBe('contrast')
  expect(document.documentElement.getAttribute('data-theme')).toBe('contrast')
  vi.unstubAllGlobals()
})

test('the browser around the page wears the chosen theme, or follows the device', () => {
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: light)"><meta name="theme-color" media="(prefers-color-scheme: dark)">'
  const frame = () =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ content }) => content)
  sensoryStore.change({ theme: 'system' })
  expect(frame()).toEqual([themeColors.light.day, themeColors.dark.night])
  sensoryStore.change({ theme: 'dark' })
  expect(frame()).toEqual([themeColors.dark.day, themeColors.dark.night])
  sensoryStore.change({ theme: 'low' })
  expect(frame()).toEqual([themeColors.low.day, themeColors.low.night])
})
