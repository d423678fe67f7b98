import { expect, test } from './support/journey.ts'
import { beginAsGuest } from './support/people.ts'
import { openTasks, quickAdd } from './support/tasks-page.ts'
import { findProblemsInThemes } from './support/find-problems.ts'

test('a thought is written down from any page by one press or a key, and one is back where one was (E1) @phone', async ({
  page,
}) => {
  await beginAsGuest(page)
  await openTasks(page)
  const opener = page.getByRole('banner').getByRole('button', { name: 'Write a thought down' })
  await opener.click()
  const sheet = page.getByRole('dialog', { name: 'A thought' })
  const field = sheet.getByLabel("What's on your mind?")
  await expect(field).toBeFocused()
  await field.fill('Ring the plumber')
  expect(await findProblemsInThemes(page)).toEqual([])
  // What is not added yet stays: also for another page.
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(opener).toBeFocused()
  await page.goto('/inspire')
  await page.getByRole('heading', { level: 1, name: 'Inspire' }).waitFor()
  await page.keyboard.press('q')
  await expect(field).toHaveValue('Ring the plumber')
  await field.press('Enter')
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/inspire')
  await expect(page.getByRole('region', { name: 'Messages, F6' })).toContainText('Brain dump item added')
  await page.goto('/brain-dump')
  await expect(page.getByText('Ring the plumber')).toBeVisible()
  await opener.click()
  await expect(page.getByRole('main').getByLabel("What's on your mind?")).toBeFocused()
})

test('the key for a thought rests while somebody writes (E1)', async ({ page }) => {
  await beginAsGuest(page)
  await openTasks(page)
  await quickAdd(page).pressSequentially('Quiet')
  await expect(quickAdd(page)).toHaveValue('Quiet')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
