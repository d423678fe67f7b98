import { askingDialog } from './support/check-in.ts'
import { countTaps } from './support/count-taps.ts'
import { expect, test } from './support/journey.ts'
import { beginAsGuest, startAsGuest } from './support/people.ts'
import { seedTasks } from './support/seed-tasks.ts'
import { openNewTask, openTasks, quickAdd, taskNamed } from './support/tasks-page.ts'

test.describe('where the energy of the day is asked for', () => {
  test.use({ isCheckInOffered: true })

  test('after a phone call one tap leads back to the task that was half written, and nothing else is asked (F6, F12) @phone', async ({
    page,
  }) => {
    await beginAsGuest(page)
    await askingDialog(page).getByRole('button', { name: 'Not today' }).click()
    await expect(askingDialog(page)).toBeHidden()
    const dialog = await openNewTask(page)
    await dialog.getByLabel('Title').fill('Take my meds')
    // The next day asks again, but not somebody who is in the middle of something.
    await page.evaluate(() => localStorage.removeItem('glimmer:check-in-asking'))

    await page.reload()
    const taps = await countTaps(page)
    await expect(page.getByText('You were adding “Take my meds”.')).toBeVisible()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(dialog.getByLabel('Title')).toHaveValue('Take my meds')
    expect(await taps()).toBe(1)
    await expect(page.getByRole('dialog')).toHaveCount(1)

    await dialog.getByRole('radio', { name: 'Wellness' }).check()
    await dialog.getByRole('radio', { name: 'Morning' }).check()
    await dialog.getByRole('button', { name: 'Add Task' }).click()
    await expect(taskNamed(page, 'Take my meds')).toBeVisible()
    await expect(page.getByText(/^You were adding/)).toHaveCount(0)
    await page.reload()
    await expect(askingDialog(page)).toBeVisible()
    await expect(page.getByText(/^You were adding/)).toHaveCount(0)
  })
})

test('a task that was half written is named for a week, or until the person has heard enough, and is kept in its form (F8)', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-20T18:00:00Z' })
  await startAsGuest(page)
  await seedTasks(page, [{ title: 'Water the fern' }])
  const note = page.getByText(/^You were adding/)
  const dialog = await openNewTask(page)
  await dialog.getByLabel('Title').fill('Renew')
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(note).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await openTasks(page)
  await expect(taskNamed(page, 'Water the fern')).toBeVisible()
  await expect(note).toHaveCount(0)

  await openNewTask(page)
  await expect(dialog.getByLabel('Title')).toHaveValue('Renew')
  await dialog.getByLabel('Title').fill('Renew the passport')
  await page.keyboard.press('Escape')
  // Nothing moves when the note's code comes.
  const gate = Promise.withResolvers<void>()
  const parts = '**/assets/tasks-dialogs*'
  await page.route(parts, (route) => gate.promise.then(() => route.continue()))
  const asked = page.waitForRequest(parts)
  await page.reload()
  await asked
  const place = async () => (await taskNamed(page, 'Water the fern').boundingBox())?.y
  await expect(taskNamed(page, 'Water the fern')).toBeVisible()
  const before = await place()
  gate.resolve()
  await expect(note).toHaveText('You were adding “Renew the passport”.')
  expect(await place()).toBe(before)

  await page.clock.setSystemTime(new Date('2026-11-28T18:00:00Z'))
  await openTasks(page)
  await expect(taskNamed(page, 'Water the fern')).toBeVisible()
  await expect(note).toHaveCount(0)
  await openNewTask(page)
  await expect(dialog.getByLabel('Title')).toHaveValue('Renew the passport')
})

test('after two days away a person is welcomed back once, and not after a night (F1)', async ({ page }) => {
  const welcome = page.getByText('Welcome back. Nothing is late.')
  /** Leaves the app and opens it again so many hours later. */
  const returnAfter = async (hours: number) => {
    const now = await page.evaluate(() => Date.now())
    await page.goto('/robots.txt')
    await page.clock.setSystemTime(now + hours * 3_600_000)
    await openTasks(page)
  }
  await page.clock.install({ time: '2026-11-20T18:00:00Z' })
  await beginAsGuest(page)
  await expect(quickAdd(page)).toBeVisible()
  await expect(welcome).toHaveCount(0)
  await returnAfter(14)
  await expect(welcome).toHaveCount(0)
  await returnAfter(49)
  await expect(welcome).toBeVisible()
  await page.reload()
  await expect(quickAdd(page)).toBeVisible()
  await expect(welcome).toHaveCount(0)
})
