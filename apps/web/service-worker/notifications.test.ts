import { pushPayloadSchema, type PushPayload } from '@glimmer/api/notifications'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { workerMemory } from '../app/device/worker-memory.ts'
import { notificationsOf, type Scope } from './notifications.ts'
import { pageOf } from './page-of.ts'
import { readPush } from './read-push.ts'
import { toNotification } from './to-notification.ts'

const now = Date.parse('2026-11-26T09:00:30.000Z')
const push: PushPayload = {
  owner: 'robin',
  kind: 'task',
  tag: 'tag-of-it',
  title: 'You asked to be reminded',
  body: 'You asked to hear about this now.',
  url: '/tasks',
  dueAt: '2026-11-26T09:00:00.000Z',
  expiresAt: '2026-11-26T12:00:00.000Z',
  actions: [
    { action: 'in-an-hour', title: 'In an hour' },
    { action: 'not-today', title: 'Not today' },
  ],
  subject: { taskReminderId: '00000000-0000-4000-8000-000000000002' },
  withdraws: ['an-older-one'],
}

test('a push is read as the server writes it', () => {
  const read = readPush(JSON.stringify(push))
  expect(read).toEqual(push)
  expect(pushPayloadSchema.parse(push)).toEqual(push)
})

test.each([
  ['no JSON', 'hello'],
  ['nothing', ''],
  ['another shape', '[]'],
  ['an unknown kind', JSON.stringify({ ...push, kind: 'advert' })],
  ['no time', JSON.stringify({ ...push, dueAt: 'soon' })],
  ['a title that is none', JSON.stringify({ ...push, title: { html: '<b>' } })],
])('%s is no push that this version knows, and something is shown all the same', (_, text) => {
  expect(readPush(text)).toBeNull()
  expect(toNotification(null, { owner: 'robin', now }).options.body).toContain('You have a reminder')
})

test('what a later version adds is left out, and the rest is shown', () => {
  const actions = [...push.actions, { action: 'dance', title: 'Dance' }]
  expect(readPush(JSON.stringify({ ...push, actions, subject: { song: 1 } }))).toEqual({
    ...push,
    subject: undefined,
  })
})

test('what is meant for somebody else is not shown', () => {
  for (const owner of [null, 'sam']) {
    const shown = JSON.stringify(toNotification(push, { owner, now }))
    expect(shown).toContain('Reminders are off on this device.')
    expect(shown).not.toContain(push.title)
    expect(shown).not.toContain('robin')
  }
})

test('what comes too late says so, quietly, and offers nothing any more', () => {
  const { options } = toNotification(push, { owner: 'robin', now: Date.parse(push.expiresAt) })
  expect(options).toMatchObject({ silent: true, tag: push.tag })
  expect(options.body).toContain('It took a while to get here.')
  expect(options.actions).toBeUndefined()
})

test.each([
  ['/calendar?view=day#now', '/calendar?view=day#now'],
  ['https://evil.example/tasks', '/tasks'],
  ['//evil.example/tasks', '/tasks'],
  ['/\\evil.example', '/tasks'],
  ['javascript:alert(1)', '/tasks'],
  ['/api/auth/sign-out', '/tasks'],
  ['', '/tasks'],
])('a press on %s opens %s', (url, page) => {
  expect(pageOf(url, 'https://glimmer.example')).toBe(page)
})

/** A browser around the worker: what it shows, and the pages that are open. */
function openBrowser({ hears }: { readonly hears?: (data: unknown) => void } = {}) {
  const shown = new Map<string, { title: string; options: NotificationOptions }>()
  const opened: string[] = []
  const woken: string[] = []
  const page = {
    focused: false,
    visibilityState: 'visible',
    focus: async () => void opened.push('focus'),
    postMessage(data: unknown, [port]: MessagePort[]) {
      hears?.(data)
      port?.postMessage('done')
    },
  }
  const scope = {
    registration: {
      showNotification: async (title: string, options: NotificationOptions = {}) =>
        void shown.set(options.tag ?? '', { title, options }),
      getNotifications: async ({ tag = '' }: { tag?: string } = {}) =>
        shown.has(tag) ? [{ close: () => shown.delete(tag) }] : [],
      pushManager: { getSubscription: async () => null },
      sync: { register: async (tag: string) => void woken.push(tag) },
    },
    clients: {
      matchAll: async () => (hears ? [page] : []),
      openWindow: async (path: string) => void opened.push(path),
    },
    location: { origin: 'https://glimmer.example' },
  } as unknown as Scope
  const memory = workerMemory(new IDBFactory())
  const worker = notificationsOf(scope, memory, () => now)
  /** Presses a button of what is shown, or the notification itself. */
  async function press(action: string) {
    const { options } = shown.get(push.tag) ?? {}
    const close = () => shown.delete(push.tag)
    await worker.press(action, { tag: push.tag, data: options?.data, close } as unknown as Notification)
  }
  return { shown, opened, woken, memory, worker, press }
}

test('a push takes the place of one with its tag, and takes back what was done elsewhere', async () => {
  const { shown, memory, worker } = openBrowser()
  await memory.keepOwner('robin')
  await worker.show(JSON.stringify({ ...push, tag: 'an-older-one', withdraws: [] }))
  await worker.show(JSON.stringify(push))
  await worker.show(JSON.stringify({ ...push, title: 'Anew' }))
  expect([...shown.keys()]).toEqual([push.tag])
  expect(shown.get(push.tag)?.title).toBe('Anew')
})

test('an open page does what was pressed, and shows what was opened', async () => {
  const heard: unknown[] = []
  const { memory, worker, press, opened } = openBrowser({ hears: (data) => heard.push(data) })
  await memory.keepOwner('robin')
  await worker.show(JSON.stringify(push))
  await press('in-an-hour')
  expect(heard).toEqual([{ type: 'pressed' }])
  expect(await memory.pressed()).toMatchObject([
    { owner: 'robin', action: 'in-an-hour', subject: push.subject, at: '2026-11-26T09:00:30.000Z' },
  ])
  await worker.show(JSON.stringify(push))
  await press('')
  expect(heard.at(-1)).toEqual({ type: 'open', path: '/tasks' })
  expect(opened).toEqual(['focus'])
})

test('without a page the server is told, and without a network it is told later', async () => {
  const { memory, worker, press, woken, shown } = openBrowser()
  await memory.keepOwner('robin')
  const asked: [string, unknown][] = []
  let isOnline = false
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    if (!isOnline) throw new TypeError('no network')
    asked.push([path, JSON.parse(body)])
    return new Response()
  })
  await worker.show(JSON.stringify(push))
  await press('in-an-hour')
  expect([shown.size, woken, (await memory.pressed()).length]).toEqual([0, ['pressed'], 1])
  isOnline = true
  expect(await worker.settlePressed()).toBe(true)
  const { owner, tag } = push
  const body = { owner, tag, action: 'in-an-hour', until: '2026-11-26T10:00:30.000Z' }
  expect(asked).toEqual([['/api/notifications/later', body]])
  expect(await memory.pressed()).toEqual([])
})
