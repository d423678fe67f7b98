import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

test.each([
  ['short enough', 20, ['short enough']],
  ['', 5, []],
  ['   ', 5, []],
  ['exactly ten', 11, ['exactly ten']],
  ['a word ends here', 6, ['a word', 'ends', 'here']],
  ['Ring Sam. Then rest now', 14, ['Ring Sam.', 'Then rest now']],
  // A cut after a sentence that ends in the first half would leave a very short piece.
  ['Oh. Ring the bank today', 16, ['Oh. Ring the', 'bank today']],
  ['abcdefghij', 4, ['abcd', 'efgh', 'ij']],
  ['abc🌙def', 4, ['abc', '🌙de', 'f']],
  ['one\ntwo three', 4, ['one', 'two', 'thre', 'e']],
])('%j in pieces of %i', (text, max, pieces) => {
  expect(cutText(text, max)).toEqual(pieces)
})
