import { beforeEach, expect, test } from 'vitest'
import { themeColors } from './theme-colors.ts'
import { defaultSettings, sensoryKey } from './settings.ts'
import { createSensoryStore } from './store.ts'

beforeEach(() => localStorage.clear())

test('a choice is kept on the device, shown on the page and told to listeners', () => {
  const store = createSensoryStore(window)
  let heard = 0
  store.subscribe(() => heard++)
  store.change({ theme: 'dark', textSize: 'large' })
  expect(document.documentElement.getAttribute('data-theme')).toBe('dark')
  expect(document.documentElement.getAttribute('data-text-size')).toBe('large')
  expect(heard).toBe(1)
  expect(createSensoryStore(window).read()).toEqual({ ...defaultSettings, theme: 'dark', textSize: 'large' })

  store.change({ theme: 'system' })
  expect(document.documentElement.hasAttribute('data-theme')).toBe(false)
})

test('what another tab chose arrives here', () => {
  const store = createSensoryStore(window)
  localStorage.setItem(sensoryKey, JSON.stringify({ theme: 'low' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }))
  expect(store.read().theme).toBe('system')
  window.dispatchEvent(new StorageEvent('storage', { key: sensoryKey }))
  expect(store.read().theme).toBe('low')
  expect(document.documentElement.getAttribute('data-theme')).toBe('low')
})

test('a device that forbids storage still does what is asked, for as long as the page lives', () => {
  const view = new Proxy(window, {
    get(target, name) {
      if (name === 'localStorage') throw new DOMException('denied', 'SecurityError')
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const store = createSensoryStore(view)
  store.change({ theme: 'contrast' })
  expect(store.read().theme).toBe('contrast')
  expect(document.documentElement.getAttribute('data-theme')).toBe('contrast')
})

test('the browser around the page wears the chosen theme, or follows the device', () => {
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: light)"><meta name="theme-color" media="(prefers-color-scheme: dark)">'
  const frame = () =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ content }) => content)
  const store = createSensoryStore(window)
  store.subscribe(() => undefined)
  expect(frame()).toEqual([themeColors.light.day, themeColors.dark.night])
  store.change({ theme: 'dark' })
  expect(frame()).toEqual([themeColors.dark.day, themeColors.dark.night])
  store.change({ theme: 'low' })
  expect(frame()).toEqual([themeColors.low.day, themeColors.low.night])
})
