import type { Page } from '@playwright/test'
import { startWithAccount } from '../support/people.ts'
import { openSettings } from '../support/settings-page.ts'
import type { Screen } from './screens.ts'

async function openAs(page: Page, who: 'guest' | 'account', look: string): Promise<void> {
  if (who === 'account') await startWithAccount(page)
  await openSettings(page)
  if (look !== '') await page.getByRole('textbox', { name: 'Find a setting' }).fill(look)
}

/** The page of settings: from above, whole, and narrowed. */
export const settingsScreens: readonly Screen[] = [
  { name: 'settings-guest', open: (page) => openAs(page, 'guest', '') },
  { name: 'settings-account', open: (page) => openAs(page, 'account', '') },
  { name: 'settings-found', open: (page) => openAs(page, 'guest', 'priv') },
  { name: 'settings-nothing', open: (page) => openAs(page, 'guest', 'unicorn') },
  {
    name: 'settings-middle',
    async open(page) {
      await openAs(page, 'guest', '')
      await page.getByRole('heading', { name: 'Check-in' }).scrollIntoViewIfNeeded()
    },
  },
]
