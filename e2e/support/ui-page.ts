import type { Page } from '@playwright/test'
import { test as base } from './journey.ts'

interface UiFixtures {
  /** Opens the page; `settings` are what the person chose before, `search` is passed on. */
  openUi(settings?: Record<string, unknown>, search?: string): Promise<Page>
}

/** Playwright's `test` on the page of all primitives. */
export const test = base.extend<UiFixtures>({
  baseURL: async ({ ui }, use) => use(ui.url),
  // The primitives move as they do for everybody who has not asked for less.
  contextOptions: async ({ contextOptions }, use) =>
    use({ ...contextOptions, reducedMotion: 'no-preference' }),
  openUi: async ({ page }, use) =>
    use(async (settings, search = '?theme=light') => {
      if (settings) {
        await page.addInitScript(
          (text) => localStorage.setItem('glimmer:sensory', text),
          JSON.stringify(settings),
        )
      }
      await page.goto(`/dev/ui${search}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      return page
    }),
})

export { expect } from './journey.ts'
