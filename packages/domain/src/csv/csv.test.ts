import { expect, test } from 'vitest'
import { csvText } from './csv.ts'

/** What stands in the file for one cell. */
function cell(text: string): string {
  return csvText([[text]]).slice(1, -2)
}

test('a file begins with the mark of UTF-8 and ends every line with CR LF', () => {
  expect(
    csvText([
      ['Task', 'Done'],
      ['Water the fern', 'no'],
      ['Größe 🌱', ''],
    ]),
  ).toBe('\uFEFFTask,Done\r\nWater the fern,no\r\nGröße 🌱,\r\n')
})

test.each([
  ['plain', 'plain'],
  ['one, two', '"one, two"'],
  ['say "hello"', '"say ""hello"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  [' leaves its spaces ', ' leaves its spaces '],
])('%j is written as %j', (text, written) => {
  expect(cell(text)).toBe(written)
})

test.each([
  ['=1+1', "'=1+1"],
  ['+44 20', "'+44 20"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =1+1', "'  =1+1"],
  ['＝1+1', "'＝1+1"],
  ['\tleft', "'\tleft"],
  ['\rleft', '"\'\rleft"'],
  ['=HYPERLINK("https://example.org","look")', '"\'=HYPERLINK(""https://example.org"",""look"")"'],
])('%j cannot be taken for a formula', (text, written) => {
  expect(cell(text)).toBe(written)
})

test.each(['a=b', 'call +44', 'half-done', 'sam@example.org', "'quoted'"])('%j stays as it is', (text) => {
  expect(cell(text)).toBe(text)
})
