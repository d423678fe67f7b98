import { expect, test } from 'vitest'
import { isBackupToken, makeBackupToken } from './backup-token.ts'

const secret = 'a secret of the server'
const now = Date.UTC(2026, 0, 15)
const token = makeBackupToken(secret, now)

test('the token is good for a minute', () => {
  expect(isBackupToken(token, secret, now)).toBe(true)
  expect(isBackupToken(token, secret, now + 59_999)).toBe(true)
  expect(isBackupToken(token, secret, now + 60_000)).toBe(false)
})

test('nobody makes one without the secret, or one that lasts longer', () => {
  const [, signature = ''] = token.split('.')
  expect(isBackupToken(token, 'another secret', now)).toBe(false)
  expect(isBackupToken(`${now + 120_000}.${signature}`, secret, now)).toBe(false)
  // A token made by a clock that ran ahead is not accepted later.
  expect(isBackupToken(makeBackupToken(secret, now + 60_000), secret, now)).toBe(false)
  for (const other of ['', '.', `${token}.x`, 'no token'])
    expect(isBackupToken(other, secret, now)).toBe(false)
})
