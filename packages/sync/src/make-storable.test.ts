import { expect, it } from 'vitest'
import { makeStorable } from './make-storable.ts'

it('returns what JSON keeps as it is', () => {
  const stored = makeStorable({ 'a\0': -0, list: ['x\ud800', 1, true] })
  expect(stored).toEqual({ a: 0, list: ['x\ufffd', 1, true] })
  expect(JSON.parse(JSON.stringify(stored))).toEqual(stored)
})
