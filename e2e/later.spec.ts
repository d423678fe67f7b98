import type { Page } from '@playwright/test'
import { expectAllSent } from './support/device-data.ts'
import { expect, test } from './support/journey.ts'
import { beginAsGuest, startAsGuest, startSignedIn, startWithAccount } from './support/people.ts'
import { seedTasks } from './support/seed-tasks.ts'
import {
  addTask,
  chooseFromMenu,
  openDetails,
  openNewTask,
  openTasks,
  taskNamed,
} from './support/tasks-page.ts'

test.use({ timezoneId: 'Europe/London' })

const DAY = 24 * 3_600_000

const message = (page: Page) => page.getByRole('region', { name: 'Messages, F6' })
const choice = (page: Page, title: string) =>
  page.getByRole('checkbox', { name: `Choose “${title}”`, exact: true })

async function goToLater(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Later', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Later' })).toBeVisible()
}

test('a guest gives a task to tomorrow, finds it under Later, and it comes by itself on its day; a day that went by is nowhere called late (F6, F9) @phone', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-22T20:00:00Z' })
  await beginAsGuest(page)
  const dialog = await openNewTask(page)
  await dialog.getByLabel('Title').fill('Post the parcel')
  await dialog.getByRole('radio', { name: 'Personal' }).check()
  await dialog.getByRole('radio', { name: 'Morning' }).check()
  await dialog.getByRole('radio', { name: 'Pick a date' }).check()
  await dialog.getByRole('button', { name: 'Add Task' }).click()
  await expect(dialog.getByText('Please pick a date, or choose another day')).toBeVisible()
  await expect(dialog.getByLabel('Date', { exact: true })).toBeFocused()
  await dialog.getByRole('radio', { name: 'Tomorrow' }).check()
  await dialog.getByRole('button', { name: 'Add Task' }).click()
  await expect(dialog).toBeHidden()
  await expect(message(page)).toContainText('Added “Post the parcel” for tomorrow.')
  await expect(taskNamed(page, 'Post the parcel')).toHaveCount(0)

  await goToLater(page)
  const tomorrow = page.getByRole('region', { name: 'Tomorrow' })
  await expect(tomorrow.getByRole('button', { name: 'Post the parcel', exact: true })).toBeVisible()
  await page.reload()
  await expect(tomorrow.getByRole('button', { name: 'Post the parcel', exact: true })).toBeVisible()
  await page.clock.fastForward('04:10:00')
  await expect(page.getByRole('heading', { name: 'Nothing is set for later' })).toBeVisible()
  await page.getByRole('link', { name: 'To today’s tasks' }).click()
  await expect(taskNamed(page, 'Post the parcel')).toBeVisible()

  await page.clock.fastForward(4 * DAY)
  await expect(page.getByText(/Friday,? 27 November/)).toBeVisible()
  await expect(taskNamed(page, 'Post the parcel')).toBeVisible()
  const details = await openDetails(page, 'Post the parcel')
  await expect(details.getByRole('radio', { name: 'No day' })).toBeChecked()
  await expect(page.locator('body')).not.toContainText(/overdue|\blate\b|23 November/)
})

test('every three days has one open after days away, and “Not this time” leaves it until the next; what is typed of a rule survives a reload (F5, F9)', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-01T09:00:00Z' })
  await beginAsGuest(page)
  await addTask(page, 'Clean the filter')
  let dialog = await openDetails(page, 'Clean the filter')
  await dialog.getByRole('button', { name: 'More ways to repeat' }).click()
  await dialog.getByRole('radio', { name: 'On days of the week' }).check()
  await dialog.getByRole('checkbox', { name: 'Sunday' }).uncheck()
  await expect(dialog.getByText('Choose one day or more, and it’s ready.')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.reload()

  dialog = await openDetails(page, 'Clean the filter')
  await expect(dialog.getByText('These are changes that you have not saved yet.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByText('Please choose one day or more')).toBeVisible()
  await expect(dialog.getByRole('checkbox', { name: 'Monday' })).toBeFocused()
  await dialog.getByRole('radio', { name: 'Every few days' }).check()
  await dialog.getByRole('button', { name: 'Every how many days? One more' }).click()
  await expect(dialog.getByText(/^Every 3 days\. .*Wednesday 4 November.* it waits quietly\.$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog).toBeHidden()
  await expect(taskNamed(page, 'Clean the filter')).toContainText('Every 3 days')

  await page.clock.fastForward(14 * DAY)
  await expect(page.getByText(/Sunday,? 15 November/)).toBeVisible()
  await expect(taskNamed(page, 'Clean the filter')).toHaveCount(1)
  await expect(page.getByText('1 open', { exact: true })).toBeVisible()
  await chooseFromMenu(page, 'Clean the filter', 'Not this time')
  await expect(message(page)).toContainText('“Clean the filter” comes again tomorrow.')
  await expect(taskNamed(page, 'Clean the filter')).toHaveCount(0)
  await page.clock.fastForward(DAY)
  await expect(taskNamed(page, 'Clean the filter')).toHaveCount(1)
})

test('somebody with an account puts tasks off, brings several back and takes that back by keyboard alone, and the other device follows (F4, F8)', async ({
  page,
  openDevice,
}) => {
  const person = await startWithAccount(page)
  await openTasks(page)
  for (const title of ['Paint the shelf', 'Sort the photographs', 'Ring the bank', 'Rest']) {
    await addTask(page, title)
  }
  async function choose(title: string, entry: string): Promise<void> {
    await page.getByRole('button', { name: `More about “${title}”` }).press('Enter')
    await page.getByRole('menuitem', { name: entry, exact: true }).press('Enter')
  }
  await choose('Ring the bank', 'Choose another day')
  const dialog = page.getByRole('dialog', { name: 'Choose another day' })
  await dialog.getByRole('button', { name: 'Tomorrow' }).press('Enter')
  await expect(taskNamed(page, 'Ring the bank')).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: 'Sort the photographs' })).toBeFocused()
  await choose('Sort the photographs', 'Choose another day')
  await dialog.getByRole('button', { name: 'Set it aside' }).press('Enter')
  await expect(page.getByRole('checkbox', { name: 'Paint the shelf' })).toBeFocused()
  await choose('Paint the shelf', 'Choose another day')
  await dialog.getByRole('button', { name: 'Set it aside' }).press('Enter')
  await expect(page.getByRole('checkbox', { name: 'Rest', exact: true })).toBeFocused()

  await page.getByRole('main').getByRole('link', { name: 'Later', exact: true }).press('Enter')
  await choice(page, 'Ring the bank').press('Space')
  await choice(page, 'Paint the shelf').press('Space')
  await page.getByRole('button', { name: 'Bring 2 to today' }).press('Enter')
  await expect(message(page)).toContainText('2 tasks are on today’s list.')
  await expect(choice(page, 'Sort the photographs')).toBeFocused()
  await expect(choice(page, 'Ring the bank')).toHaveCount(0)
  await expectAllSent(page)

  const second = await openDevice({ timezoneId: 'Europe/London' })
  await startSignedIn(second, person)
  await openTasks(second)
  await expect(taskNamed(second, 'Paint the shelf')).toBeVisible()
  await expect(taskNamed(second, 'Ring the bank')).toBeVisible()
  await expect(taskNamed(second, 'Sort the photographs')).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(choice(page, 'Ring the bank')).toBeVisible()
  await expect(choice(page, 'Paint the shelf')).toBeVisible()
  await expect(taskNamed(second, 'Ring the bank')).toHaveCount(0)
})

test('a title that recurs is offered as a rule, and never becomes one by itself (F6)', async ({ page }) => {
  await page.clock.install({ time: '2026-11-22T09:00:00Z' })
  await beginAsGuest(page)
  await addTask(page, 'Water the plants')
  let dialog = await openDetails(page, 'Water the plants')
  const offer = dialog.getByRole('button', { name: /^Repeat every .*\?$/ })
  await expect(offer).toBeVisible()
  await dialog.getByLabel('Title').fill('Water the garden party guests with wine')
  await dialog.getByLabel('Title').fill('Water the plants')
  await offer.click()
  await expect(offer).toBeHidden()
  await expect(dialog.getByRole('button', { name: 'Change how it repeats' })).toBeFocused()
  await expect(dialog.getByText(/If its day goes by, it/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(taskNamed(page, 'Water the plants')).not.toContainText('Every')
  dialog = await openDetails(page, 'Water the plants')
  await expect(offer).toBeVisible()
})

test('a list of thousands for later answers at once, and its end is reached (F4)', async ({ page }) => {
  await page.clock.install({ time: '2026-11-22T09:00:00Z' })
  await startAsGuest(page)
  const far = Array.from({ length: 3_000 }, (_, i) => ({ title: `Thing ${i + 1}`, dueDate: '2026-12-24' }))
  await seedTasks(page, [{ title: 'Make the bed' }, ...far])
  await goToLater(page)
  await choice(page, 'Thing 1').check()
  await expect(page.getByRole('button', { name: 'Bring 1 to today' })).toBeVisible()
  const rows = page.getByRole('main').getByRole('listitem')
  expect(await rows.count()).toBeLessThan(1_000)
  await choice(page, 'Thing 1').press('ArrowDown')
  await expect(choice(page, 'Thing 2')).toBeFocused()
})
