import type { Page } from '@playwright/test'
import { expectAllSent, titlesOnServer } from './support/device-data.ts'
import { findProblemsInThemes } from './support/find-problems.ts'
import { expect, test } from './support/journey.ts'
import { readKeptSession, startSignedIn, startWithAccount } from './support/people.ts'
import { openSettings } from './support/settings-page.ts'
import { addTask, openTasks, taskNamed } from './support/tasks-page.ts'

// What keeps people safe gets no second try.
test.describe.configure({ retries: 0 })

async function openSessions(page: Page) {
  await openSettings(page)
  await page.getByRole('button', { name: 'Where you are signed in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Where you are signed in' })
  await expect(dialog.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1)
  return dialog
}

test('a person sees where they are signed in, and signs another device out: it keeps what it holds and stops syncing (I4) @phone', async ({
  page,
  openDevice,
}) => {
  const person = await startWithAccount(page)
  const second = await openDevice()
  await startSignedIn(second, person)
  await openTasks(second)
  await addTask(second, 'Water the fern')
  await expectAllSent(second)

  const dialog = await openSessions(page)
  const devices = dialog.getByRole('listitem')
  await expect(devices).toHaveCount(2)
  await expect(devices.last()).toContainText(
    /^Chrome on .*Since \d+ \w+ \d{4}, last seen around \d+ \w+ \d{4}/,
  )
  expect(await findProblemsInThemes(page)).toEqual([])
  const end = dialog.getByRole('button', { name: /^Sign out Chrome on/ })
  await end.click()
  const question = page.getByRole('alertdialog', { name: /^Sign out Chrome on/ })
  await expect(question).toContainText('What it holds already stays on it')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(devices).toHaveCount(2)
  await end.click()
  await question.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(dialog.getByRole('status').getByText('is signed out.')).toBeVisible()
  await expect(devices).toHaveCount(1)
  await expect(dialog.getByText('You are signed in nowhere else.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeFocused()

  await expect(taskNamed(second, 'Water the fern')).toBeVisible()
  await addTask(second, 'Written afterwards')
  // It learns of it as it sends that.
  await expect.poll(() => readKeptSession(second)).toMatchObject({ expired: true })
  await second.goto('/auth')
  await expect(second.getByText(`Sign in again to keep syncing as ${person.email}.`)).toBeVisible()
  expect(await titlesOnServer(page)).toEqual(['Water the fern'])
})

test('a person signs out everywhere else, and without a network the list says that it needs one (I4)', async ({
  page,
  openDevice,
}) => {
  const person = await startWithAccount(page)
  const others = [await openDevice(), await openDevice()]
  for (const other of others) await startSignedIn(other, person)

  const dialog = await openSessions(page)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Where you are signed in' }).click()
  await expect(dialog.getByRole('status')).toContainText('The server can’t be reached right now')
  expect(await findProblemsInThemes(page)).toEqual([])
  await page.context().setOffline(false)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(3)

  await dialog.getByRole('button', { name: 'Sign out everywhere else' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sign out everywhere else?' })
  await question.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(dialog.getByRole('status')).toHaveText('You are signed in on this device alone.')
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  for (const other of others) {
    const { user } = await (await other.request.get('/api/me')).json()
    expect(user).toBeNull()
  }
  const { user } = await (await page.request.get('/api/me')).json()
  expect(user.email).toBe(person.email)
})
