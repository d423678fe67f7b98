import type { Page } from '@playwright/test'
import { seedCheckins } from '../support/check-in.ts'
import { beginAsGuest } from '../support/people.ts'
import { addTask, chooseFromMenu, openNewTask } from '../support/tasks-page.ts'
import type { Screen } from './screens.ts'

async function open(page: Page) {
  await beginAsGuest(page)
  await addTask(page, 'Open the letter from HMRC')
  await ask(page)
}

async function ask(page: Page) {
  await chooseFromMenu(page, 'Open the letter from HMRC', 'AI Assist')
  await page.getByRole('button', { name: 'Suggest steps' }).waitFor()
}

async function suggest(page: Page) {
  await open(page)
  await page.getByRole('button', { name: 'Suggest steps' }).click()
}

/** Small steps for a task; the AI helper's are in `helper-screens.ts`. */
export const breakdownScreens: readonly Screen[] = [
  { name: 'breakdown-idle', open },
  { name: 'breakdown-steps', open: suggest },
  {
    name: 'breakdown-edit',
    async open(page) {
      await suggest(page)
      await page.getByRole('checkbox', { name: /^Write both/ }).uncheck()
      await page.getByRole('button', { name: /^Change “Read only/ }).click()
    },
  },
  {
    name: 'breakdown-low-energy',
    async open(page) {
      await beginAsGuest(page)
      await addTask(page, 'Open the letter from HMRC')
      await seedCheckins(page, ['LOW'])
      await ask(page)
    },
  },
  {
    name: 'breakdown-new-task',
    async open(page) {
      await beginAsGuest(page)
      const dialog = await openNewTask(page)
      await dialog.getByText('Write a title first').scrollIntoViewIfNeeded()
    },
  },
]
