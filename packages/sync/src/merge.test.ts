import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { diffObjects, mergeObjects, sameJson } from './merge.ts'

const plain = fc.letrec((tie) => ({
  object: fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('value'), { maxKeys: 3 }),
  value: fc.oneof(
    { maxDepth: 3 },
    fc.integer(),
    fc.string(),
    fc.boolean(),
    fc.array(fc.integer()),
    tie('object'),
  ),
})).object

describe('mergeObjects', () => {
  it('sets, removes and goes deeper, and changes neither argument', () => {
    const target = { a: 1, b: { x: 1, y: 2 }, list: [1, 2] }
    const patch = { a: null, b: { y: 3, z: null }, list: [3] }
    expect(mergeObjects(target, patch)).toEqual({ b: { x: 1, y: 3 }, list: [3] })
    expect(target).toEqual({ a: 1, b: { x: 1, y: 2 }, list: [1, 2] })
  })

  it('keeps the categories that two devices added', () => {
    const one = mergeObjects({}, { customCategories: { garden: { name: 'Garden' } } })
    const both = mergeObjects(one, { customCategories: { music: { name: 'Music' } } })
    expect(both).toEqual({ customCategories: { garden: { name: 'Garden' }, music: { name: 'Music' } } })
  })
})

test('a diff laid over what it was taken from gives what it was taken to', () => {
  fc.assert(
    fc.property(plain, plain, (from, to) => {
      expect(sameJson(mergeObjects(from, diffObjects(from, to)), to)).toBe(true)
    }),
  )
})

test.each([
  [[1, [2]], [1, [2]], true],
  [[1, 2], [1, 3], false],
  [[1, 2], [3, 2], false],
  [[1], [1, 2], false],
  [[1], { 0: 1 }, false],
  [{ 0: 1 }, [1], false],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [null, {}, false],
])('whether %j is the same as %j: %s', (one, other, expected) => {
  expect(sameJson(one, other)).toBe(expected)
})
