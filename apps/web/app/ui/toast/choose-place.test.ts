import { expect, test } from 'vitest'
import { choosePlace } from './choose-place.ts'

const below = { left: 16, top: 640, right: 374, bottom: 700 }
const above = { left: 16, top: 90, right: 374, bottom: 150 }
const button = (top: number) => ({ left: 250, top, right: 350, bottom: top + 44 })

test('a message stands in its first place unless that covers what is in use, or touches it', () => {
  expect(choosePlace([below, above], [])).toBe(0)
  expect(choosePlace([below, above], [button(300)])).toBe(0)
  expect(choosePlace([below, above], [button(660)])).toBe(1)
  expect(choosePlace([below, above], [button(702)])).toBe(1)
})

test('where each place covers something, it stands where it covers least', () => {
  expect(choosePlace([below, above], [button(660), button(140)])).toBe(1)
  expect(choosePlace([below, above], [button(690), button(100)])).toBe(0)
})

test('what is only looked at is kept clear where that covers nothing in use', () => {
  const line = { left: 16, top: 610, right: 374, bottom: 636 }
  expect(choosePlace([below, above], [button(300)], [line])).toBe(1)
  expect(choosePlace([below, above], [button(140)], [line])).toBe(0)
})

test('no place is measured after a free one, as each measuring lays the page out', () => {
  let measured = 0
  function* places() {
    for (const place of [below, above, below]) {
      measured += 1
      yield place
    }
  }
  expect(choosePlace(places(), [button(660)])).toBe(1)
  expect(measured).toBe(2)
})
