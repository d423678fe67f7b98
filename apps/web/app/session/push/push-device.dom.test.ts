import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { workerMemory } from '../../device/worker-memory.ts'
import { GUEST_OWNER, GUEST_SESSION, NO_SESSION, writeSession } from '../session-store.ts'
import { turnPushOn } from './push-device.ts'

const answerWith = (answer: () => void) =>
  vi.stubGlobal('Notification', {
    requestPermission: async () => {
      answer()
      return 'granted'
    },
  })

beforeEach(() => {
  writeSession(GUEST_SESSION)
})
afterEach(() => workerMemory().forget())

it('shows a person’s notifications here once they turned them on', async () => {
  answerWith(() => {})
  expect(await turnPushOn(GUEST_OWNER)).toBe('on')
  expect(await workerMemory().owner()).toBe(GUEST_OWNER)
})

it('keeps nothing of somebody who left while their notifications were turned on', async () => {
  answerWith(() => writeSession(NO_SESSION))
  expect(await turnPushOn(GUEST_OWNER)).toBe('signed-out')
  expect(await workerMemory().owner()).toBeNull()
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('glimmer-notifications')
})
