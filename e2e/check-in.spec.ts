import type { Page } from '@playwright/test'
import { askingDialog, chooseLevel, fittingDialog } from './support/check-in.ts'
import { readDeviceRows } from './support/device-data.ts'
import { expect, test } from './support/journey.ts'
import { beginAsGuest, waitUntilKept } from './support/people.ts'
import { openTasks, taskNamed } from './support/tasks-page.ts'

test.use({ isCheckInOffered: true })

const checkins = (page: Page) => readDeviceRows(page, 'daily_checkins')

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a guest says how much energy there is, hears a few words, and adds what fits, offline too (F12) @phone', async ({
    page,
  }) => {
    await beginAsGuest(page)
    await expect(askingDialog(page)).toBeVisible()
    await expect(askingDialog(page)).toContainText('Step 1 of 2. About a minute, and you can leave it.')
    await waitUntilKept(page)
    await page.context().setOffline(true)
    await chooseLevel(page, 'Low')
    expect(await checkins(page)).toMatchObject([{ energyLevel: 'LOW' }])
    const add = fittingDialog(page).getByRole('button', { name: /^Add \d+ Tasks?$/ })
    await expect(add).toBeDisabled()
    await fittingDialog(page)
      .getByRole('checkbox', { name: /^Rest for ten quiet minutes/ })
      .check()
    await expect(add).toHaveText('Add 1 Task')
    await fittingDialog(page)
      .getByRole('checkbox', { name: /^Open a window/ })
      .check()
    await add.click()
    await expect(fittingDialog(page)).toBeHidden()
    const matched = page.getByRole('region', { name: 'Energy-Matched Tasks' })
    await expect(matched.locator('.task-title')).toHaveText([
      'Open a window and breathe slowly',
      'Rest for ten quiet minutes',
    ])
    await expect(page.getByRole('button', { name: 'Energy: Low · change' })).toBeVisible()
    await openTasks(page)
    await expect(matched.locator('.task-title')).toHaveCount(2)
    await expect(taskNamed(page, 'Open a window and breathe slowly')).toHaveCount(1)
    await expect(askingDialog(page)).toBeHidden()
  })
})
