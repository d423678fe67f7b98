import type { Page } from '@playwright/test'
import { linkFor, trySignIn } from '../support/mail-journey.ts'
import { startConfirmed } from '../support/new-email.ts'
import type { Person } from '../support/people.ts'
import { openSettings } from '../support/settings-page.ts'
import type { SharedPostOffice } from '../support/shared-servers.ts'
import { addTask, openTasks } from '../support/tasks-page.ts'
import type { Screen } from './screens.ts'

async function openDialog(page: Page, person: Person): Promise<void> {
  await openSettings(page)
  await page.getByRole('button', { name: 'Delete Account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/DELETE/).fill('DELETE')
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
}

/** Deleting an account where it can be kept for some days. */
export function deletionScreens(postOffice: Pick<SharedPostOffice, 'letters'>): Screen[] {
  const leave = async (page: Page): Promise<Person> => {
    const person = await startConfirmed(page, postOffice)
    await openDialog(page, person)
    await page.getByRole('dialog').getByRole('button', { name: 'Delete Account' }).click()
    await page.waitForURL('/')
    return person
  }
  const screens: Omit<Screen, 'server'>[] = [
    {
      name: 'deletion-dialog',
      open: async (page) => openDialog(page, await startConfirmed(page, postOffice)),
    },
    {
      name: 'deletion-card',
      async open(page) {
        await startConfirmed(page, postOffice)
        await openSettings(page)
        await page.getByRole('button', { name: 'Delete Account' }).scrollIntoViewIfNeeded()
      },
    },
    {
      name: 'deletion-asked',
      async open(page) {
        await leave(page)
        await page
          .locator('.ui-toast')
          .getByText(/^Your account will be deleted on/)
          .waitFor()
      },
    },
    {
      name: 'deletion-question',
      async open(page) {
        await trySignIn(page, await leave(page))
        await page.getByRole('button', { name: 'Keep my account' }).waitFor()
      },
    },
    {
      name: 'deletion-left',
      async open(page) {
        await trySignIn(page, await leave(page))
        await page.getByRole('button', { name: 'Let it be deleted' }).click()
        await page.getByText('Nothing has changed').waitFor()
      },
    },
    {
      name: 'deletion-link-over',
      async open(page) {
        const person = await leave(page)
        await page.goto(await linkFor(postOffice, person, 'Your Glimmer account will be deleted'))
        await page.getByRole('button', { name: 'Keep my account' }).click()
        await page.getByText('Your account stays').waitFor()
      },
    },
    {
      name: 'deletion-elsewhere',
      async open(page) {
        const person = await startConfirmed(page, postOffice)
        await openTasks(page)
        await addTask(page, 'Water the fern')
        const other = await page
          .context()
          .browser()
          ?.newContext({ baseURL: new URL(page.url()).origin })
        const phone = await other?.newPage()
        if (!phone) return
        await trySignIn(phone, person)
        await phone.waitForURL('/tasks')
        await openDialog(phone, person)
        await phone.getByRole('dialog').getByRole('button', { name: 'Delete Account' }).click()
        await page.getByRole('link', { name: 'Sign in to keep it' }).waitFor()
        await other?.close()
      },
    },
  ]
  return screens.map((screen) => ({ ...screen, server: 'grace' }))
}
