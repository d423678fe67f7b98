import type { Page } from '@playwright/test'

/** Keeps a guest's data from opening on the next page, as a slow disk does. Returns how to let it. */
export async function holdStore(page: Page): Promise<() => Promise<void>> {
  const other = await page.context().newPage()
  await other.goto('/robots.txt')
  await other.evaluate(
    () =>
      new Promise<void>((held) => {
        const open = indexedDB.open('glimmer:guest')
        open.addEventListener('success', () => {
          const { result } = open
          // Whatever reads waits for the end of one that writes.
          const rows = result.transaction([...result.objectStoreNames], 'readwrite').objectStore('rows')
          const goOn = () => rows.count().addEventListener('success', goOn)
          rows.count().addEventListener('success', () => {
            goOn()
            held()
          })
        })
      }),
  )
  return () => other.close()
}
