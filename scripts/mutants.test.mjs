import { expect, it } from 'vitest'
import { describeMutants } from './mutants.mjs'

const at = (line, column, endColumn, endLine = line) => ({
  start: { line, column },
  end: { line: endLine, column: endColumn },
})
const mutant = (status, location, replacement = 'true') => ({ status, location, replacement })

const report = {
  files: {
    'late.ts': {
      source: 'const isLate = day > last\nreturn isLate\n  ? 1\n  : 0\n',
      mutants: [
        mutant('Killed', at(1, 16, 26)),
        mutant('Timeout', at(1, 16, 26)),
        mutant('Survived', at(1, 16, 26), 'day >= last'),
        mutant('NoCoverage', at(2, 8, 6, 4), '0'),
        mutant('Ignored', at(1, 1, 6)),
        mutant('CompileError', at(1, 1, 6)),
      ],
    },
    'early.ts': { source: 'keep(row)', mutants: [mutant('Killed', at(1, 1, 10))] },
  },
}

it('names each mutant that no test noticed, and counts the others', () => {
  expect(describeMutants(report)).toEqual({
    score: 60,
    lines: [
      'late.ts:1:16: day > last → day >= last',
      'late.ts:2:8, in no test: isLate … → 0',
      '',
      ' 100.0 %  1 of 1  early.ts',
      '  50.0 %  2 of 4  late.ts',
      '  60.0 %  3 of 5  of all',
    ],
  })
})

it('calls no mutants at all no fault', () => {
  expect(describeMutants({ files: {} }).score).toBe(100)
})
