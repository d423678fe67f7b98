import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  CLOSEST,
  type Crop,
  cropByKey,
  moveCrop,
  placeCrop,
  placeOf,
  sideOf,
  wholeCrop,
  zoomCrop,
} from './crop.ts'

const size = { width: 400, height: 300 }

it('begins with the largest square in the middle', () => {
  const crop = wholeCrop(size)
  expect(crop).toEqual({ x: 200, y: 150, closeness: 1 })
  expect(sideOf(crop, size)).toBe(300)
  expect(placeOf(crop, size)).toEqual({ across: 0.5, down: null })
})

it('moves by parts of the square, and comes closer around its middle', () => {
  const closer = zoomCrop(wholeCrop(size), size, 2)
  expect(sideOf(closer, size)).toBe(150)
  expect(moveCrop(closer, size, 0.5, -0.5)).toEqual({ x: 275, y: 75, closeness: 2 })
  expect(placeCrop(closer, size, { across: 0, down: 1 })).toEqual({ x: 75, y: 225, closeness: 2 })
  expect(placeOf(placeCrop(closer, size, { across: 0.2 }), size)).toEqual({ across: 0.2, down: 0.5 })
})

it('goes each way by its own key, and back', () => {
  const closer = zoomCrop(wholeCrop(size), size, 2)
  const press = (...keys: string[]) =>
    keys.reduce<Crop>((crop, key) => cropByKey(crop, size, key) ?? crop, closer)
  expect(press('ArrowLeft').x).toBeLessThan(closer.x)
  expect(press('ArrowUp').y).toBeLessThan(closer.y)
  expect(press('+').closeness).toBeGreaterThan(2)
  expect(press('-').closeness).toBeLessThan(2)
  expect(press('ArrowLeft', 'ArrowUp', '+', '-', 'ArrowRight', 'ArrowDown')).toEqual(closer)
  for (const key of ['Enter', 'Tab', 'a']) expect(cropByKey(closer, size, key)).toBeNull()
})

it('never leaves the photo, whatever is done', () => {
  const act = fc.oneof(
    fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '+', '-'),
    fc.tuple(fc.double({ min: -3, max: 3, noNaN: true }), fc.double({ min: -3, max: 3, noNaN: true })),
    fc.double({ min: -2, max: 9, noNaN: true }),
  )
  const side = fc.integer({ min: 1, max: 5_000 })
  const property = fc.property(side, side, fc.array(act, { maxLength: 30 }), (width, height, acts) => {
    const photo = { width, height }
    let crop = wholeCrop(photo)
    for (const one of acts) {
      if (typeof one === 'string') crop = cropByKey(crop, photo, one) ?? crop
      else if (typeof one === 'number') crop = zoomCrop(crop, photo, one)
      else crop = moveCrop(crop, photo, ...one)
      const half = sideOf(crop, photo) / 2
      const [left, top] = [crop.x - half, crop.y - half]
      expect(Math.min(left, top, width - left - 2 * half, height - top - 2 * half)).toBeGreaterThan(-0.001)
      expect(crop.closeness >= 1 && crop.closeness <= CLOSEST).toBe(true)
    }
  })
  fc.assert(property)
})
