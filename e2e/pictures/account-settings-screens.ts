import type { Page } from '@playwright/test'
import { startSignedIn, startWithAccount } from '../support/people.ts'
import { openSettings } from '../support/settings-page.ts'
import type { Screen } from './screens.ts'

async function openWithAccount(page: Page): Promise<void> {
  const person = await startWithAccount(page)
  const elsewhere = await page
    .context()
    .browser()
    ?.newContext({
      baseURL: new URL(page.url()).origin,
      userAgent: 'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0',
    })
  if (elsewhere) await startSignedIn(await elsewhere.newPage(), person)
  await elsewhere?.close()
  await openSettings(page)
}

/** What somebody with an account finds about it in the settings. */
export const accountSettingsScreens: readonly Screen[] = [
  {
    name: 'account-card',
    async open(page) {
      await openWithAccount(page)
      await page.getByRole('button', { name: 'Delete Account' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'account-password',
    async open(page) {
      await openWithAccount(page)
      await page.getByRole('button', { name: 'Change Password' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Current Password', { exact: true }).fill('quiet lantern river')
      await dialog.getByLabel('New Password', { exact: true }).fill('calm heron sky')
      await dialog.getByLabel('Confirm New Password').fill('calm heron')
      await dialog.getByRole('button', { name: 'Change Password' }).click()
      await dialog.getByText('New passwords do not match').waitFor()
    },
  },
  {
    name: 'account-sessions',
    async open(page) {
      await openWithAccount(page)
      await page.getByRole('button', { name: 'Where you are signed in' }).click()
      await page.getByText('Firefox on an Android phone').waitFor()
    },
  },
]
