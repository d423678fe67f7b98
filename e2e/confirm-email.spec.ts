import type { Page } from '@playwright/test'
import { findProblemsInThemes } from './support/find-problems.ts'
import { expect } from './support/journey.ts'
import { banner, confirmWith, linkFor, test, trySignIn } from './support/mail-journey.ts'
import { newPerson, requestAccount, startWithConfirmed } from './support/people.ts'
import { addTask, openTasks, taskNamed } from './support/tasks-page.ts'
import { expectAllSent } from './support/device-data.ts'

// What keeps people safe gets no second try.
test.describe.configure({ retries: 0 })

const asking = (page: Page) => page.getByRole('heading', { name: 'Confirm your email' })
const submit = (page: Page) => page.getByRole('button', { name: 'Confirm and sign in' })
const password = (page: Page) => page.getByLabel('Password', { exact: true })

/** Chooses a new password on the page of the link, which asks for the address too. */
async function chooseAnew(page: Page, email: string, newPassword: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('New password', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Save and sign in' }).click()
}

test('opening the link only shows a page: nothing is sent, the link leaves the address bar and lasts a reload (B3)', async ({
  page,
  openDevice,
  postOffice,
}) => {
  const person = newPerson()
  await requestAccount(await openDevice(), person)
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  const link = await linkFor(postOffice, person)
  await page.goto(link)
  await expect(asking(page)).toBeVisible()
  await expect(page).toHaveURL('/auth')
  await expect(password(page)).toHaveAttribute('autocomplete', 'current-password')
  await page.reload()
  await expect(asking(page)).toBeVisible()
  expect(sent).toEqual([])
  expect((await page.request.get(link)).ok()).toBe(true)
  const { user } = await (await page.request.get('/api/me')).json()
  expect(user).toBeNull()

  await submit(page).click()
  await expect(password(page)).toBeFocused()
  await expect(password(page)).toHaveAccessibleDescription(/enter your password/)
  expect.soft(await findProblemsInThemes(page), 'asking for the password').toEqual([])
  await password(page).fill('not the one')
  await submit(page).click()
  await expect(page.getByRole('alert')).toContainText('This is not the password that was chosen at sign-up.')
  await password(page).fill(person.password)
  await submit(page).press('Enter')
  await expect(page).toHaveURL('/tasks')
  await expect(page.getByRole('status').getByText('Your email address is confirmed.')).toBeVisible()
})

test('without a network the page says so and keeps the link, and it works afterwards (B3)', async ({
  page,
  context,
  postOffice,
}) => {
  const person = newPerson()
  await requestAccount(page, person)
  await page.goto(await linkFor(postOffice, person))
  await password(page).fill(person.password)
  await context.setOffline(true)
  await submit(page).click()
  await expect(page.getByRole('alert')).toContainText('The server can’t be reached right now.')
  await expect(password(page)).toHaveValue(person.password)
  await context.setOffline(false)
  await submit(page).click()
  await expect(page).toHaveURL('/tasks')
  await expect(banner(page).getByText(`account ${person.email}`)).toBeVisible()
})

test('whoever reads the mailbox has the account, with a password of their own, whoever signed up with the address (B3) @phone', async ({
  page,
  openDevice,
  postOffice,
}) => {
  const person = newPerson()
  const stranger = await openDevice()
  const theirs = { ...person, name: 'Mallory', password: 'chosen by a stranger' }
  await requestAccount(stranger, theirs)
  const link = await linkFor(postOffice, person)
  await page.goto(link)
  await page.getByRole('button', { name: 'Choose a new password instead' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  expect.soft(await findProblemsInThemes(page), 'choosing a new password').toEqual([])
  await chooseAnew(page, 'somebody@example.org', 'a lantern by the river')
  await expect(page.getByRole('alert')).toContainText('This link was sent to another address.')
  await chooseAnew(page, person.email, 'a lantern by the river')
  await expect(page).toHaveURL('/tasks')
  await expect(page.getByRole('status').getByText('Your email address is confirmed.')).toBeVisible()

  await trySignIn(stranger, theirs)
  await expect(stranger.getByRole('alert')).toContainText('This email and password don’t match.')
  // Used, it is no way in for anybody.
  await confirmWith(stranger, link, theirs)
  await expect(stranger.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

test('a newer sign-up takes the place of an older one: its link is over, and a new one can be asked for (B3)', async ({
  page,
  openDevice,
  postOffice,
}) => {
  const person = newPerson()
  const other = await openDevice()
  await requestAccount(other, { ...person, password: 'chosen by a stranger' })
  const older = await linkFor(postOffice, person)
  await requestAccount(page, person)
  await expect.poll(() => linkFor(postOffice, person)).not.toBe(older)
  await confirmWith(other, older, { ...person, password: 'chosen by a stranger' })
  await expect(other.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  const before = await linkFor(postOffice, person)
  await other.getByLabel('Email').fill(person.email)
  await other.getByRole('button', { name: 'Send a new link' }).click()
  await expect(other.getByRole('status').getByText('a new link is on its way')).toBeVisible()
  await expect.poll(() => linkFor(postOffice, person)).not.toBe(before)
  const newest = await linkFor(postOffice, person)
  await confirmWith(page, newest, person)
  await expect(banner(page).getByText(`account ${person.email}`)).toBeVisible()

  // Opened again, where nobody is signed in, it says what is true.
  await confirmWith(other, newest, person)
  await expect(other.getByText('This address is already confirmed. You can sign in.')).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
})

test('a link never turns the session of somebody else: they stay who they are, or sign out first (B4)', async ({
  page,
  openDevice,
  postOffice,
}) => {
  const robin = newPerson()
  await startWithConfirmed(page, robin, () => linkFor(postOffice, robin))
  await openTasks(page)
  await addTask(page, 'Robin’s own')
  await expectAllSent(page)

  const sam = newPerson('Sam')
  await requestAccount(await openDevice(), sam)
  const link = await linkFor(postOffice, sam)
  await page.goto(link)
  await expect(page.getByText(`This device is signed in as ${robin.email}.`)).toBeVisible()
  await expect(password(page)).toHaveCount(0)
  expect.soft(await findProblemsInThemes(page), 'somebody else is signed in').toEqual([])
  await page.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(page).toHaveURL('/tasks')
  await openTasks(page)
  await expect(taskNamed(page, 'Robin’s own')).toBeVisible()

  await page.goto(link)
  await page.getByRole('button', { name: 'Sign out and use the link' }).click()
  await expect(asking(page)).toBeVisible()
  await password(page).fill(sam.password)
  await submit(page).click()
  await expect(page).toHaveURL('/tasks')
  await openTasks(page)
  await expect(taskNamed(page, 'Robin’s own')).toHaveCount(0)
  const { user } = await (await page.request.get('/api/me')).json()
  expect(user.email).toBe(sam.email)
})

test('a link from a letter of an earlier version leads to a page that says what to do (B3)', async ({
  page,
}) => {
  await page.goto('/api/auth/verify-email?token=eyJhbGciOiJIUzI1NiJ9.e30.x')
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expect(page).toHaveURL('/auth')
  expect.soft(await findProblemsInThemes(page), 'a link that is over').toEqual([])
  await page.getByRole('button', { name: 'Send a new link' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.getByRole('button', { name: 'Back to sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
})
