import type { Page } from '@playwright/test'
import { beginAsGuest, startWithAccount } from '../support/people.ts'
import { openSettings } from '../support/settings-page.ts'
import type { Screen } from './screens.ts'

async function openAs(page: Page, who: 'guest' | 'account', look: string): Promise<void> {
  await (who === 'account' ? startWithAccount(page) : beginAsGuest(page))
  await openSettings(page)
  if (look !== '') await page.getByRole('textbox', { name: 'Find a setting' }).fill(look)
}

async function openAt(page: Page, card: string): Promise<void> {
  await openAs(page, 'guest', '')
  await page.goto(`/settings#${card}`)
  await page.getByRole('heading', { name: 'About Glimmer' }).waitFor()
}

/** The page of settings: from above, whole, and narrowed. */
export const settingsScreens: readonly Screen[] = [
  { name: 'cards-guest', open: (page) => openAs(page, 'guest', '') },
  { name: 'cards-account', open: (page) => openAs(page, 'account', '') },
  { name: 'cards-found', open: (page) => openAs(page, 'guest', 'priv') },
  { name: 'cards-nothing', open: (page) => openAs(page, 'guest', 'unicorn') },
  { name: 'cards-security', open: (page) => openAt(page, 'notifications') },
  { name: 'cards-helper', open: (page) => openAt(page, 'check-in') },
  { name: 'cards-data', open: (page) => openAt(page, 'your-data') },
  { name: 'cards-storage', open: (page) => openAt(page, 'storage') },
]
