import { expect, test } from 'vitest'
import { MAX_THOUGHT_LENGTH } from './brain-dump-item.ts'
import { MOST_THOUGHTS_AT_ONCE, readWritten } from './split-thoughts.ts'

test.each([
  ['', { kind: 'nothing' }],
  [' \n\t ', { kind: 'nothing' }],
  ['  Ring the bank ', { kind: 'one', thought: 'Ring the bank' }],
  ['\n\nRing the bank\n\n', { kind: 'one', thought: 'Ring the bank' }],
  // One line stays as it was written.
  ['- milk', { kind: 'one', thought: '- milk' }],
  ['-', { kind: 'one', thought: '-' }],
  ['-\n-', { kind: 'one', thought: '-\n-' }],
])('%j is %j', (text, written) => {
  expect(readWritten(text)).toEqual(written)
})

test.each([
  ['milk\nbread', ['milk', 'bread']],
  ['milk\r\nbread\rtea', ['milk', 'bread', 'tea']],
  ['milk\n\n  \n\tbread  ', ['milk', 'bread']],
  ['- milk\n* bread\n• tea\n+ jam\n– salt', ['milk', 'bread', 'tea', 'jam', 'salt']],
  ['  - milk\n    - oat milk', ['milk', 'oat milk']],
  ['1. milk\n2) bread\n10. tea', ['milk', 'bread', 'tea']],
  ['[ ] milk\n[x] bread\n[] tea\n- [ ] jam\n1. [X] salt', ['milk', 'bread', 'tea', 'jam', 'salt']],
  // Bullets of Apple Notes, Word, Keep, OneNote and an outliner.
  ['⁃ milk\n\uF0B7\tbread\n☐ tea\n☑ jam\n✔ salt\n→ oil', ['milk', 'bread', 'tea', 'jam', 'salt', 'oil']],
  ['(1) milk\n1.2. bread\na) tea\n1.\tjam', ['milk', 'bread', 'tea', 'jam']],
  // What only looks like a marker is a part of the words.
  ['3 apples\n1.5 l of milk\n-5 degrees', ['3 apples', '1.5 l of milk', '-5 degrees']],
  ['*really*\n2026. A year\nI. Claudius', ['*really*', '2026. A year', 'I. Claudius']],
  ['milk\n-\n- [ ]\n3.\nbread', ['milk', 'bread']],
  ['- - dash\nbread', ['- dash', 'bread']],
])('%j are thoughts', (text, thoughts) => {
  expect(readWritten(text)).toEqual({ kind: 'several', thoughts, rest: [], asOne: text.trim() })
})

test('more than are added at once leave the rest for the next time', () => {
  const lines = Array.from({ length: MOST_THOUGHTS_AT_ONCE + 2 }, (_, i) => `thought ${i}`)
  const written = readWritten(lines.join('\n'))
  expect(written).toMatchObject({ kind: 'several', rest: lines.slice(-2) })
  expect(written).toHaveProperty('thoughts.length', MOST_THOUGHTS_AT_ONCE)
})

test('what is too long for one thought becomes several, and no word is lost', () => {
  const fits = 'x'.repeat(MAX_THOUGHT_LENGTH)
  expect(readWritten(fits)).toEqual({ kind: 'one', thought: fits })
  const long = 'word '.repeat(MAX_THOUGHT_LENGTH / 4)
  const written = readWritten(long)
  expect(written).toMatchObject({ kind: 'several', asOne: null, rest: [] })
  if (written.kind !== 'several') return
  expect(Math.max(...written.thoughts.map(({ length }) => length))).toBeLessThanOrEqual(MAX_THOUGHT_LENGTH)
  expect(written.thoughts.join(' ')).toBe(long.trim())
})
