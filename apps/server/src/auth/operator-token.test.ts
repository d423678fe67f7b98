import { expect, test } from 'vitest'
import { makeOperatorToken, readOperatorToken } from './operator-token.ts'

const secret = 'a secret of the server'
const now = Date.UTC(2026, 0, 15)
const token = makeOperatorToken({ email: 'robin@example.org', secret, now })

test('the token says whose it is for an hour', () => {
  expect(readOperatorToken(token, secret, now + 3_599_000)?.email).toBe('robin@example.org')
  expect(readOperatorToken(token, secret, now + 3_600_000)).toBeNull()
})

test('nobody makes one without the secret, or makes one say something else', () => {
  const [prefix, payload = '', signature] = token.split('.')
  const changed = Buffer.from(Buffer.from(payload, 'base64url').toString().replace('robin', 'mallo'))
  expect(readOperatorToken(token, 'another secret', now)).toBeNull()
  expect(
    readOperatorToken([prefix, changed.toString('base64url'), signature].join('.'), secret, now),
  ).toBeNull()
  expect(readOperatorToken(`${token}.x`, secret, now)).toBeNull()
  expect(readOperatorToken('operator.e30.', secret, now)).toBeNull()
  expect(readOperatorToken('a-mailed-token', secret, now)).toBeNull()
})
