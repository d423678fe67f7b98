import type { Page } from '@playwright/test'
import { expectAllSent, titlesOnServer } from './support/device-data.ts'
import { findProblemsNarrowToo } from './support/find-problems.ts'
import { expect, test } from './support/journey.ts'
import { readKeptSession, signIn, startSignedIn, startWithAccount } from './support/people.ts'
import { openSettings } from './support/settings-page.ts'
import { addTask, openTasks } from './support/tasks-page.ts'

// What keeps people safe gets no second try.
test.describe.configure({ retries: 0 })

const fieldsOf = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Change Password' })
  return {
    dialog,
    current: dialog.getByLabel('Current Password', { exact: true }),
    chosen: dialog.getByLabel('New Password', { exact: true }),
    again: dialog.getByLabel('Confirm New Password', { exact: true }),
    submit: dialog.getByRole('button', { name: 'Change Password' }),
  }
}

test('a person changes the password: each gap is said where it is, other devices end, and this one goes on (I4)', async ({
  page,
  openDevice,
}) => {
  const person = await startWithAccount(page)
  const second = await openDevice()
  await startSignedIn(second, person)
  await openSettings(page)
  await page.getByRole('button', { name: 'Change Password' }).click()
  const { dialog, current, chosen, again, submit } = fieldsOf(page)
  await expect(dialog).toContainText('Your other devices are signed out with it.')
  await expect(current).toBeFocused()
  await expect(current).toHaveAttribute('autocomplete', 'current-password')
  await expect(chosen).toHaveAttribute('autocomplete', 'new-password')

  await submit.click()
  await expect(current).toBeFocused()
  await expect(current).toHaveAccessibleDescription('Please write the password that you have now.')
  await current.fill('not the one')
  await chosen.fill('short')
  await submit.click()
  await expect(chosen).toBeFocused()
  await expect(chosen).toHaveAccessibleDescription(/Password must be at least 6 characters long/)
  await chosen.fill('heron sky')
  await expect(dialog.getByText('That is enough.')).toBeVisible()
  await again.fill('heron sk')
  await submit.click()
  await expect(again).toBeFocused()
  await expect(again).toHaveAccessibleDescription('New passwords do not match')
  expect(await findProblemsNarrowToo(page)).toEqual([])
  await again.fill('heron sky')
  await submit.click()
  await expect(current).toHaveAccessibleDescription('This is not your current password.')
  await expect(current).toBeFocused()

  await current.fill(person.password)
  await chosen.fill('password1')
  await again.fill('password1')
  await submit.click()
  await expect(chosen).toHaveAccessibleDescription(/one of the first that a stranger would try/)
  await chosen.fill('calm heron by the sky')
  await expect(dialog.getByText('that is hard to guess')).toBeVisible()
  await again.fill('calm heron by the sky')
  await page.context().setOffline(true)
  await submit.click()
  await expect(dialog.getByRole('alert')).toContainText('The server can’t be reached right now')
  await page.context().setOffline(false)
  await submit.click()
  await expect(page.locator('.ui-toast').getByText('Password updated successfully')).toBeVisible()
  await expect(dialog).toBeHidden()

  await openTasks(page)
  await addTask(page, 'Still signed in')
  await expectAllSent(page)
  expect(await titlesOnServer(page)).toEqual(['Still signed in'])
  const { user } = await (await second.request.get('/api/me')).json()
  expect(user).toBeNull()
  // It learns of it when it asks the server next, and then offers to sign in again.
  await openTasks(second)
  await expect.poll(() => readKeptSession(second)).toMatchObject({ expired: true })
  await signIn(second, { ...person, password: 'calm heron by the sky' })
})

test('a server in trouble is said in the words of the catalogue, and nothing that was typed is lost (I4)', async ({
  page,
}) => {
  const person = await startWithAccount(page)
  await openSettings(page)
  await page.getByRole('button', { name: 'Change Password' }).click()
  const { dialog, current, chosen, again, submit } = fieldsOf(page)
  await page.route('**/api/auth/change-password', (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'server_error', message: 'x' } } }),
  )
  await current.fill(person.password)
  await chosen.fill('calm heron sky')
  await again.fill('calm heron sky')
  await submit.click()
  await expect(dialog.getByRole('alert')).toHaveText('Failed to update password. Please try again.')
  await expect(chosen).toHaveValue('calm heron sky')
  await page.unroute('**/api/auth/change-password')
  await submit.click()
  await expect(page.locator('.ui-toast').getByText('Password updated successfully')).toBeVisible()
})
