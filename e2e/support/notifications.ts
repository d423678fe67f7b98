import type { Locator, Page } from '@playwright/test'
import { openSettings } from './settings-page.ts'

/** Opens the dialog by its card among the settings. */
export async function openNotificationSettings(page: Page): Promise<Locator> {
  await openSettings(page)
  await page.getByRole('button', { name: 'Manage Notifications' }).click()
  const dialog = page.getByRole('dialog', { name: 'Notification Settings' })
  await dialog.waitFor()
  return dialog
}
