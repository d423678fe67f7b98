import { expectAllSent, ownerOf, titlesOnServer } from './support/device-data.ts'
import { findProblemsInThemes } from './support/find-problems.ts'
import { test as base, expect } from './support/journey.ts'
import { expectNothingLeft } from './support/left-on-device.ts'
import { linkFor, trySignIn } from './support/mail-journey.ts'
import { startConfirmed } from './support/new-email.ts'
import { startSignedIn } from './support/people.ts'
import { openSettings } from './support/settings-page.ts'
import { addTask, openTasks, shownTitles, taskNamed } from './support/tasks-page.ts'

// What keeps people safe gets no second try.
base.describe.configure({ retries: 0 })

const test = base.extend({
  serverEnv: async ({ postOffice }, use) => use({ SMTP_URL: postOffice.smtpUrl, DELETE_GRACE_DAYS: '7' }),
})

test('a person deletes the account, thinks again and keeps it, and all is there, also what another device had not sent (I5)', async ({
  page,
  openDevice,
  postOffice,
}) => {
  const person = await startConfirmed(page, postOffice)
  await openTasks(page)
  const owner = await ownerOf(page)
  await addTask(page, 'From before')
  await expectAllSent(page)
  const second = await openDevice()
  await startSignedIn(second, person)
  await openTasks(second)
  await expect(taskNamed(second, 'From before')).toBeVisible()
  await second.context().setOffline(true)
  await addTask(second, 'Not sent yet')

  await openSettings(page)
  const card = page.getByRole('region', { name: 'Privacy & Security' })
  const open = card.getByRole('button', { name: 'Delete Account' })
  await expect(open).toHaveAccessibleDescription(/You have 7 days to change your mind/)
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Delete Account' })
  await expect(dialog).toContainText('For 7 days you can sign in and keep it; then it is gone.')
  await expect(dialog).not.toContainText('cannot be undone')
  expect(await findProblemsInThemes(page)).toEqual([])
  await dialog.getByLabel(`Please type 'DELETE' to confirm`).fill('DELETE')
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await expect(page).toHaveURL('/')
  const told = page
    .locator('.ui-toast')
    .getByText(/^Your account will be deleted on \w+ \d+ \w+\. Until then/)
  await expect(told).toBeVisible()
  await expectNothingLeft(page, [owner, person.email, 'From before'])

  // The letter's link asks, and whoever lets it be changes nothing.
  const link = await linkFor(postOffice, person, 'Your Glimmer account will be deleted')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: /^Your account will be deleted on/ })).toBeVisible()
  await expect(page).toHaveURL('/auth')
  await expect(page.getByRole('button', { name: 'Keep my account' })).toBeFocused()
  expect(await findProblemsInThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Let it be deleted' }).click()
  await expect(page.getByRole('status').getByText('Nothing has changed')).toBeVisible()

  // Signing in asks the same. Who leaves it is not in.
  await trySignIn(page, person)
  await page.getByRole('button', { name: 'Let it be deleted' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  expect(await (await page.request.get('/api/me')).json()).toEqual({ user: null, role: null })

  // The other device is told, has everything, and leads to the question.
  await second.context().setOffline(false)
  const notice = second.getByRole('region', { name: /^This account will be deleted on/ })
  await expect(notice).toBeVisible()
  await expect.poll(() => shownTitles(second)).toEqual(['Not sent yet', 'From before'])
  expect(await findProblemsInThemes(second)).toEqual([])
  await notice.getByRole('link', { name: 'Sign in to keep it' }).click()
  await second.getByLabel('Password', { exact: true }).fill(person.password)
  await second.getByRole('button', { name: 'Sign In', exact: true }).click()
  await second.getByRole('button', { name: 'Keep my account' }).click()
  await expect(second).toHaveURL('/tasks')
  await expect(second.locator('.ui-toast').getByText('Your account stays.')).toBeVisible()
  await expect(notice).toHaveCount(0)
  await expectAllSent(second)
  expect((await titlesOnServer(second)).toSorted()).toEqual(['From before', 'Not sent yet'])

  await page.goto(link)
  await expect(page.getByRole('alert').getByText('This link isn’t needed any more')).toBeVisible()
  await trySignIn(page, person)
  await expect(page).toHaveURL('/tasks')
  await expect.poll(() => shownTitles(page)).toEqual(['Not sent yet', 'From before'])
})
