import { expect, test } from 'vitest'
import { readAuthErrand } from './auth-address.ts'

test.each([
  ['', '', { kind: 'sign-in' }],
  ['?utm=x', '#top', { kind: 'sign-in' }],
  ['', '#reset=a.b%2Fc', { kind: 'reset', token: 'a.b/c' }],
  ['?reset=abc', '', { kind: 'reset', token: 'abc' }],
  ['', '#reset=', { kind: 'sign-in' }],
  ['', '#begin', { kind: 'begin' }],
  ['', '#invite=a.b%2Fc', { kind: 'invite', token: 'a.b/c' }],
  ['', '#confirm=a-b_c', { kind: 'confirm', token: 'a-b_c' }],
  ['', '#keep=a.b%2Fc', { kind: 'keep', token: 'a.b/c' }],
  ['?keep=abc', '', { kind: 'sign-in' }],
  ['?confirm=abc', '', { kind: 'sign-in' }],
  ['', '#confirm=', { kind: 'sign-in' }],
  ['?email=confirmed', '', { kind: 'sign-in' }],
  ['?email=link-expired', '', { kind: 'link-expired' }],
  ['?code=a&state=b', '', { kind: 'from-open-id', answer: '?code=a&state=b' }],
  ['?error=access_denied&state=b', '', { kind: 'from-open-id', answer: '?error=access_denied&state=b' }],
  ['?code=a', '', { kind: 'sign-in' }],
] as const)('/auth%s%s', (search, hash, errand) => {
  expect(readAuthErrand(search, hash)).toEqual(errand)
})
