import type { Page } from '@playwright/test'

/**
 * Returns the Back gesture of a phone, which no browser on a desk has: it asks the platform's own watcher that was made
 * last, as the gesture does. To be called before the page is opened.
 */
export async function backGesture(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    type Watcher = { requestClose(): void; destroy(): void }
    const watching = new Set<Watcher>()
    const Platform = Reflect.get(globalThis, 'CloseWatcher') as new () => Watcher & EventTarget
    class CloseWatcher extends Platform {
      constructor() {
        super()
        watching.add(this)
        this.addEventListener('close', () => watching.delete(this))
      }
      override destroy() {
        watching.delete(this)
        super.destroy()
      }
    }
    Object.assign(globalThis, { CloseWatcher, goBack: () => [...watching].at(-1)?.requestClose() })
  })
  return () => page.evaluate(() => (Reflect.get(globalThis, 'goBack') as () => void)())
}
