import { expect, test } from 'vitest'
import { setAsideText } from './set-aside-teller.tsx'
import { signFor } from './sync-sign.tsx'
import { takeUpdate } from './updates.ts'

test.each([
  ['guest', 0, false, 'Saved on this device'],
  ['resting', 0, false, 'Everything is saved'],
  ['syncing', 2, false, 'Saved here, sending…'],
  ['offline', 0, false, 'Offline. Everything is saved here'],
  ['offline', 1, false, 'Saved here. 1 change waiting to sync'],
  ['offline', 3, false, 'Saved here. 3 changes waiting to sync'],
  ['resting', 0, true, 'Sign in again to keep syncing'],
  ['signed_out', 4, false, 'Sign in again to keep syncing'],
  ['outdated', 2, false, 'Open this page again to keep syncing'],
  ['over_quota', 2, false, 'Saved here. Your space on the server is full'],
] as const)('%s with %i waiting', (phase, waiting, isExpired, text) => {
  expect(signFor(phase, waiting, isExpired).text).toBe(text)
})

test('only what a person can do something about leads anywhere', () => {
  expect(signFor('resting', 0, true).to).toBe('/auth')
  expect(signFor('outdated', 1, false).act).toBe(takeUpdate)
  expect(signFor('over_quota', 1, false).to).toBe('/settings#storage')
  expect(signFor('offline', 3, false).to).toBeUndefined()
})

test('a change that could not be kept is named, shortly, with where it is', () => {
  const changes = [{ table: 'tasks', rowId: 'a', op: 'update', data: { title: 'x'.repeat(100) } }] as const
  const text = setAsideText({ reason: 'refused', changes })
  expect(text).toContain(`“${'x'.repeat(60)}…”`)
  expect(text).toContain('Recently deleted')
  expect(
    setAsideText({ reason: 'gone', changes: [{ table: 'tasks', rowId: 'a', op: 'delete' }] }),
  ).not.toContain('“')
})
