import type { Page } from '@playwright/test'
import { codeAt } from '../../apps/server/test/code-at.ts'
import { plugInAuthenticator } from '../support/passkeys.ts'
import { fillCredentials, type Person, startSignedIn, startWithAccount } from '../support/people.ts'
import { openSettings } from '../support/settings-page.ts'
import { linkFor } from '../support/mail-journey.ts'
import { askFor, asking, newLetter, startConfirmed } from '../support/new-email.ts'
import type { SharedPostOffice } from '../support/shared-servers.ts'
import type { Screen } from './screens.ts'

async function openWithAccount(page: Page): Promise<void> {
  const person = await startWithAccount(page)
  const elsewhere = await page
    .context()
    .browser()
    ?.newContext({
      baseURL: new URL(page.url()).origin,
      userAgent: 'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0',
    })
  if (elsewhere) await startSignedIn(await elsewhere.newPage(), person)
  await elsewhere?.close()
  await openSettings(page)
}

/** What somebody with an account finds about it in the settings. */
export const accountSettingsScreens: readonly Screen[] = [
  {
    name: 'account-card',
    async open(page) {
      await openWithAccount(page)
      await page.getByRole('button', { name: 'Delete Account' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'account-password',
    async open(page) {
      await openWithAccount(page)
      await page.getByRole('button', { name: 'Change Password' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Current Password', { exact: true }).fill('quiet lantern river')
      await dialog.getByLabel('New Password', { exact: true }).fill('calm heron sky')
      await dialog.getByLabel('Confirm New Password').fill('calm heron')
      await dialog.getByRole('button', { name: 'Change Password' }).click()
      await dialog.getByText('New passwords do not match').waitFor()
    },
  },
  {
    name: 'account-sessions',
    async open(page) {
      await openWithAccount(page)
      await page.getByRole('button', { name: 'Where you are signed in' }).click()
      await page.getByText('Firefox on an Android phone').waitFor()
    },
  },
  {
    name: 'ways-passkeys',
    async open(page) {
      await addPasskey(page)
    },
  },
  {
    name: 'ways-passkey-rename',
    async open(page) {
      await addPasskey(page)
      await page.getByRole('button', { name: /^Rename/ }).click()
      await page.getByRole('button', { name: 'Use a passkey instead' }).waitFor()
    },
  },
  {
    name: 'ways-codes-set-up',
    async open(page) {
      await beginCodes(page)
    },
  },
  {
    name: 'ways-recovery-codes',
    async open(page) {
      await turnCodesOn(page)
    },
  },
  {
    name: 'ways-codes-on',
    async open(page) {
      await turnCodesOn(page)
      await page.getByRole('button', { name: 'I have kept them' }).click()
      await page.getByText('10 recovery codes are left').waitFor()
    },
  },
  {
    name: 'ways-auth-code',
    async open(page) {
      const person = await turnCodesOn(page)
      await page.context().clearCookies()
      await page.evaluate(() => localStorage.clear())
      await page.goto('/auth')
      await fillCredentials(page, person)
      await page.getByRole('button', { name: 'Sign In', exact: true }).click()
      await page.getByText('One more step').waitFor()
      await page.getByLabel('Code', { exact: true }).fill('123456')
      await page.keyboard.press('Enter')
      await page.getByText('This code doesn’t match').waitFor()
    },
  },
]

async function addPasskey(page: Page): Promise<void> {
  await plugInAuthenticator(page)
  const person = await startWithAccount(page)
  await openSettings(page)
  await page.getByRole('button', { name: 'Passkeys' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add a passkey' }).click()
  await dialog.getByLabel('Name').fill('The laptop on my desk')
  await dialog.getByLabel('Current Password').fill(person.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByText('Added “The laptop on my desk”').waitFor()
}

async function beginCodes(page: Page): Promise<{ person: Person; secret: string }> {
  const person = await startWithAccount(page)
  await openSettings(page)
  await page.getByRole('button', { name: 'One-time codes' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await dialog.getByLabel('Current Password').fill(person.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('img', { name: 'QR code' }).waitFor()
  return { person, secret: await dialog.getByTestId('codes-secret').innerText() }
}

async function turnCodesOn(page: Page): Promise<Person> {
  const { person, secret } = await beginCodes(page)
  const code = page.getByLabel('Code from the app')
  await code.fill(codeAt(secret.replaceAll(' ', ''), Date.now()))
  await code.press('Enter')
  await page.getByRole('list', { name: 'Recovery codes' }).waitFor()
  return person
}

/** Changing the address, where a letter is sent. */
export function newEmailScreens(postOffice: Pick<SharedPostOffice, 'letters'>): Screen[] {
  return [
    {
      name: 'account-email',
      server: 'mail',
      async open(page) {
        await startConfirmed(page, postOffice)
        await openSettings(page)
        await page.getByRole('button', { name: 'Change Email' }).click()
        const { next, send } = asking(page)
        await next.fill('robin@')
        await send.click()
        await page.getByText('Please write a full email address').waitFor()
      },
    },
    {
      name: 'account-email-sent',
      server: 'mail',
      async open(page) {
        await askFor(page, await startConfirmed(page, postOffice), `robin-${Date.now()}@example.org`)
      },
    },
    {
      name: 'account-email-use',
      server: 'mail',
      async open(page) {
        const next = `robin-${Date.now()}@example.org`
        await askFor(page, await startConfirmed(page, postOffice), next)
        await page.goto(await linkFor(postOffice, { email: next }, newLetter))
        await page.getByRole('dialog').getByText(next).waitFor()
      },
    },
    {
      name: 'account-email-over',
      server: 'mail',
      async open(page) {
        await startConfirmed(page, postOffice)
        await page.goto('/settings#new-email=a-link')
        await page.getByText('This link no longer works').waitFor()
      },
    },
    {
      name: 'account-email-at-once',
      async open(page) {
        await startWithAccount(page)
        await openSettings(page)
        await page.getByRole('button', { name: 'Change Email' }).click()
        await page.getByText('This server sends no email').waitFor()
      },
    },
  ]
}
