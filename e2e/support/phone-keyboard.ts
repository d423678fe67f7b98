import type { Page } from '@playwright/test'

/** A phone's keyboard comes up: it lies over the page, and only the page's seen part tells of it. */
export function openKeyboard(page: Page, keyboard: number): Promise<void> {
  return page.evaluate((height) => {
    const seen = window.visualViewport
    if (!seen) throw new Error('This browser does not tell what is seen of a page.')
    Object.defineProperty(seen, 'height', { configurable: true, value: innerHeight - height })
    seen.dispatchEvent(new Event('resize'))
  }, keyboard)
}
