import type { Locator, Page } from '@playwright/test'
import { expectAllSent, readDeviceRows } from './support/device-data.ts'
import { findProblemsInThemes } from './support/find-problems.ts'
import { expect, test } from './support/journey.ts'
import { startAsGuest, startSignedIn, startWithAccount } from './support/people.ts'
import { seedTasks } from './support/seed-tasks.ts'
import { openSettings } from './support/settings-page.ts'
import { addTask, openTasks, showSteps, stepsOf, taskNamed } from './support/tasks-page.ts'

test.use({ timezoneId: 'UTC' })

const box = (page: Page, title: string) =>
  taskNamed(page, title).getByRole('checkbox', { name: title, exact: true })
const card = (page: Page) => page.getByRole('region', { name: 'My day starts at' })
const select = (page: Page) => card(page).getByRole('combobox', { name: 'My day starts at' })
const said = (page: Page, text: string) => page.locator('.ui-toast', { hasText: text })
const wins = async (page: Page) =>
  (await readDeviceRows(page, 'wins')).map(({ title, completedOn }) => `${title} ${completedOn}`).toSorted()
const utcDate = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Goes there as somebody does who uses no mouse. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let i = 0; i < 80; i += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

/** Chooses another start by the keyboard alone: a select goes to what is typed. */
async function setStart(page: Page, time: string): Promise<void> {
  await tabTo(page, select(page))
  await page.keyboard.type(time.slice(0, 2))
  await tabTo(page, card(page).getByRole('button', { name: 'Save' }))
  await page.keyboard.press('Enter')
  await expect(said(page, `Your day now starts at ${time}.`)).toBeVisible()
}

test('a guest’s day starts at 04:00: what is ticked at 01:30 is a win of the day before, and the daily task opens at 04:00, by the keyboard alone and without a network (F3, F9, F10)', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-22T01:20:00Z' })
  await startAsGuest(page)
  await seedTasks(page, [
    { title: 'Take the tablets', isDaily: true, steps: [{ title: 'Fill a glass' }] },
    { title: 'Reply to Sam' },
  ])
  await openSettings(page)
  await expect(card(page)).toContainText('What you do before then counts for the day before.')
  await expect(select(page)).toHaveValue('0')
  expect(await findProblemsInThemes(page)).toEqual([])
  await page.context().setOffline(true)
  await setStart(page, '04:00')
  await page.context().setOffline(false)
  await page.reload()
  await expect(select(page)).toHaveValue('4')

  await openTasks(page)
  await showSteps(page, 'Take the tablets')
  await page.clock.fastForward('10:00')
  const step = stepsOf(page, 'Take the tablets').getByRole('checkbox', { name: 'Fill a glass' })
  for (const target of [step, box(page, 'Take the tablets'), box(page, 'Reply to Sam')]) {
    await target.focus()
    await page.keyboard.press('Space')
    await expect(target).toBeChecked()
  }
  await expect
    .poll(() => wins(page))
    .toEqual(['Fill a glass 2026-11-21', 'Reply to Sam 2026-11-21', 'Take the tablets 2026-11-21'])

  await page.goto('/wins')
  await expect(page.getByRole('region', { name: 'Today' })).toContainText('Take the tablets')
  await page.goto('/dashboard')
  await expect(page.getByText(/Good evening\. It is Saturday,? 21 November\./)).toBeVisible()

  await openTasks(page)
  await page.clock.fastForward('02:25:00')
  await expect(page.getByText(/at 03:5/)).toBeVisible()
  await expect(page.getByText('3 wins today, 0 open')).toBeVisible()
  await page.clock.fastForward('10:00')
  await expect(page.getByText('1 open', { exact: true })).toBeVisible()
  await expect(box(page, 'Take the tablets')).not.toBeChecked()
  if (!(await step.isVisible())) await showSteps(page, 'Take the tablets')
  await expect(step).not.toBeChecked()
  await page.goto('/wins')
  await expect(page.getByRole('region', { name: 'Yesterday' })).toContainText('Take the tablets')
})

test('an account’s start, chosen in the night, leaves done what is done, can be undone, and holds on the other device (F10) @phone', async ({
  page,
  openDevice,
}) => {
  const today = utcDate(Date.now())
  const yesterday = utcDate(Date.now() - 86_400_000)
  const person = await startWithAccount(page)
  await page.clock.install({ time: `${today}T01:30:00Z` })
  await openTasks(page)
  await addTask(page, 'Reply to Sam')
  await box(page, 'Reply to Sam').check()
  await expect.poll(() => wins(page)).toEqual([`Reply to Sam ${today}`])

  await openSettings(page)
  await setStart(page, '04:00')
  await expect.poll(() => wins(page)).toEqual([`Reply to Sam ${yesterday}`])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(select(page)).toHaveValue('0')
  await expect.poll(() => wins(page)).toEqual([`Reply to Sam ${today}`])
  await setStart(page, '04:00')
  await expect.poll(() => wins(page)).toEqual([`Reply to Sam ${yesterday}`])
  await expectAllSent(page)

  const other = await openDevice({ timezoneId: 'UTC' })
  await other.clock.install({ time: `${today}T03:50:00Z` })
  await startSignedIn(other, person)
  await openTasks(other)
  await expect(box(other, 'Reply to Sam')).toBeChecked()
  await other.clock.fastForward('11:00')
  await expect(taskNamed(other, 'Reply to Sam')).toHaveCount(0)
  expect(await wins(other)).toEqual(await wins(page))
})
