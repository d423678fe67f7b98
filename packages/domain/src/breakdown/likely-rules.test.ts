import { expect, test } from 'vitest'
import { likelyRules } from './likely-rules.ts'
import { neededText } from './needed-text.ts'

test.each<[RegExp, readonly string[]]>([
  [/\b(visit|tend) .*grave(yard)?/, ['grave']],
  [/^(take|bring|drop off) /, ['take', 'bring', 'drop off']],
  [/griev?e|mourn\w*/, ['grie', 'mourn']],
  [/a{0,2}bc+d[ef]?(?<last>gh|ijk)(?!xyz)/, ['bc']],
  [/can['’]?t go on( any ?more)?$/, ['t go on']],
  [/(?:ab|cd){2,}\p{L}+/u, ['ab', 'cd']],
  [/abc|(?:de)*/, []],
  [/Grave/i, []],
])('%s needs %j', (pattern, needed) => {
  expect(neededText(pattern)).toEqual(needed)
})

test('a pattern with a sign that cannot be read is a mistake', () => {
  expect(() => neededText(/\u2019/)).toThrow('cannot be read')
})

test('only rules that may fit a text are tried, in their order', () => {
  const rules = [/\w+ moon/, /x?/, /(sun|moon)s?\b/, /stars?/]
  const likely = likelyRules(rules, (rule) => rule)
  expect(likely('the moon and the sun')).toEqual([rules[0], rules[1], rules[2]])
  expect(likely('a star')).toEqual([rules[1], rules[3]])
  expect(likely('')).toEqual([rules[1]])
})
