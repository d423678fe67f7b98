import type { Page } from '@playwright/test'
import { expectAllSent } from './support/device-data.ts'
import { expect, test } from './support/journey.ts'
import { beginAsGuest, startSignedIn, startWithAccount } from './support/people.ts'
import { openTasks, taskNamed } from './support/tasks-page.ts'

test.use({ isFirstRun: true })

const welcome = (page: Page) => page.getByRole('dialog', { name: "Welcome! Let's get you started" })
const sorting = (page: Page) => page.getByRole('dialog', { name: 'Categorize Your Tasks' })
const seenFlag = (page: Page) => page.evaluate(() => localStorage.getItem('glimmer:task-suggestions-seen'))

/** Opens the groups that are folded. */
async function showAll(page: Page): Promise<void> {
  for (const time of ['Morning', 'Afternoon', 'Evening']) {
    const group = welcome(page).getByRole('button', { name: `Show ${time}` })
    if ((await group.getAttribute('aria-expanded')) === 'false') await group.click()
  }
}

test('a guest is offered tasks to begin with on the day after a first thing, five in view of fifteen, once (F11) @phone', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-21T09:00:00Z' })
  await beginAsGuest(page)
  const tiny = page.getByRole('region', { name: 'One tiny thing' })
  await tiny.getByRole('button', { name: 'Done' }).click()
  await expect(tiny).toBeHidden()
  // Nothing is asked in the visit in which it was done.
  await expect(page.getByRole('region', { name: 'One thing next' })).toBeVisible()
  await expect(welcome(page)).toBeHidden()
  await page.reload()
  // Nor later on that day: a button has them, for whoever wants more.
  await expect(page.getByRole('button', { name: 'Choose a few everyday tasks' })).toBeVisible()
  await expect(welcome(page)).toBeHidden()
  await page.clock.fastForward('24:00:00')
  await page.reload()
  await expect(welcome(page)).toBeVisible()
  await expect(welcome(page).getByRole('checkbox')).toHaveCount(5)
  await showAll(page)
  await expect(welcome(page).getByRole('checkbox')).toHaveCount(15)
  for (const time of ['Morning', 'Afternoon', 'Evening']) {
    await expect(welcome(page).getByRole('group', { name: new RegExp(`^${time}`) })).toContainText('0 of 5')
  }
  await expect(welcome(page).getByRole('button', { name: 'Get Started' })).toBeVisible()
  expect(await seenFlag(page)).toBeNull()
  // Nothing was chosen or closed: a reload asks again.
  await page.reload()
  await welcome(page).getByRole('button', { name: 'Skip for now' }).click()
  await expect(welcome(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  expect(await seenFlag(page)).toBe('true')
  await openTasks(page)
  await expect(page.getByText('Your list is empty')).toBeVisible()
  await expect(welcome(page)).toBeHidden()
})

test('ticked suggestions survive a reload, get their categories, and reach the other device, which asks nothing (F11)', async ({
  page,
  openDevice,
}) => {
  const person = await startWithAccount(page)
  await page.goto('/tasks')
  await showAll(page)
  for (const title of ['Make bed', 'Cook dinner', 'Read a book']) {
    await welcome(page)
      .getByRole('checkbox', { name: new RegExp(`^${title}`) })
      .check()
  }
  await welcome(page)
    .getByRole('checkbox', { name: /^Read a book/ })
    .uncheck()
  await expect(welcome(page).getByRole('group', { name: /^Evening/ })).toContainText('1 of 5')
  await welcome(page).getByRole('button', { name: 'Continue' }).click()
  await page.reload()
  await expect(sorting(page)).toBeVisible()
  await sorting(page).getByRole('button', { name: 'Back' }).click()
  await expect(welcome(page).getByRole('checkbox', { name: /^Make bed/ })).toBeChecked()
  await welcome(page).getByRole('button', { name: 'Continue' }).click()
  await sorting(page)
    .getByRole('group', { name: 'Category of “Make bed”' })
    .getByRole('radio', { name: 'Admin' })
    .check()
  await sorting(page).getByRole('button', { name: 'Repeat every day? “Make bed”' }).click()
  await expect(sorting(page).getByRole('button', { name: 'Skip Categories' })).toBeVisible()
  await sorting(page).getByRole('button', { name: 'Create Tasks' }).click()
  await expect(sorting(page)).toBeHidden()
  expect(await seenFlag(page)).toBe('true')
  await expectAllSent(page)

  const second = await openDevice()
  await startSignedIn(second, person)
  await openTasks(second)
  for (const device of [page, second]) {
    await expect(device.getByRole('region', { name: 'Morning' }).getByText('Make bed')).toBeVisible()
    await expect(device.getByRole('region', { name: 'Evening' }).getByText('Cook dinner')).toBeVisible()
    // Only what was asked to repeat does.
    await expect(taskNamed(device, 'Make bed').getByText('Daily', { exact: true })).toBeVisible()
    await expect(taskNamed(device, 'Cook dinner').getByText('Daily', { exact: true })).toHaveCount(0)
    await expect(taskNamed(device, 'Read a book')).toHaveCount(0)
  }
  await expect(welcome(second)).toBeHidden()
})
