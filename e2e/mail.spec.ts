import { expect } from './support/journey.ts'
import { askForAccount, banner, confirmWith, linkFor, test, trySignIn } from './support/mail-journey.ts'
import { adminOf, beginAsGuest, fillSignUp, newPerson, signIn, startWithConfirmed } from './support/people.ts'
import { addTask, openTasks, shownTitles, taskNamed } from './support/tasks-page.ts'

// What keeps people safe gets no second try.
test.describe.configure({ retries: 0 })

const resetLetter = 'Choose a new password for Glimmer'

test("signing up says 'Check your email for the confirmation link!'; the link and the password confirm and sign in (B3)", async ({
  page,
  postOffice,
}) => {
  const person = newPerson()
  await askForAccount(page, person)
  await expect(page).toHaveURL('/auth')
  await trySignIn(page, person)
  await expect(page.getByRole('alert')).toHaveText(
    'Please confirm your email first. A new link is on its way to you.',
  )
  await expect
    .poll(async () => (await postOffice.letters()).filter(({ to }) => to === person.email).length)
    .toBe(2)

  const link = await linkFor(postOffice, person)
  await confirmWith(page, link, person)
  await expect(page).toHaveURL('/tasks')
  await expect(page.getByRole('status').getByText('Your email address is confirmed.')).toBeVisible()
  await openTasks(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('whoever wanted to open a page gets there, also where the letter’s link opens another tab (B3, B4)', async ({
  page,
  context,
  postOffice,
}) => {
  const person = newPerson()
  await page.goto('/calendar?date=2026-11-26')
  await expect(page).toHaveURL('/auth')
  await fillSignUp(page, person)
  await page.getByRole('button', { name: 'Create Account' }).click()
  const tab = await context.newPage()
  await confirmWith(tab, await linkFor(postOffice, person), person)
  await expect(tab).toHaveURL('/calendar?date=2026-11-26')
  await expect(page).toHaveURL('/calendar?date=2026-11-26')

  await tab.getByRole('button', { name: 'Sign Out' }).click()
  await expect(tab).toHaveURL('/auth')
  await trySignIn(tab, person)
  await expect(tab).toHaveURL('/tasks')
})

test('a guest who signs up finds their things in the account once the link is opened (B3, B6)', async ({
  page,
  postOffice,
}) => {
  const person = newPerson()
  await beginAsGuest(page)
  await addTask(page, 'Written before')
  await askForAccount(page, person)
  await openTasks(page)
  await addTask(page, 'Written while the letter travels')
  await confirmWith(page, await linkFor(postOffice, person), person)
  await expect(banner(page).getByText(`account ${person.email}`)).toBeVisible()
  await openTasks(page)
  await expect(taskNamed(page, 'Written before')).toBeVisible()
  await expect.poll(() => shownTitles(page)).toEqual(['Written while the letter travels', 'Written before'])
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test("'Forgot password?' sends a link; the new password ends every other session (B7)", async ({
  page,
  openDevice,
  postOffice,
}) => {
  const person = newPerson()
  const other = await openDevice()
  await startWithConfirmed(other, person, () => linkFor(postOffice, person))
  await openTasks(other)

  await page.goto('/auth')
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await page.getByRole('button', { name: 'Send the link' }).click()
  const sent = 'If this address has an account, a link is on its way. It works for one hour.'
  await expect(page.getByRole('status').getByText(sent)).toBeVisible()
  const link = await linkFor(postOffice, person, resetLetter)
  await page.goto(link)
  await expect(page).toHaveURL('/auth')
  await page.getByLabel('New password', { exact: true }).fill('another quiet river')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByText('Your new password is saved. You can sign in with it now.')).toBeVisible()

  await addTask(other, 'Written after it')
  await expect(banner(other).getByRole('link', { name: 'Sign in again to keep syncing' })).toBeVisible()
  await trySignIn(page, person)
  await expect(page.getByRole('alert')).toContainText('This email and password don’t match.')
  await signIn(page, { ...person, password: 'another quiet river' })

  // The link works once.
  await other.goto(link)
  await other.getByLabel('New password', { exact: true }).fill('yet another river')
  await other.getByRole('button', { name: 'Save the new password' }).click()
  await expect(other.getByRole('alert')).toContainText('This link has already been used')
})

test('an address of ADMIN_EMAILS is an admin once it is confirmed, and nobody else is (B5, D6)', async ({
  page,
  openDevice,
  postOffice,
}, info) => {
  const admin = adminOf(info)
  await askForAccount(page, admin)
  await confirmWith(page, await linkFor(postOffice, admin), admin)
  await expect(banner(page).getByText('Admin', { exact: true })).toBeVisible()
  await openTasks(page)
  const places = page.getByRole('navigation', { name: 'Places' })
  await expect(places.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/settings')
  await expect(places.getByRole('link', { name: 'Settings' })).toHaveCount(0)

  const person = newPerson()
  const other = await openDevice()
  await startWithConfirmed(other, person, () => linkFor(postOffice, person))
  await openTasks(other)
  await expect(banner(other).getByText('Welcome back!')).toBeVisible()
  await expect(banner(other).getByText('Admin', { exact: true })).toBeHidden()
  await expect(
    other.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Settings' }),
  ).toBeVisible()
})
