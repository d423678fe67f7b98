import type { Page } from '@playwright/test'
import { expect } from './journey.ts'
import { linkFor } from './mail-journey.ts'
import { newPerson, type Person, startWithConfirmed } from './people.ts'
import type { SharedPostOffice } from './shared-servers.ts'
import { openSettings } from './settings-page.ts'

type PostOffice = Pick<SharedPostOffice, 'letters'>

/** The subject of the letter with the link to another address. */
export const newLetter = 'Use this address for Glimmer'

/** Comes in with an account whose address is confirmed, where mails are sent. */
export async function startConfirmed(page: Page, postOffice: PostOffice): Promise<Person> {
  const person = newPerson()
  await confirmAccount(page, postOffice, person)
  return person
}

export async function confirmAccount(page: Page, postOffice: PostOffice, person: Person): Promise<void> {
  await startWithConfirmed(page, person, () => linkFor(postOffice, person))
}

/** The dialog that asks for another address. */
export const asking = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Change Email' })
  return {
    dialog,
    next: dialog.getByLabel('New Email'),
    password: dialog.getByLabel('Current Password', { exact: true }),
    send: dialog.getByRole('button', { name: 'Send the link' }),
  }
}

/** Asks for the address in the settings; ends where the page says that the link is sent. */
export async function askFor(page: Page, { password }: Person, email: string): Promise<void> {
  await openSettings(page)
  await page.getByRole('button', { name: 'Change Email' }).click()
  const form = asking(page)
  await form.next.fill(email)
  await form.password.fill(password)
  await form.send.click()
  await expect(page.getByRole('dialog', { name: 'Check your email' })).toContainText(
    `We sent a link to ${email}. Your address changes when you open it.`,
  )
}
