import { expect, test } from 'vitest'
import { endingText } from './ending-text.ts'
import { words } from './words.ts'

const refused = (status: number, message: string | null) =>
  ({ kind: 'refused', status, code: null, message }) as const

test.each([
  ['no network', { kind: 'unreachable' } as const, words.needsServer],
  ['a session that is over', refused(401, 'Please sign in first.'), words.signInFirst],
  ['too many tries', refused(429, 'Please wait 9 seconds.'), 'Please wait 9 seconds.'],
  ['a server in trouble (I5)', refused(500, 'x'), 'Failed to delete account. Please contact support.'],
  ['an answer of somebody else', refused(403, null), 'Failed to delete account. Please contact support.'],
])('%s is said plainly', (_, answer, text) => {
  expect(endingText(answer, words.removeBroke)).toBe(text)
})
