import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { areShortcutsOn, setShortcutsOn } from '../../ui/single-keys.ts'
import { shortcutOf } from './shortcuts.ts'

let turn = 0
beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['performance'] })
  // Each a second after the one before, as the last letter is remembered.
  vi.advanceTimersByTime((turn += 1_000))
})
afterEach(() => void vi.useRealTimers())

function press(key: string, chosen: Partial<KeyboardEventInit> = {}, inside = '<main></main>') {
  document.body.innerHTML = inside
  const target = document.body.querySelector('[data-here]') ?? document.body
  return shortcutOf({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    repeat: false,
    isComposing: false,
    ...chosen,
    defaultPrevented: false,
    target,
  })
}

test.each([
  ['?', 'list'],
  ['a', 'add'],
  ['A', 'add'],
  ['n', 'create'],
  ['/', 'find'],
  ['v', 'view'],
  ['s', 'sprint'],
  ['Enter', null],
  ['x', null],
  ['constructor', null],
])('%s stands for %s', (key, shortcut) => {
  expect(press(key)).toBe(shortcut)
})

test.each([
  ['a field', '<input data-here>'],
  ['a text', '<textarea data-here></textarea>'],
  ['a choice', '<select data-here></select>'],
  ['a text that is edited', '<div contenteditable="true"><b data-here></b></div>'],
  ['a dialog', '<div role="dialog"><button data-here></button></div>'],
  ['a question', '<div role="alertdialog"><button data-here></button></div>'],
  ['a menu', '<div role="menu"><button data-here></button></div>'],
])('no key fires in %s', (_where, inside) => {
  expect(press('n', {}, inside)).toBeNull()
})

test('a letter of a word that was begun before a field was there is no command', () => {
  const strike = (key: string) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  strike('r')
  vi.advanceTimersByTime(200)
  expect(press('n')).toBeNull()
  vi.advanceTimersByTime(300)
  expect(press('n')).toBe('create')

  // Ticking by Space is no letter.
  strike(' ')
  expect(press('n')).toBe('create')
  document.addEventListener('keydown', (event) => event.preventDefault(), { once: true })
  strike('v')
  expect(press('n')).toBe('create')
})

test('a box to tick is not writing', () => {
  expect(press('n', {}, '<input type="checkbox" data-here>')).toBe('create')
})

test.each(['ctrlKey', 'metaKey', 'altKey', 'repeat', 'isComposing'] as const)(
  '%s makes it another press',
  (held) => {
    expect(press('n', { [held]: true })).toBeNull()
  },
)

test('they can be turned off, and stay off', () => {
  expect(areShortcutsOn()).toBe(true)
  setShortcutsOn(false)
  expect(areShortcutsOn()).toBe(false)
  setShortcutsOn(true)
  expect(areShortcutsOn()).toBe(true)
})
