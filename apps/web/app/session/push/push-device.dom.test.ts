import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { workerMemory } from '../../device/worker-memory.ts'
import { GUEST_OWNER, GUEST_SESSION, NO_SESSION, type Session, writeSession } from '../session-store.ts'
import { endPushOf, renewPush, turnPushOn } from './push-device.ts'

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
afterEach(() => {
  vi.unstubAllGlobals()
  return workerMemory().forget()
})

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

it('leaves no subscription of somebody who left while theirs was renewed', async () => {
  const robin = { kind: 'account', owner: 'robin', email: 'robin@example.org', name: 'Robin' } as const
  const session: Session = { ...robin, emailVerified: true, role: 'user', expired: false }
  writeSession(session)
  await workerMemory().keepOwner('robin')
  const browser = stubPush()
  await browser.subscribe()
  let hasLeft = false
  vi.stubGlobal('fetch', async (path: string) => {
    if (!path.endsWith('/key')) return Response.json({}, { status: 401 })
    hasLeft = true
    writeSession(NO_SESSION)
    await endPushOf('robin')
    expect(browser.held()).toBeNull()
    return Response.json({ publicKey: 'BFH7' })
  })
  await renewPush('robin')
  expect(hasLeft).toBe(true)
  expect(browser.held()).toBeNull()
})

/** The edge of a browser that takes pushes. */
function stubPush() {
  let held: object | null = null
  const subscribe = async () =>
    (held = {
      options: { applicationServerKey: null },
      toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: async () => void (held = null),
    })
  const registration = { pushManager: { getSubscription: async () => held, subscribe } }
  const container = { ready: Promise.resolve(registration), getRegistration: async () => registration }
  vi.stubGlobal('navigator', { userAgent: 'A browser', serviceWorker: container })
  vi.stubGlobal('PushManager', {})
  vi.stubGlobal('Notification', { permission: 'granted' })
  vi.stubGlobal('isSecureContext', true)
  return { held: () => held, subscribe }
}
