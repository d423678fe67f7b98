import type { Page } from '@playwright/test'
import { loseRequests, WHOLE_TRY } from '../support/lose-requests.ts'
import { beginAsGuest } from '../support/people.ts'
import { addTask, openNewTask } from '../support/tasks-page.ts'
import type { Screen } from './screens.ts'

async function withTasks(page: Page): Promise<void> {
  await beginAsGuest(page)
  for (const title of ['Make bed', 'Reply to Sam', 'Cook dinner']) await addTask(page, title)
  await page.getByRole('checkbox', { name: 'Make bed', exact: true }).check()
}

const toast = (page: Page) =>
  page
    .locator('.ui-toast')
    .getByText(/^This .* is not on your device/)
    .waitFor()

/** What is said where a part or a page could not be fetched. */
export const latePartScreens: readonly Screen[] = [
  {
    name: 'late-dialog',
    async open(page) {
      await withTasks(page)
      await loseRequests(page, '**/assets/dialog-*.js', WHOLE_TRY)
      await page.getByLabel('Add a task', { exact: true }).fill('Water the ferns')
      await page.getByRole('button', { name: 'Add Task' }).click()
      await toast(page)
    },
  },
  {
    name: 'late-part-in-dialog',
    async open(page) {
      await beginAsGuest(page)
      const dialog = await openNewTask(page)
      await dialog.getByLabel('Title').fill('Clean the kitchen')
      await loseRequests(page, '**/assets/breakdown-templates-*.js', WHOLE_TRY)
      await dialog.getByRole('button', { name: 'AI Assist' }).click()
      await toast(page)
    },
  },
  {
    name: 'late-page',
    async open(page) {
      await withTasks(page)
      await loseRequests(page, '**/assets/wins-*.{js,css}', 100)
      await page.getByRole('link', { name: 'Look back at what you got done' }).click()
      await toast(page)
    },
  },
  {
    name: 'late-first-page',
    async open(page) {
      await withTasks(page)
      await loseRequests(page, '**/assets/wins-*.{js,css}', 100)
      await page.goto('/wins')
      await page.getByRole('link', { name: 'Reload the page' }).waitFor()
    },
  },
  {
    name: 'late-on-public-page',
    async open(page) {
      await page.goto('/')
      await loseRequests(page, '**/assets/site-parts-*.js', WHOLE_TRY)
      await page.getByRole('banner').getByRole('button', { name: 'Calm settings' }).click()
      await page.getByText('This part could not be loaded.').waitFor()
    },
  },
]
