import type { Page } from '@playwright/test'
import { invite } from '../support/invite.ts'
import { askForAccount, confirmWith, linkFor } from '../support/mail-journey.ts'
import { newPerson } from '../support/people.ts'
import type { SharedPostOffice } from '../support/shared-servers.ts'
import type { Screen } from './screens.ts'

/** No letter holds it. The page that asks for a password looks as it does for one that does. */
const A_LINK = '/auth#confirm=a-link'

async function chooseAnew(page: Page): Promise<void> {
  await page.goto(A_LINK)
  await page.getByRole('button', { name: 'Choose a new password instead' }).click()
}

/** Coming in: with an account, with a new one, by a link, and where nobody new can. */
export const accountScreens: readonly Screen[] = [
  { name: 'auth-sign-in', open: (page) => page.goto('/auth') },
  {
    name: 'auth-begin',
    async open(page) {
      await page.goto('/auth#begin')
      await page.getByRole('button', { name: 'Create Account' }).waitFor()
    },
  },
  {
    name: 'auth-sign-up',
    async open(page) {
      await page.goto('/auth')
      await page.getByRole('button', { name: 'Sign up', exact: true }).click()
      await page.getByRole('button', { name: 'Create Account' }).click()
    },
  },
  {
    name: 'auth-invitation-needed',
    server: 'invited',
    async open(page) {
      await page.goto('/auth#begin')
      await page.getByText('New accounts here are by invitation.').waitFor()
    },
  },
  {
    name: 'auth-invited',
    server: 'invited',
    async open(page, server) {
      await page.goto(invite(server, 'robin@example.org'))
      await page.getByRole('button', { name: 'Create Account' }).waitFor()
    },
  },
  {
    name: 'auth-invitation-over',
    server: 'invited',
    async open(page) {
      await page.goto('/auth#invite=half-of-it')
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'auth-invitation-unseen',
    server: 'invited',
    async open(page, server) {
      await page.route('/api/auth/invitation', (route) => route.abort())
      await page.goto(invite(server))
      await page.getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
  {
    name: 'auth-closed',
    server: 'closed',
    async open(page) {
      await page.goto('/auth#begin')
      await page.getByText('This server isn’t taking new accounts at the moment.').waitFor()
    },
  },
  {
    name: 'auth-confirm',
    async open(page) {
      await page.goto(A_LINK)
      await page.getByRole('button', { name: 'Confirm and sign in' }).waitFor()
    },
  },
  {
    name: 'auth-confirm-asked',
    async open(page) {
      await confirmWith(page, A_LINK, { password: '' })
      await page.getByText('Please enter your password.').waitFor()
    },
  },
  { name: 'auth-confirm-anew', open: chooseAnew },
  {
    name: 'auth-confirm-anew-asked',
    async open(page) {
      await chooseAnew(page)
      await page.getByRole('button', { name: 'Save and sign in' }).click()
    },
  },
  {
    name: 'auth-confirm-used',
    async open(page) {
      await confirmWith(page, A_LINK, newPerson())
      await page.getByRole('button', { name: 'Send a new link' }).waitFor()
    },
  },
]

/** What only a server that sends letters shows. */
export function letterScreens(postOffice: Pick<SharedPostOffice, 'letters'>): Screen[] {
  return [
    {
      name: 'auth-check-email',
      server: 'mail',
      open: (page) => askForAccount(page, newPerson()),
    },
    {
      name: 'auth-confirm-other',
      server: 'mail',
      async open(page) {
        const person = newPerson()
        await askForAccount(page, person)
        const link = await linkFor(postOffice, person)
        await confirmWith(page, link, person)
        await page.waitForURL('/tasks')
        await page.goto(link)
        await page.getByRole('button', { name: 'Stay signed in' }).waitFor()
      },
    },
  ]
}
