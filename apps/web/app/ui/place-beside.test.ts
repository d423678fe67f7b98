import { expect, test } from 'vitest'
import { placeBeside, type PlaceWishes } from './place-beside.ts'

const wishes: PlaceWishes = {
  anchor: { top: 100, left: 200, width: 40, height: 40 },
  size: { width: 150, height: 200 },
  view: { width: 400, height: 800 },
  side: 'below',
  align: 'end',
}

test('below its anchor, their ends in line', () => {
  expect(placeBeside(wishes)).toMatchObject({ top: 146, left: 90 })
  expect(placeBeside({ ...wishes, align: 'start' })).toMatchObject({ left: 200 })
  expect(placeBeside({ ...wishes, align: 'centre' })).toMatchObject({ left: 145 })
})

test('above where there is no room below', () => {
  const low = { ...wishes.anchor, top: 700 }
  expect(placeBeside({ ...wishes, anchor: low }).top).toBe(700 - 6 - 200)
})

test('below where there is no room above', () => {
  expect(placeBeside({ ...wishes, side: 'above' }).top).toBe(146)
})

test('never outside the window at the sides', () => {
  expect(placeBeside({ ...wishes, anchor: { ...wishes.anchor, left: 0 } }).left).toBe(6)
  expect(placeBeside({ ...wishes, align: 'start', anchor: { ...wishes.anchor, left: 390 } }).left).toBe(244)
})

test('where neither side holds it, over its anchor, whole', () => {
  const size = { width: 150, height: 460 }
  const higher = placeBeside({ ...wishes, size, anchor: { ...wishes.anchor, top: 400 } })
  expect(higher).toEqual({ top: 6, left: 90, maxHeight: 788 })
  const lower = placeBeside({ ...wishes, size, anchor: { ...wishes.anchor, top: 340 } })
  expect(lower.top).toBe(800 - 460 - 6)
})

test('what the window does not hold begins at its top and scrolls', () => {
  const size = { width: 150, height: 900 }
  const anchor = { ...wishes.anchor, top: 300 }
  expect(placeBeside({ ...wishes, size, anchor })).toEqual({ top: 6, left: 90, maxHeight: 788 })
})
