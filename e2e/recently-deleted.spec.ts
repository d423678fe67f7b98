import type { Page } from '@playwright/test'
import { countTaps } from './support/count-taps.ts'
import { expect, test } from './support/journey.ts'
import { startSignedIn, startWithAccount, startAsGuest } from './support/people.ts'
import {
  addStep,
  addTask,
  deleteTask,
  openTasks,
  showSteps,
  stepsOf,
  taskNamed,
} from './support/tasks-page.ts'
import { findProblemsInThemes } from './support/find-problems.ts'

const message = (page: Page) => page.getByRole('region', { name: 'Messages, F6' })

test('a guest finds what was deleted long after its message went, puts one and several back, and deletes one for good (F6) @phone', async ({
  page,
}) => {
  await startAsGuest(page)
  await openTasks(page)
  for (const title of ['Call Jo', 'Post the parcel', 'Water the fern']) await addTask(page, title)
  for (const title of ['Call Jo', 'Post the parcel', 'Water the fern']) await deleteTask(page, title)
  await page.reload()
  const taps = await countTaps(page)
  await page.getByRole('main').getByRole('link', { name: 'Recently deleted' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Recently deleted' })).toBeVisible()
  const today = page.getByRole('region', { name: 'Today' })
  await expect(today.getByRole('listitem')).toHaveCount(3)
  expect(await findProblemsInThemes(page)).toEqual([])

  await today.getByRole('button', { name: 'Put back “Call Jo”' }).press('Enter')
  await expect(message(page)).toContainText('“Call Jo” is back.')
  expect(await taps()).toBe(2)
  await expect(today.getByRole('listitem')).toHaveCount(2)
  await expect(today.getByRole('button', { name: 'Put back “Post the parcel”' })).toBeFocused()

  await today.getByRole('button', { name: 'More about “Water the fern”' }).click()
  await page.getByRole('menuitem', { name: 'Delete for good' }).click()
  const asking = page.getByRole('alertdialog', { name: 'Delete for good?' })
  await expect(asking).toContainText('Delete "Water the fern" for good? This action cannot be undone.')
  await asking.getByRole('button', { name: 'Delete for good' }).click()
  await expect(today.getByRole('listitem')).toHaveCount(1)

  await page.reload()
  await expect(today.getByRole('listitem')).toHaveCount(1)
  await today.getByRole('checkbox', { name: 'Choose “Post the parcel”' }).check()
  await page.getByRole('button', { name: 'Put back 1' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible()
  await page.getByRole('link', { name: 'To today’s tasks' }).click()
  await expect(taskNamed(page, 'Call Jo')).toBeVisible()
  await expect(taskNamed(page, 'Post the parcel')).toBeVisible()
  await expect(taskNamed(page, 'Water the fern')).toHaveCount(0)
})

test('what an account puts back is there on its other device, with its steps (F6, F8)', async ({
  page,
  openDevice,
}) => {
  const person = await startWithAccount(page)
  await openTasks(page)
  await addTask(page, 'Pack the bag')
  await addStep(page, 'Pack the bag', 'Find the bag')
  await deleteTask(page, 'Pack the bag')
  await page.goto('/recently-deleted')
  await expect(page.getByText('Task with 1 step')).toBeVisible()
  await page.getByRole('button', { name: 'Put back “Pack the bag”' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible()
  const second = await openDevice()
  await startSignedIn(second, person)
  await openTasks(second)
  await showSteps(second, 'Pack the bag')
  await expect(stepsOf(second, 'Pack the bag')).toHaveCount(1)
})
