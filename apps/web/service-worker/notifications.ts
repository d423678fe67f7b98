import { reminderSnooze } from '@glimmer/domain/notifications/reminder-snooze'
import type { KeptPressed, LaterAction, NotificationData, WorkerMemory } from '../app/device/worker-memory.ts'
import { requestTo } from '../app/lib/server-request.ts'
import type { WorkerMessage } from '../app/lib/worker-messages.ts'
import { pushKeysOf } from '../app/session/push/push-keys.ts'
import { pageOf } from './page-of.ts'
import { readPush } from './read-push.ts'
import { toNotification } from './to-notification.ts'

/** The parts of a service worker's scope that notifications need. */
export interface Scope {
  readonly registration: Pick<
    ServiceWorkerRegistration,
    'showNotification' | 'getNotifications' | 'pushManager'
  > & {
    /** Only some browsers wake a worker once the network is back. */
    readonly sync?: { register(tag: string): Promise<void> }
  }
  readonly clients: Pick<Clients, 'matchAll' | 'openWindow'>
  readonly location: Pick<WorkerLocation, 'origin'>
}

/** The name under which a browser wakes the worker for what was pressed without a network. */
export const PRESSED_TAG = 'pressed'

/** For so long the same message makes no second sound. */
const JUST_MS = 10 * 60_000

/** How long a page may take to answer before the worker does without it. */
const PAGE_MS = 3000

/** What the service worker does for pushes, and for presses on what they show. */
export function notificationsOf(
  { registration, clients, location }: Scope,
  memory: WorkerMemory,
  now: () => number = Date.now,
) {
  async function show(text: string): Promise<void> {
    const push = readPush(text)
    const owner = await memory.owner()
    const { title, options } = toNotification(push, { owner, now: now() })
    const isTwice = push !== null && (await wasJustShown(push.tag))
    await registration.showNotification(title, isTwice ? { ...options, silent: true } : options)
    if (push && owner !== null) await memory.noteShown(push.tag, new Date(now()))
    for (const tag of push?.withdraws ?? []) {
      for (const shown of await registration.getNotifications({ tag })) shown.close()
    }
    if (owner === null) await (await registration.pushManager.getSubscription())?.unsubscribe()
  }

  /** An open page rings by itself where a push is slow. */
  async function wasJustShown(tag: string): Promise<boolean> {
    const shown = (await memory.shown()).find((one) => one.tag === tag)
    return shown !== undefined && now() - Date.parse(shown.at) < JUST_MS
  }

  /** `action`: the button that was pressed, or the empty text. */
  async function press(action: string, notification: Notification): Promise<void> {
    notification.close()
    const data = notification.data as NotificationData | null
    if (!data || !isLater(action)) return open(pageOf(data?.url ?? '', location.origin))
    const { owner, subject } = data
    const at = new Date(now()).toISOString()
    // On the disk before anything else: a worker may end at any moment.
    await memory.notePressed({ owner, tag: notification.tag, action, at, ...(subject && { subject }) })
    if (!(await settlePressed())) await wakeOnceOnline()
  }

  async function wakeOnceOnline(): Promise<void> {
    try {
      await registration.sync?.register(PRESSED_TAG)
    } catch {
      // Some browsers, and some people, allow none.
    }
  }

  /** Has a page do what was pressed, or tells the server; whether that is done. Else it waits for the next start. */
  async function settlePressed(): Promise<boolean> {
    for (const page of await pages()) if (await hears(page, { type: 'pressed' })) return true
    const pressed = await memory.pressed()
    const told = await Promise.all(pressed.map(async (one) => ((await isTold(one)) ? [one.id] : [])))
    await memory.dropPressed(told.flat())
    return told.every(({ length }) => length > 0)
  }

  /** The browser has ended the subscription. Where that cannot be told now, the next start tells it. */
  async function resubscribe(before: PushSubscription | null): Promise<void> {
    const owner = await memory.owner()
    if (owner === null || !before) return
    const { pushManager } = registration
    const keys = pushKeysOf(
      (await pushManager.getSubscription()) ?? (await pushManager.subscribe(before.options)),
    )
    if (keys) await fetch(...requestTo('POST /api/notifications/subscription', { body: { owner, ...keys } }))
  }

  async function open(path: string): Promise<void> {
    for (const page of await pages()) {
      if (!(await hears(page, { type: 'open', path }))) continue
      await page.focus()
      return
    }
    await clients.openWindow(path)
  }

  /** Those in view first. */
  async function pages(): Promise<readonly WindowClient[]> {
    const all = await clients.matchAll({ type: 'window' })
    const inView = (page: WindowClient) =>
      Number(page.focused) * 2 + Number(page.visibilityState === 'visible')
    return all.toSorted((a, b) => inView(b) - inView(a))
  }

  return { show, press, settlePressed, resubscribe }
}

function isLater(action: string): action is LaterAction {
  return action === 'in-an-hour' || action === 'not-today'
}

async function isTold({ owner, tag, action, at }: KeptPressed): Promise<boolean> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const until = reminderSnooze(action, new Date(at), timeZone)
  const [path, init] = requestTo('POST /api/notifications/later', { body: { owner, tag, action, until } })
  try {
    return (await fetch(path, init)).ok
  } catch {
    return false
  }
}

/** Public pages, and those that are asleep, answer nothing. */
function hears(page: WindowClient, message: WorkerMessage): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const timer = setTimeout(resolve, PAGE_MS, false)
    port1.onmessage = () => {
      clearTimeout(timer)
      resolve(true)
    }
    page.postMessage(message, [port2])
  })
}
