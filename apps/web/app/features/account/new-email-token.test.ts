import { expect, test } from 'vitest'
import { newEmailTokenIn, newEmailTokenOf } from './new-email-token.ts'

test('the token of a link is read from the address, or from what the page has kept of it', () => {
  expect(newEmailTokenIn('#new-email=new-email.e30.a_b-c')).toBe('new-email.e30.a_b-c')
  expect(newEmailTokenIn('#new-email=%')).toBe('%')
  for (const hash of ['', '#', '#other', '#other=new-email']) expect(newEmailTokenIn(hash)).toBe('')
  expect(newEmailTokenOf({ newEmail: 'a_b-c' })).toBe('a_b-c')
  for (const state of [null, undefined, 'x', 3, {}, { newEmail: 3 }]) expect(newEmailTokenOf(state)).toBe('')
})
