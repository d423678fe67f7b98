import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  type AccountSession,
  GUEST_SESSION,
  readSession,
  subscribeToSession,
  writeSession,
} from './session-store.ts'

const KEY = 'glimmer:session'
const ada: AccountSession = {
  kind: 'account',
  owner: 'ada-id',
  email: 'ada@example.org',
  name: 'Ada',
  emailVerified: true,
  role: 'user',
  expired: false,
}

beforeEach(() => localStorage.clear())
afterEach(() => writeSession({ kind: 'none' }))

test('a guest is still a guest after a reload, and nothing but that is kept (B4)', () => {
  writeSession(GUEST_SESSION)
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({ kind: 'guest', owner: 'guest' })
  expect(readSession()).toEqual(GUEST_SESSION)
})

test('an account is remembered with what the screens need, and is the same object until it changes', () => {
  writeSession(ada)
  expect(readSession()).toEqual(ada)
  expect(readSession()).toBe(readSession())
  writeSession({ kind: 'none' })
  expect(localStorage.getItem(KEY)).toBeNull()
  expect(readSession()).toEqual({ kind: 'none' })
})

test.each([
  ['broken text', '{'],
  ['an unknown kind', '{"kind":"wizard"}'],
  ['an account without an id', JSON.stringify({ ...ada, owner: '' })],
  ['a guest that names an account', '{"kind":"guest","owner":"ada-id"}'],
  ['null', 'null'],
])('%s is no session', (_, text) => {
  localStorage.setItem(KEY, text)
  expect(readSession()).toEqual({ kind: 'none' })
})

test('a change in this tab and in another one is heard, until one stops listening', () => {
  let heard = 0
  const stop = subscribeToSession(() => heard++)
  writeSession(ada)
  expect(heard).toBe(1)
  localStorage.setItem(KEY, JSON.stringify(GUEST_SESSION))
  dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: JSON.stringify(GUEST_SESSION) }))
  expect(heard).toBe(2)
  expect(readSession()).toEqual(GUEST_SESSION)
  dispatchEvent(new StorageEvent('storage', { key: 'something else' }))
  expect(heard).toBe(2)
  stop()
  writeSession(ada)
  expect(heard).toBe(2)
})
