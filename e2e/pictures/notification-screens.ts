import type { Page } from '@playwright/test'
import { startConfirmed } from '../support/new-email.ts'
import { openNotificationSettings } from '../support/notifications.ts'
import { beginAsGuest, startWithAccount } from '../support/people.ts'
import { openSettings } from '../support/settings-page.ts'
import type { SharedPostOffice } from '../support/shared-servers.ts'
import { reminderScreens } from './reminder-screens.ts'
import type { Screen } from './screens.ts'

async function openCard(page: Page, who: 'guest' | 'account'): Promise<void> {
  await (who === 'account' ? startWithAccount(page) : beginAsGuest(page))
  await openSettings(page)
  await page.getByRole('region', { name: 'Notifications' }).getByText('Disabled').first().waitFor()
  await page.getByRole('button', { name: 'Manage Notifications' }).scrollIntoViewIfNeeded()
}

async function openDialog(
  page: Page,
  who: 'guest' | 'account',
  folds: readonly string[] = [],
): Promise<void> {
  await (who === 'account' ? startWithAccount(page) : beginAsGuest(page))
  const dialog = await openNotificationSettings(page)
  for (const fold of folds) await dialog.getByText(fold, { exact: true }).click()
}

/** The card of notifications, and its dialog: folded, unfolded and with what is in the way. */
export const notificationScreens: readonly Screen[] = [
  { name: 'notify-card-guest', open: (page) => openCard(page, 'guest') },
  { name: 'notify-card-account', open: (page) => openCard(page, 'account') },
  { name: 'notify-dialog-guest', open: (page) => openDialog(page, 'guest') },
  { name: 'notify-dialog-account', open: (page) => openDialog(page, 'account') },
  { name: 'notify-device-guest', open: (page) => openDialog(page, 'guest', ['On this device']) },
  { name: 'notify-device-refused', open: (page) => openDialog(page, 'account', ['On this device']) },
  {
    name: 'notify-device-ready',
    async open(page) {
      // As a browser that never asked: this one was told no.
      await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { value: 'default' }))
      await openDialog(page, 'account', ['On this device'])
    },
  },
  { name: 'notify-unsubscribe', open: (page) => page.goto('/unsubscribe?token=x') },
  { name: 'notify-stopped', open: (page) => page.goto('/unsubscribe#stopped') },
  { name: 'notify-daily', open: (page) => openDialog(page, 'account', ['Time and way']) },
  { name: 'notify-limits', open: (page) => openDialog(page, 'account', ['Quiet hours and limits']) },
  ...reminderScreens,
]

/** The dialog where a time and ways are chosen, where letters are sent. */
export function chosenNotificationScreens(postOffice: Pick<SharedPostOffice, 'letters'>): Screen[] {
  return [
    {
      name: 'notify-chosen',
      server: 'mail',
      async open(page) {
        await startConfirmed(page, postOffice)
        const dialog = await openNotificationSettings(page)
        await dialog.getByText('Time and way', { exact: true }).click()
        await dialog.getByLabel('Time', { exact: true }).fill('09:00')
        await dialog.getByLabel('By email').check()
        await dialog.getByRole('switch', { name: 'Weekly summaries' }).click()
        await dialog.getByLabel('Day', { exact: true }).selectOption('Sunday')
      },
    },
  ]
}
