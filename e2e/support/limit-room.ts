import type { Page } from '@playwright/test'

/** More than any journey needs, in bytes. */
export const PLENTY = 20_000_000

/**
 * Returns the way to say how many bytes the browser keeps for this page, as long as the page's tools are connected. A
 * browser asks itself again only when something big comes, so something big is tried.
 */
export async function prepareLimit(page: Page): Promise<(quotaSize: number) => Promise<void>> {
  await page.goto('/')
  const tools = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  const limit = async (quotaSize: number) => {
    await tools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize })
    await page.evaluate(
      (size) =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('probe')
          opening.onupgradeneeded = () => opening.result.createObjectStore('all')
          opening.onerror = () => resolve()
          opening.onsuccess = () => {
            const connection = opening.result
            const trying = connection.transaction('all', 'readwrite')
            trying.objectStore('all').put(new Uint8Array(size), 'big')
            trying.onabort = trying.oncomplete = () => {
              connection.close()
              indexedDB.deleteDatabase('probe')
              resolve()
            }
          }
        }),
      quotaSize === PLENTY ? 1 : PLENTY,
    )
  }
  await limit(PLENTY)
  return limit
}
