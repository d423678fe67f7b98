import { expect, test } from 'vitest'
import { roomOfKeyboard } from './keyboard.ts'

test.each([
  ['no keyboard', { height: 844, offsetTop: 0, scale: 1 }, 0],
  ['the bars of a browser alone', { height: 760, offsetTop: 0, scale: 1 }, 0],
  ['a keyboard', { height: 508, offsetTop: 0, scale: 1 }, 336],
  ['a keyboard on a page that was moved up behind it', { height: 508, offsetTop: 100, scale: 1 }, 236],
  ['a page moved up as far as it goes', { height: 508, offsetTop: 336, scale: 1 }, 0],
  ['a page that is zoomed into', { height: 422, offsetTop: 0, scale: 2 }, 0],
])('%s', (_case, seen, room) => {
  expect(roomOfKeyboard(844, seen)).toBe(room)
})
