import { expect, test } from 'vitest'
import { readTitle } from './read-title.ts'
import { isNearly, stem } from './stem.ts'

test.each([
  ['Open the letter from HMRC', 'the letter from HMRC'],
  ['clean kitchen', 'the kitchen'],
  ['i REALLY need to finally wash my car before friday!!! 🚗', 'your car'],
  ['PAY THE WATER BILL', 'the water bill'],
  ['return the parcel to ASOS', 'the parcel'],
  ['put up the tent in the loft to check for holes', 'the tent in the loft'],
  ['sharpen the knives and oil the board', 'the knives'],
  ['read chapter 4', 'chapter 4'],
  ['learn to swim', 'swimming'],
  ['practise to juggle the clubs', 'juggling the clubs'],
  ['buy Dad’s present', 'Dad’s present'],
  ['update CV', 'the CV'],
  ['deal with it', null],
  ['???', null],
])('%s is about %s', (title, object) => {
  expect(readTitle(title).object).toBe(object)
})

test.each([
  ['Ring the landlord about the mould', 'the landlord', 'the mould'],
  ['reply to sam', 'Sam', null],
  ['talk with my boss about hours', 'your boss', 'the hours'],
  ['have a difficult conversation with my boss', 'your boss', null],
  ['CALL MUM', 'Mum', null],
  ['thank you card for Aunt Jane', 'Aunt Jane', null],
  ['clean the kitchen', null, null],
])('%s speaks of %s, about %s', (title, who, topic) => {
  expect(readTitle(title)).toMatchObject({ who, topic })
})

test('forms of one word have one stem, and a slip of the finger is nearly the word', () => {
  for (const words of [
    'dish dishes',
    'tidy tidied tidying',
    'file files filing',
    'shop shopping',
    'bill bills',
    'tax taxes',
  ]) {
    expect(new Set(words.split(' ').map(stem)).size).toBe(1)
  }
  expect(isNearly('kitchn', 'kitchen')).toBe(true)
  expect(isNearly('claen', 'clean')).toBe(true)
  expect(isNearly('house', 'mouse')).toBe(false)
  expect(isNearly('bath', 'math')).toBe(false)
  expect(isNearly('letter', 'lettuce')).toBe(false)
})
