import { expect, type Page } from '@playwright/test'
import { isTakenBy, keptKeys, nameOf } from '../../apps/web/app/lib/kept-keys.ts'

/** What belongs to the device, by the app's own list. */
const staying = Object.keys(keptKeys)
  .map(nameOf)
  .filter((name) => !isTakenBy('leaving', name))

/**
 * Waits until this browser, and this tab of it, keeps nothing but what belongs to the device: in localStorage,
 * sessionStorage, IndexedDB and the caches of the service worker. None of it may hold one of `traces`.
 */
export async function expectNothingLeft(page: Page, traces: readonly string[]): Promise<void> {
  await expect.poll(() => leftOn(page, traces)).toEqual({ names: [], databases: [], cached: [], traces: [] })
}

async function leftOn(page: Page, traces: readonly string[]) {
  const { texts, databases, cached } = await page.evaluate(async () => {
    const inCaches = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => ({ name, path: new URL(url).pathname })),
      ),
    )
    return {
      texts: [...Object.entries(localStorage), ...Object.entries(sessionStorage)] as [string, string][],
      databases: (await indexedDB.databases()).map(({ name }) => name),
      cached: inCaches.flat(),
    }
  })
  const names = texts.map(([name]) => name)
  return {
    names: names.filter((name) => !staying.includes(name)),
    databases,
    // Files of the app, which are the same for everybody.
    cached: cached.filter(({ name, path }) => !name.startsWith('glimmer-') || path.startsWith('/api')),
    traces: traces.filter((trace) => JSON.stringify(texts).includes(trace)),
  }
}
