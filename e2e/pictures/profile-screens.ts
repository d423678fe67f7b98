import type { Page } from '@playwright/test'
import { startWithAccount } from '../support/people.ts'
import { chooseFile, cropping, openProfile, takePhoto } from '../support/photo.ts'
import { openSettings } from '../support/settings-page.ts'
import { clearKept } from './clear-kept.ts'
import type { Screen } from './screens.ts'

async function openWithPhoto(page: Page): Promise<void> {
  await startWithAccount(page)
  await openSettings(page)
  await openProfile(page)
  await chooseFile(page, await takePhoto(page, 1_600, 1_200))
  await cropping(page).waitFor()
}

/** The profile among the settings, its dialog, and the part of a photo. */
export const profileScreens: readonly Screen[] = [
  {
    name: 'profile-card',
    async open(page) {
      await openWithPhoto(page)
      await cropping(page).getByRole('button', { name: 'Use this picture' }).click()
      await page.getByRole('button', { name: 'Choose another photo' }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    },
  },
  {
    name: 'profile-dialog',
    async open(page) {
      await startWithAccount(page)
      await openSettings(page)
      await openProfile(page)
    },
  },
  {
    name: 'profile-cleared',
    async open(page) {
      await startWithAccount(page)
      await openSettings(page)
      await openProfile(page)
      await page.getByRole('dialog').getByLabel('Full name').fill('Robin Marsh')
      await clearKept(page, () => openProfile(page))
    },
  },
  { name: 'profile-crop', open: openWithPhoto },
]
