import type { Page } from '@playwright/test'

/**
 * Counts what a person presses from here on, whatever pages are opened: places on the screen, and keys, but for what they
 * write into a field. Returns how to read the count.
 */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  const begin = () => {
    const key = 'journey:taps'
    sessionStorage.setItem(key, sessionStorage.getItem(key) ?? '0')
    const count = () => sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key)) + 1))
    window.addEventListener('pointerdown', count, { capture: true })
    window.addEventListener(
      'keydown',
      ({ key, repeat, target }) => {
        const isField =
          target instanceof Element && target.matches('textarea, input:not([type=checkbox], [type=radio])')
        const isWritten = isField && (key.length === 1 || key === 'Backspace')
        if (!repeat && !isWritten && !['Shift', 'Control', 'Alt', 'Meta'].includes(key)) count()
      },
      { capture: true },
    )
  }
  await page.addInitScript(begin)
  await page.evaluate(begin)
  return () => page.evaluate(() => Number(sessionStorage.getItem('journey:taps')))
}
