import type { Page } from '@playwright/test'
import { readDeviceRows } from './support/device-data.ts'
import { findProblemsInThemes } from './support/find-problems.ts'
import { expect, test } from './support/journey.ts'
import { beginAsGuest } from './support/people.ts'
import { addTask, openDetails, openNewTask, openTasks, taskNamed } from './support/tasks-page.ts'

const toast = (page: Page) => page.getByRole('region', { name: 'Messages, F6' })
const dayButton = (page: Page) => page.locator('[data-day="2026-11-26"]')
const list = (page: Page) => page.getByRole('dialog').getByRole('list', { name: 'Reminders' })

test('a guest is reminded of a task while the page is open, puts it off for an hour, and ticks it in another tab (I3) @phone', async ({
  page,
  context,
}) => {
  await page.clock.install({ time: '2026-11-26T14:20:00' })
  await beginAsGuest(page)
  await addTask(page, 'Ring the clinic')
  const details = await openDetails(page, 'Ring the clinic')
  await details.getByRole('button', { name: 'Remind me' }).press('Enter')
  await expect(details.getByText('It rings: Today at 15:00.')).toBeVisible()
  await expect(details.getByText('It rings while Glimmer is open here.')).toBeVisible()
  await details.getByLabel('Time', { exact: true }).fill('14:00')
  await details.getByRole('button', { name: 'Set reminder' }).click()
  await expect(details.getByText('That time has gone by.')).toBeVisible()
  // What was chosen is still there after a reload.
  await details.getByLabel('Time', { exact: true }).fill('15:00')
  await page.reload()
  await openDetails(page, 'Ring the clinic')
  expect(await findProblemsInThemes(page)).toEqual([])
  await details.getByLabel('Time', { exact: true }).press('Enter')
  await expect(list(page).getByText('Today at 15:00')).toBeVisible()
  await expect(details.getByRole('button', { name: 'Remind me once more' })).toBeFocused()
  await details.getByRole('button', { name: 'Remove reminder: Today at 15:00' }).click()
  await expect(list(page)).toHaveCount(0)
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(list(page).getByText('Today at 15:00')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(taskNamed(page, 'Ring the clinic').getByText('Reminder: 15:00')).toBeVisible()

  const reminder = toast(page).getByText('You asked to hear about this now.').first()
  await page.clock.fastForward('41:00')
  await expect(reminder).toBeVisible()
  expect(await findProblemsInThemes(page)).toEqual([])
  await toast(page)
    .getByRole('button', { name: /^In an hour/ })
    .click()
  await expect(toast(page).getByText(/^It comes again at 16:0\d\.$/)).toBeVisible()
  await expect(reminder).toHaveCount(0)
  await page.clock.fastForward('58:00')
  await expect(reminder).toHaveCount(0)
  await page.clock.fastForward('05:00')
  await expect(reminder).toBeVisible()

  const tab = await context.newPage()
  await openTasks(tab)
  await taskNamed(tab, 'Ring the clinic').getByRole('checkbox').check()
  await page.clock.fastForward('00:05')
  await expect(reminder).toHaveCount(0)
})

test('a new task brings its reminder along, and a laptop that slept says one thing alone (I3)', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-26T14:20:00' })
  await beginAsGuest(page)
  for (const [title, time] of [
    ['Water the plants', '15:00'],
    ['Call Sam', '16:00'],
  ] as const) {
    const dialog = await openNewTask(page)
    await dialog.getByLabel('Title').fill(title)
    await dialog.getByRole('radio', { name: 'Personal' }).check()
    await dialog.getByRole('radio', { name: 'Anytime' }).check()
    await dialog.getByRole('button', { name: 'Remind me' }).click()
    await dialog.getByLabel('Time', { exact: true }).fill(time)
    // Whoever adds the task now has said enough.
    await dialog.getByRole('button', { name: 'Add Task' }).click()
    await expect(taskNamed(page, title).getByText(`Reminder: ${time}`)).toBeVisible()
  }
  await page.clock.fastForward('03:00:00')
  await expect(toast(page).getByText('You asked for this a little earlier.').first()).toBeVisible()
  await expect(toast(page).getByText('Call Sam')).toBeVisible()
  await expect(toast(page).getByText('Water the plants')).toHaveCount(0)
  await toast(page)
    .getByRole('button', { name: /^Not today/ })
    .click()
  await page.clock.fastForward('02:00:00')
  await expect(toast(page).getByText('a little earlier')).toHaveCount(0)
  const snoozed = (await readDeviceRows(page, 'task_reminders')).map((row) => row['snoozedUntil'])
  expect(snoozed).toContain(new Date('2026-11-27T00:00:00').toISOString())
})

test('an event is added with two reminders, each rings, and its file rings on a phone (I3, H2) @phone', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-26T10:00:00' })
  await beginAsGuest(page)
  await page.goto('/calendar')
  await page.getByRole('button', { name: '+ Event' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create New Event' })
  await dialog.getByLabel('Title').fill('Dentist')
  await dialog.getByLabel('Start time').fill('11:00')
  await dialog.getByRole('button', { name: 'Remind me' }).click()
  await dialog.getByRole('button', { name: 'Set reminder' }).click()
  await dialog.getByRole('button', { name: 'Remind me once more' }).click()
  await dialog.getByLabel('When should it ring?').selectOption('30 minutes before')
  await dialog.getByRole('button', { name: 'Set reminder' }).click()
  await expect(list(page).getByRole('listitem')).toContainText(['30 minutes before', '15 minutes before'])
  expect(await findProblemsInThemes(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Create Event' }).click()
  await expect(dialog).toBeHidden()

  await page.clock.fastForward('31:00')
  await expect(toast(page).getByText(/^Dentist/)).toBeVisible()
  await expect(toast(page).getByText('It begins at 11:00.').first()).toBeVisible()
  // It begins within the hour: nothing is there to put off.
  await expect(toast(page).getByRole('button', { name: /^In an hour/ })).toHaveCount(0)
  await toast(page).getByRole('button', { name: 'Close message' }).first().click()
  await page.clock.fastForward('15:00')
  await expect(toast(page).getByText('It begins at 11:00.').first()).toBeVisible()

  await dayButton(page).press('Enter')
  const day = page.getByRole('region', { name: 'Thursday 26 November' })
  await day.getByRole('button', { name: /Dentist/ }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Event' })
  await expect(edit.getByRole('list', { name: 'Reminders' }).getByRole('listitem')).toHaveCount(2)
  const download = page.waitForEvent('download')
  await edit.getByRole('button', { name: 'Save as a file (.ics)' }).click()
  const stream = await (await download).createReadStream()
  const text = Buffer.concat(await stream.toArray()).toString()
  expect(text.match(/TRIGGER:\S+/g)).toEqual(['TRIGGER:-PT30M', 'TRIGGER:-PT15M'])
})
