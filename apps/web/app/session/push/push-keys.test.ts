import { expect, test } from 'vitest'
import { isMadeWith, pushKeysOf } from './push-keys.ts'

const bytes = Uint8Array.from([4, 251, 255, 62, 63])
const options = { userVisibleOnly: true, applicationServerKey: bytes.buffer }

test('a subscription is known by the key that it was made with', () => {
  const key = Buffer.from(bytes).toString('base64url')
  expect(key).toMatch(/[-_]/)
  expect(isMadeWith(key, { options })).toBe(true)
  expect(isMadeWith('BAAA', { options })).toBe(false)
  expect(isMadeWith(key, { options: { ...options, applicationServerKey: null } })).toBe(false)
})

test('one without keys is none that a server could write to', () => {
  const endpoint = 'https://push.example/1'
  const keys = { p256dh: 'p', auth: 'a' }
  expect(pushKeysOf({ toJSON: () => ({ endpoint, keys }) })).toEqual({ endpoint, ...keys })
  expect(pushKeysOf({ toJSON: () => ({ endpoint, keys: {} }) })).toBeNull()
})
