import { expect, test } from 'vitest'
import { words } from './words.ts'

test.each([
  [1, '1 min', '1 minute'],
  [25, '25 min', '25 minutes'],
  [60, '1 h', '1 hour'],
  [61, '1 h 1 min', '1 hour 1 minute'],
  [150, '2 h 30 min', '2 hours 30 minutes'],
  [1_440, '24 h', '24 hours'],
])('%i minutes are short for the eye and long for the ear', (minutes, short, long) => {
  expect(words.time(minutes)).toBe(short)
  expect(words.timeLong(minutes)).toBe(long)
})

test.each([
  ['main', 20, 'About 20 minutes'],
  ['side', 1, 'About 1 minute to set up'],
  ['starter', null, 'For as long as you like'],
] as const)('a %s of %s minutes', (course, minutes, text) => {
  expect(words.about(course, minutes)).toBe(text)
})
