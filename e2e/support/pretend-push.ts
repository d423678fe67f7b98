import type { BrowserContext, Page, Worker } from '@playwright/test'
import type { PushDevice } from '../../apps/server/test/push-service.ts'

/** What the browser knows of a subscription. */
interface Subscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
  /** The key of the server that it was made with. */
  readonly madeWith: string
}

interface Options {
  /** What the browser was told before, and what a person answers when it asks. */
  readonly permission: NotificationPermission
  readonly answer?: NotificationPermission
  readonly device: Pick<PushDevice, 'subscription'>
}

/**
 * Stands in for what this Chromium has not: it may show no notifications, and no push service of its own answers. So the edge of
 * the browser is another one, behind which lies a real push service on loopback. `subscription` tells what the browser holds.
 */
export async function pretendPush(context: BrowserContext, { permission, answer, device }: Options) {
  let held: Subscription | null = null
  const { endpoint, p256dh, auth } = device.subscription
  await context.exposeFunction('browserSubscription', () => held)
  await context.exposeFunction('browserSubscribe', async (madeWith: string) => {
    // A browser remembers what a person said, for the pages that come.
    await context.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { value: 'granted' })
    })
    held = { endpoint, keys: { p256dh, auth }, madeWith }
    return held
  })
  await context.exposeFunction('browserUnsubscribe', () => void (held = null))
  await context.addInitScript(pretendInPage, [permission, answer ?? permission] as const)
  return { subscription: () => held }
}

function pretendInPage([before, answer]: readonly [NotificationPermission, NotificationPermission]): void {
  interface Edge {
    browserSubscription(): Promise<Subscription | null>
    browserSubscribe(key: string): Promise<Subscription>
    browserUnsubscribe(): Promise<void>
  }
  const edge = globalThis as unknown as Edge
  let permission = before
  Object.defineProperty(Notification, 'permission', { get: () => permission, configurable: true })
  Notification.requestPermission = () => Promise.resolve((permission = answer))
  const asBrowser = ({ endpoint, keys, madeWith }: Subscription) => ({
    endpoint,
    options: {
      applicationServerKey: Uint8Array.from(
        atob(madeWith.replaceAll('-', '+').replaceAll('_', '/')),
        (letter) => letter.charCodeAt(0),
      ).buffer,
    },
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: () => edge.browserUnsubscribe().then(() => true),
  })
  Object.assign(PushManager.prototype, {
    async getSubscription() {
      const held = await edge.browserSubscription()
      return held && asBrowser(held)
    },
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) =>
      asBrowser(await edge.browserSubscribe(applicationServerKey)),
  })
}

export interface ShownNotification {
  readonly title: string
  readonly tag: string
  readonly body: string
  readonly actions: readonly string[]
}

/** What a worker would show on the screen, and presses on it. */
export async function watchNotifications(context: BrowserContext) {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(pretendInWorker)
  return {
    shown: () => worker.evaluate(() => (globalThis as unknown as Screen).shownNow()),
    press: (tag: string, action = '') => pressIn(worker, tag, action),
  }
}

interface Screen {
  shownNow(): ShownNotification[]
  pressOn(tag: string, action: string): Promise<void>
}

function pretendInWorker(): void {
  const scope = globalThis as unknown as Screen & {
    WindowClient: { prototype: { focus(): Promise<void> } }
    registration: object
    dispatchEvent(event: Event): void
  }
  const shown = new Map<string, NotificationOptions & { title: string; actions?: { action: string }[] }>()
  const asBrowser = (tag: string) => ({ tag, data: shown.get(tag)?.data, close: () => shown.delete(tag) })
  Object.assign(scope.registration, {
    showNotification: async (title: string, options: NotificationOptions) =>
      void shown.set(options.tag ?? '', { ...options, title }),
    getNotifications: async ({ tag }: { tag?: string } = {}) =>
      [...shown.keys()].filter((one) => tag === undefined || one === tag).map(asBrowser),
  })
  // Only a real press may bring a window to the front.
  scope.WindowClient.prototype.focus = () => Promise.resolve()
  scope.shownNow = () =>
    [...shown].map(([tag, { title, body = '', actions = [] }]) => ({
      title,
      tag,
      body,
      actions: actions.map(({ action }) => action),
    }))
  scope.pressOn = async (tag, action) => {
    const waits: Promise<unknown>[] = []
    const waitUntil = (work: Promise<unknown>) => waits.push(work)
    const pressed = { action, notification: asBrowser(tag), waitUntil }
    scope.dispatchEvent(Object.assign(new Event('notificationclick'), pressed))
    await Promise.all(waits)
  }
}

async function pressIn(worker: Worker, tag: string, action: string): Promise<void> {
  await worker.evaluate(([on, what]) => (globalThis as unknown as Screen).pressOn(on, what), [
    tag,
    action,
  ] as const)
}

/** Has the browser wake its service worker with a push, as a push service would. */
export async function deliverPush(page: Page, data: object): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations.filter(({ isDeleted }) => !isDeleted)
      if (first) resolve(first.registrationId)
    })
  })
  await browser.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  const registrationId = await registered
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: JSON.stringify(data),
  })
  await browser.detach()
}
