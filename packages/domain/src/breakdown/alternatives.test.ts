import { expect, test } from 'vitest'
import { alternativesOf } from './alternatives.ts'
import { EVERY_RULE } from './weight.ts'

test.each([
  ['a', ['a']],
  ['cats?|(?:big|small) dogs', ['cats?', '(?:big|small) dogs']],
  ['[|)]x|y\\\\|z', ['[|)]x', 'y\\\\', 'z']],
  ['a\\|b|c', ['a\\|b', 'c']],
  ['(?<=^(?!a|b).*)c|d', ['(?<=^(?!a|b).*)c', 'd']],
])('%s', (source, parts) => {
  expect(alternativesOf(source)).toEqual(parts)
})

test('the alternatives of every rule are patterns of their own, and nothing of the rule is lost', () => {
  for (const { named } of EVERY_RULE) {
    const parts = alternativesOf(named.source)
    expect(parts.join('|')).toBe(named.source)
    for (const part of parts) expect(() => new RegExp(part, named.flags)).not.toThrow()
  }
})
