import type { Page } from '@playwright/test'
import { beginAsGuest } from '../support/people.ts'
import { seedTasks } from '../support/seed-tasks.ts'
import { openDetails, openNewTask } from '../support/tasks-page.ts'
import type { Screen } from './screens.ts'

async function begin(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-11-26T14:20:00' })
  await beginAsGuest(page)
  await seedTasks(
    page,
    ['Ring the clinic', 'Cook dinner', 'Water the plants'].map((title) => ({ title })),
  )
}

/** Sets reminders in the details of a task: today's next hour, and one before leaving. */
async function setTwo(page: Page, leavingAt: string): Promise<void> {
  const details = await openDetails(page, 'Ring the clinic')
  await details.getByRole('button', { name: 'Remind me' }).click()
  await details.getByRole('button', { name: 'Set reminder' }).click()
  await details.getByRole('button', { name: 'Remind me once more' }).click()
  await details.getByRole('radio', { name: 'Before I leave' }).check()
  await details.getByLabel('I leave at').fill(leavingAt)
  await details.getByRole('button', { name: 'Set reminder' }).click()
  await details.getByRole('button', { name: 'Remind me once more' }).waitFor()
  await details.getByRole('list', { name: 'Reminders' }).scrollIntoViewIfNeeded()
  await page.clock.fastForward('00:20')
}

/** How reminders are set, and how they ring in an open page. */
export const reminderScreens: readonly Screen[] = [
  {
    name: 'remind-choices',
    async open(page) {
      await begin(page)
      const details = await openDetails(page, 'Ring the clinic')
      await details.getByRole('button', { name: 'Remind me' }).click()
      await details.getByRole('radio', { name: 'Before I leave' }).check()
      await details.getByRole('button', { name: 'Not now' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'remind-set',
    async open(page) {
      await begin(page)
      await setTwo(page, '23:15')
    },
  },
  {
    name: 'remind-new',
    async open(page) {
      await begin(page)
      const dialog = await openNewTask(page)
      await dialog.getByLabel('Title').fill('Post the parcel')
      await dialog.getByRole('button', { name: 'Remind me' }).click()
      await dialog.getByRole('button', { name: 'Not now' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'remind-event',
    async open(page) {
      await begin(page)
      await page.goto('/calendar')
      await page.getByRole('button', { name: '+ Event' }).click()
      const dialog = page.getByRole('dialog', { name: 'Create New Event' })
      await dialog.getByLabel('Title').fill('Dentist')
      await dialog.getByRole('button', { name: 'Remind me' }).click()
      await dialog.getByRole('button', { name: 'Set reminder' }).click()
      await dialog.getByRole('button', { name: 'Remind me once more' }).click()
      await dialog.getByRole('button', { name: 'Not now' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'remind-rings',
    async open(page) {
      await begin(page)
      await setTwo(page, '18:15')
      await page.keyboard.press('Escape')
      await page.clock.fastForward('41:00')
      await page.locator('.ui-toast').getByText('You asked to hear about this now.').first().waitFor()
    },
  },
]
