import type { Page } from '@playwright/test'

/** Counts presses from here on, whatever pages are opened. Returns how to read the count. */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  const begin = () => {
    const key = 'journey:taps'
    sessionStorage.setItem(key, sessionStorage.getItem(key) ?? '0')
    const count = () => sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key)) + 1))
    window.addEventListener('pointerdown', count, { capture: true })
  }
  await page.addInitScript(begin)
  await page.evaluate(begin)
  return () => page.evaluate(() => Number(sessionStorage.getItem('journey:taps')))
}
