import type { Page } from '@playwright/test'
import { startPostOffice } from '../apps/server/test/post-office.ts'
import { expect, test as base } from './support/journey.ts'
import { beginAsGuest, fillSignUp, newPerson, type Person, signIn } from './support/people.ts'
import { addTask, openTasks, shownTitles, taskNamed } from './support/tasks-page.ts'

type PostOffice = Awaited<ReturnType<typeof startPostOffice>>

const admin: Person = { name: 'Ada', email: 'ada@example.org', password: 'quiet lantern river' }

/** On a server that sends its letters to a real mail server on loopback. */
const test = base.extend<object, { postOffice: PostOffice }>({
  postOffice: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern.
    async ({}, use) => {
      const postOffice = await startPostOffice()
      await use(postOffice)
      await postOffice.close()
    },
    { scope: 'worker' },
  ],
  serverEnv: [
    async ({ postOffice }, use) => use({ SMTP_URL: postOffice.smtpUrl, ADMIN_EMAILS: admin.email }),
    { scope: 'worker' },
  ],
})

/** The link of the newest letter with this subject to this person. */
async function linkFor(postOffice: PostOffice, { email }: Person, subject: string): Promise<string> {
  const newest = () =>
    postOffice.letters.findLast((letter) => letter.to === email && letter.subject === subject)
  await expect.poll(() => newest()?.link ?? '').toMatch(/^http/)
  return newest()?.link ?? ''
}

const confirmLetter = 'Confirm your email for Glimmer'
const resetLetter = 'Choose a new password for Glimmer'

/** Sends the sign-up form; the account waits for its link. */
async function askForAccount(page: Page, person: Person): Promise<void> {
  await page.goto('/auth')
  await fillSignUp(page, person)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(
    page.getByRole('status').getByText('Check your email for the confirmation link!'),
  ).toBeVisible()
}

async function trySignIn(page: Page, person: Person): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

const banner = (page: Page) => page.getByRole('banner')

test("signing up says 'Check your email for the confirmation link!', and the link confirms and signs in (B3)", async ({
  page,
  postOffice,
}) => {
  const person = newPerson()
  await askForAccount(page, person)
  await expect(page).toHaveURL('/auth')
  await trySignIn(page, person)
  await expect(page.getByRole('alert')).toHaveText(
    'Please confirm your email first. A fresh link is on its way to you.',
  )
  await expect.poll(() => postOffice.letters.filter(({ to }) => to === person.email).length).toBe(2)

  const link = await linkFor(postOffice, person, confirmLetter)
  await page.goto(link)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('status').getByText('Your email address is confirmed.')).toBeVisible()
  await expect(banner(page).getByText(`account ${person.email}`)).toBeVisible()

  await banner(page).getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/auth')
  // Opened again it still says so, and is no way in any more.
  await page.goto(link)
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  await page.goto('/api/auth/verify-email?token=not-a-real-one')
  await expect(page.getByRole('alert')).toContainText('This confirmation link has been used already')
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
  await page.goto(await linkFor(postOffice, person, confirmLetter))
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
  await askForAccount(other, person)
  await other.goto(await linkFor(postOffice, person, confirmLetter))
  await expect(banner(other).getByText('Welcome back!')).toBeVisible()
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
  await expect(page.getByRole('alert')).toContainText('This email and password do not go together.')
  await signIn(page, { ...person, password: 'another quiet river' })

  // The link works once.
  await other.goto(link)
  await other.getByLabel('New password', { exact: true }).fill('yet another river')
  await other.getByRole('button', { name: 'Save the new password' }).click()
  await expect(other.getByRole('alert')).toContainText('This link was used already')
})

test('an address of ADMIN_EMAILS is an admin once it is confirmed, and nobody else is (B5, D6)', async ({
  page,
  openDevice,
  postOffice,
}) => {
  await askForAccount(page, admin)
  await page.goto(await linkFor(postOffice, admin, confirmLetter))
  await expect(banner(page).getByText('Admin', { exact: true })).toBeVisible()
  await openTasks(page)
  const places = page.getByRole('navigation', { name: 'Places' })
  await expect(places.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/settings')
  await expect(places.getByRole('link', { name: 'Settings' })).toHaveCount(0)

  const person = newPerson()
  const other = await openDevice()
  await askForAccount(other, person)
  await other.goto(await linkFor(postOffice, person, confirmLetter))
  await expect(banner(other).getByText('Welcome back!')).toBeVisible()
  await expect(banner(other).getByText('Admin', { exact: true })).toBeHidden()
  await openTasks(other)
  await expect(
    other.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Settings' }),
  ).toBeVisible()
})
