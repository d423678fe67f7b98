import type { Page } from '@playwright/test'
import { beginAsGuest } from '../support/people.ts'
import type { Screen } from './screens.ts'

async function openGuide(page: Page, id: string): Promise<void> {
  await beginAsGuest(page)
  await page.goto(`/inspire#${id}`)
  await page.locator(`#${id}[data-open]`).waitFor()
}

/** The guides: their covers, and one of them open. */
export const inspireScreens: readonly Screen[] = [
  {
    name: 'inspire-covers',
    async open(page) {
      await beginAsGuest(page)
      await page.goto('/inspire')
      await page.getByRole('heading', { name: 'Sleep & Rest' }).waitFor()
    },
  },
  { name: 'inspire-guide', open: (page) => openGuide(page, 'sleep') },
  {
    name: 'inspire-middle',
    async open(page) {
      await openGuide(page, 'sleep')
      await page.getByRole('heading', { name: 'A bedtime routine' }).evaluate((node) => node.scrollIntoView())
    },
  },
  {
    name: 'inspire-end',
    async open(page) {
      await openGuide(page, 'stress')
      const end = page.locator('#stress').getByRole('button', { name: /^Close/ })
      await end.evaluate((node) => node.scrollIntoView({ block: 'end' }))
    },
  },
  {
    name: 'inspire-breathing',
    async open(page) {
      await openGuide(page, 'stress')
      const breathing = page.getByRole('group', { name: 'Breathe along' })
      await breathing.getByRole('button', { name: 'Start' }).click()
      await breathing.getByRole('status').filter({ hasText: 'Hold' }).waitFor()
    },
  },
]
