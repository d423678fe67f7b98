import type { Page } from '@playwright/test'

/** Runs a function in the page that is opened next, before anything of its own, and in none after it. */
export async function beforeNextPage<T>(page: Page, run: (given: T) => void, given: T): Promise<void> {
  // An empty page has no place to keep anything.
  const script = await page.addInitScript(
    `if (location.protocol.startsWith('http')) (${String(run)})(${JSON.stringify(given)})`,
  )
  const drop = (): void => {
    if (page.url() === 'about:blank') return
    page.off('domcontentloaded', drop)
    // A page that is closed by then needs no more of it.
    void script.dispose().catch(() => {})
  }
  page.on('domcontentloaded', drop)
}
