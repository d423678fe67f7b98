import type { Page } from '@playwright/test'
import { expect, test as base } from './journey.ts'
import { adminEmails, fillSignUp, type Person } from './people.ts'
import type { SharedPostOffice } from './shared-servers.ts'

const confirmLetter = 'Confirm your email for Glimmer'

/**
 * On a server that sends its letters to a real mail server on loopback, keeps no more than 1 MB for anybody and names a help
 * line: each other set of settings would be one more server.
 */
export const test = base.extend({
  serverEnv: async ({ postOffice }, use) =>
    use({
      SMTP_URL: postOffice.smtpUrl,
      ADMIN_EMAILS: adminEmails,
      QUOTA_MB: '1',
      HELP_LINE: 'Listeners, 116 123, day and night',
      HELP_LINE_URL: 'tel:116123',
    }),
})

/** The link of the newest letter with this subject to this person. */
export async function linkFor(
  postOffice: Pick<SharedPostOffice, 'letters'>,
  { email }: Pick<Person, 'email'>,
  subject = confirmLetter,
): Promise<string> {
  const newest = async () =>
    (await postOffice.letters()).findLast((letter) => letter.to === email && letter.subject === subject)
      ?.link ?? ''
  await expect.poll(newest).toMatch(/^http/)
  return newest()
}

/** Sends the sign-up form; the account waits for its link. */
export async function askForAccount(page: Page, person: Person): Promise<void> {
  await page.goto('/auth')
  await fillSignUp(page, person)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(
    page.getByRole('status').getByText('Check your email for the confirmation link!'),
  ).toBeVisible()
}

/** Opens a link to confirm an address and gives the password of the sign-up there. */
export async function confirmWith(
  page: Page,
  link: string,
  { password }: Pick<Person, 'password'>,
): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Confirm and sign in' }).click()
}

export async function trySignIn(page: Page, person: Person): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

export const banner = (page: Page) => page.getByRole('banner')
