import type { Page } from '@playwright/test'
import { expectAllSent, readDeviceRows } from './support/device-data.ts'
import { expect, test } from './support/journey.ts'
import { startAsGuest, startSignedIn, startWithAccount } from './support/people.ts'
import { seedTasks } from './support/seed-tasks.ts'
import { openTasks, showSteps, stepsOf, taskNamed } from './support/tasks-page.ts'

test.use({ timezoneId: 'Europe/London' })

const box = (page: Page, title: string) =>
  taskNamed(page, title).getByRole('checkbox', { name: title, exact: true })
const wins = async (page: Page) =>
  (await readDeviceRows(page, 'wins')).map(({ title, completedOn }) => `${title} ${completedOn}`).toSorted()

test('at midnight a daily task is open again with its steps, what was done has left, and the wins stay (F9, F10)', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-21T23:40:00Z' })
  await startAsGuest(page)
  await seedTasks(page, [
    { title: 'Take the tablets', isDaily: true, steps: [{ title: 'Fill a glass' }] },
    { title: 'Reply to Sam' },
    { title: 'Water the fern' },
  ])
  await showSteps(page, 'Take the tablets')
  const step = stepsOf(page, 'Take the tablets').getByRole('checkbox', { name: 'Fill a glass' })
  await step.check()
  await box(page, 'Take the tablets').check()
  await box(page, 'Reply to Sam').check()
  // The step is a win of its own.
  await expect(page.getByText('3 wins today, 1 open')).toBeVisible()

  await page.clock.fastForward('00:25:00')
  await expect(page.getByText('2 open', { exact: true })).toBeVisible()
  await expect(page.getByText(/Sunday,? 22 November/)).toBeVisible()
  await expect(taskNamed(page, 'Reply to Sam')).toHaveCount(0)
  await expect(box(page, 'Take the tablets')).not.toBeChecked()
  if (!(await step.isVisible())) await showSteps(page, 'Take the tablets')
  await expect(step).not.toBeChecked()
  const ofYesterday = ['Fill a glass 2026-11-21', 'Reply to Sam 2026-11-21', 'Take the tablets 2026-11-21']
  expect(await wins(page)).toEqual(ofYesterday)

  await box(page, 'Take the tablets').check()
  await expect.poll(() => wins(page)).toHaveLength(4)
  await page.reload()
  await expect(box(page, 'Take the tablets')).toBeChecked()
  await box(page, 'Take the tablets').uncheck()
  await expect.poll(() => wins(page)).toEqual(ofYesterday)
})

for (const [change, start, isLong] of [
  ['autumn, when a day has 25 hours', '2026-10-24T23:30:00Z', true],
  ['spring, when a day has 23 hours', '2026-03-29T00:30:00Z', false],
] as const) {
  test(`a daily task opens once a local day in ${change} (F9)`, async ({ page }) => {
    await page.clock.install({ time: start })
    await startAsGuest(page)
    await seedTasks(page, [{ title: 'Take the tablets', isDaily: true }])
    await box(page, 'Take the tablets').check()
    await expect(page.getByText('1 done, 0 open')).toBeVisible()
    await page.clock.fastForward(isLong ? '24:10:00' : '22:10:00')
    await expect(page.getByText(/at 2[23]:[45]/)).toBeVisible()
    await expect(box(page, 'Take the tablets')).toBeChecked()
    await page.clock.fastForward('01:00:00')
    await expect(page.getByText('1 open', { exact: true })).toBeVisible()
    await expect(box(page, 'Take the tablets')).not.toBeChecked()
  })
}

test('a device that slept for a day undoes nothing of what another did since (F9, F10)', async ({
  page,
  openDevice,
}) => {
  const person = await startWithAccount(page)
  await openTasks(page)
  await page.getByRole('textbox', { name: 'Add a task' }).fill('Reply to Sam')
  await page.keyboard.press('Enter')
  await expectAllSent(page)

  const sleeper = await openDevice({ timezoneId: 'Europe/London' })
  await sleeper.clock.install({ time: Date.now() - 26 * 3_600_000 })
  await startSignedIn(sleeper, person)
  await openTasks(sleeper)
  await expect(taskNamed(sleeper, 'Reply to Sam')).toBeVisible()
  await sleeper.context().setOffline(true)

  await box(page, 'Reply to Sam').check()
  await expectAllSent(page)
  await sleeper.clock.fastForward('26:00:00')
  await sleeper.context().setOffline(false)
  await expect(box(sleeper, 'Reply to Sam')).toBeChecked()
  await expectAllSent(sleeper)
  await expect(box(page, 'Reply to Sam')).toBeChecked()
  expect(await wins(sleeper)).toEqual(await wins(page))
})
