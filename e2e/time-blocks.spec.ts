import type { Locator, Page } from '@playwright/test'
import { expectAllSent } from './support/device-data.ts'
import { findViolations } from './support/find-problems.ts'
import { expect, test } from './support/journey.ts'
import { startAsGuest, startSignedIn, startWithAccount, waitUntilKept } from './support/people.ts'
import { eventOn, seedEvents } from './support/seed-events.ts'
import { addTask, chooseFromMenu, deleteTask, openTasks, taskNamed } from './support/tasks-page.ts'

test.use({ serviceWorkers: 'allow' })

const NOW = new Date('2026-11-24T09:35:00')
const DAY = '/calendar?view=day&date=2026-11-24'

const nameOf = (page: Page | Locator, name: RegExp) => page.getByRole('button', { name })

test('a task gets a time from its menu, is ticked there without a network, and goes and comes back with it (H1, F6) @phone', async ({
  page,
  context,
}) => {
  await page.clock.setFixedTime(NOW)
  await startAsGuest(page)
  await seedEvents(page, [eventOn('2026-11-24', 'Dentist', ['09:00', '10:00'])])
  await openTasks(page)
  await addTask(page, 'Fold the washing')
  await waitUntilKept(page)
  await context.setOffline(true)

  await chooseFromMenu(page, 'Fold the washing', 'Give it a time')
  const dialog = page.getByRole('dialog', { name: 'A time for this' })
  await expect(dialog.getByText('Today, 10:00 to 10:30.')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await dialog.getByLabel('Starts').fill('09:30')
  await expect(dialog.getByText('“Dentist” is at the same time.')).toBeVisible()
  await dialog.getByLabel('Starts').fill('11:00')
  await dialog.getByLabel('How long').selectOption('45 min')
  await dialog.getByRole('button', { name: 'Put it there' }).click()
  await expect(
    page.getByText('“Fold the washing” is in your calendar: Today, 11:00.', { exact: true }),
  ).toBeVisible()

  await expect(taskNamed(page, 'Fold the washing')).toContainText('at 11:00')
  // The card beside it names the task already.
  const soon = page.getByRole('link', { name: 'At 11:00, in 1 hour 25 minutes', exact: true })
  await expect(soon).toBeVisible()
  await page.goto('/dashboard')
  await expect(soon).toBeVisible()

  await page.goto(DAY)
  await expect(page.getByText('Next: Fold the washing at 11:00, in 1 hour 25 minutes.')).toBeVisible()
  const block = nameOf(page, /^Fold the washing, 11:00 to 11:45/)
  await expect(block).toBeVisible()
  // It is there once: the lane of tasks has it no more.
  const box = page.getByRole('checkbox', { name: 'Fold the washing' })
  await expect(box).toHaveCount(1)
  await box.check()
  await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(1)
  await expect(block).toHaveAccessibleName(/, done$/)
  await expect(page.getByText(/^Next: /)).toBeHidden()
  await page.keyboard.press('Control+z')
  await expect(box).not.toBeChecked()

  await block.click()
  await dialog.getByRole('button', { name: 'Take it out' }).click()
  await expect(dialog).toBeHidden()
  await expect(block).toBeHidden()
  await expect(box).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expect(block).toBeVisible()

  await page.goto('/tasks')
  await deleteTask(page, 'Fold the washing')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(taskNamed(page, 'Fold the washing')).toBeVisible()

  // When that time is over nothing is said; whoever opens it is offered another.
  await page.clock.setFixedTime(new Date('2026-11-24T14:05:00'))
  await page.goto(DAY)
  await block.click()
  await dialog.getByRole('button', { name: 'Another time: Today, 14:15' }).click()
  await dialog.getByRole('button', { name: 'Keep this time' }).click()
  await expect(nameOf(page, /^Fold the washing, 14:15 to 15:00/)).toBeVisible()
})

test('a task is dragged from its lane into the day; where one device deletes it and another moves its time, both end without it (H1, F6)', async ({
  page,
  openDevice,
}) => {
  const person = await startWithAccount(page)
  await openTasks(page)
  await addTask(page, 'Fold the washing')
  await page.goto('/calendar?view=day')
  await page.locator('[data-drags]').waitFor()
  // The line that tells of loading takes room above the day until it goes.
  await expectAllSent(page)
  await expect(page.getByText('Loading your calendar...')).toHaveCount(0)
  const row = page.getByRole('list', { name: 'Tasks' }).getByRole('listitem')
  const nine = page.locator('[data-hours] > li').filter({ hasText: '09:00' })
  const said = page.getByText(/^\w+ \d+ \w+, 09:00 to 09:30$/)
  async function lift() {
    await row.hover({ position: { x: 300, y: 20 } })
    const to = await nine.boundingBox()
    await page.mouse.down()
    await page.mouse.move((to?.x ?? 0) + 300, (to?.y ?? 0) + 4, { steps: 4 })
    await expect(said).toBeVisible()
  }
  await lift()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(said).toBeHidden()
  await expect(row).toBeVisible()
  await lift()
  await page.mouse.up()
  const block = nameOf(page, /^Fold the washing, 09:00 to 09:30/)
  await expect(block).toBeVisible()
  await expect(row).toHaveCount(0)
  await expectAllSent(page)

  const second = await openDevice()
  await startSignedIn(second, person)
  await second.goto('/calendar?view=day')
  const theirs = nameOf(second, /^Fold the washing, 09:00 to 09:30/)
  await expect(theirs).toBeVisible()
  await waitUntilKept(second)
  await second.context().setOffline(true)
  await theirs.click()
  await second.getByLabel('Starts').fill('15:00')
  await second.getByRole('button', { name: 'Keep this time' }).click()
  await expect(nameOf(second, /^Fold the washing, 15:00 to 15:30/)).toBeVisible()

  await page.goto('/tasks')
  await deleteTask(page, 'Fold the washing')
  await expectAllSent(page)
  await second.context().setOffline(false)
  await expect(nameOf(second, /^Fold the washing/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(theirs).toBeVisible()
})
