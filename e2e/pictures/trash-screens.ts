import type { Page } from '@playwright/test'
import { beginAsGuest } from '../support/people.ts'
import { addStep, addTask, deleteTask, openTasks } from '../support/tasks-page.ts'
import type { Screen } from './screens.ts'

async function openTrash(page: Page): Promise<void> {
  await beginAsGuest(page)
  await openTasks(page)
  const titles = [
    'Call Jo',
    'Fill in the form for the dentist and put it by the door with the blue folder',
    'Air the room',
  ]
  for (const title of titles) await addTask(page, title)
  await addStep(page, 'Call Jo', 'Find the number')
  for (const title of titles) await deleteTask(page, title)
  await page.goto('/recently-deleted')
  await page.getByRole('button', { name: 'Put back “Call Jo”' }).waitFor()
}

/** What was deleted. */
export const trashScreens: readonly Screen[] = [
  { name: 'recently-deleted', open: openTrash },
  {
    name: 'recently-deleted-chosen',
    async open(page) {
      await openTrash(page)
      for (const title of ['Call Jo', 'Air the room']) {
        await page.getByRole('checkbox', { name: `Choose “${title}”` }).check()
      }
    },
  },
  {
    name: 'recently-deleted-empty',
    async open(page) {
      await beginAsGuest(page)
      await page.goto('/recently-deleted')
      await page.getByRole('heading', { name: 'Nothing here' }).waitFor()
    },
  },
]
