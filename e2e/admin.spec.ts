import type { Page } from '@playwright/test'
import { adminPanel, openAdminPanel, startAsAdmin } from './support/admin.ts'
import { findProblemsInThemes } from './support/find-problems.ts'
import { expect, test as base } from './support/journey.ts'
import {
  fillCredentials,
  fillNewAccount,
  newPerson,
  readKeptSession,
  startWithAccount,
} from './support/people.ts'
import { openTasks } from './support/tasks-page.ts'

// What keeps people safe gets no second try. One after the other: both change who may sign up on their server, or need it open.
base.describe.configure({ retries: 0, mode: 'default' })

/** A server of their own for each width, as sign-up is closed on it. */
const test = base.extend<{ admin: { name: string; email: string; password: string } }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern.
  admin: async ({}, use, info) =>
    use({ name: 'Olive', email: `olive-${info.project.name}@example.org`, password: 'quiet lantern river' }),
  serverEnv: async ({ admin }, use) => use({ ADMIN_EMAILS: admin.email }),
})

const dialogNamed = (page: Page, name: string) => page.getByRole('dialog', { name })

async function fromPanel(page: Page, button: string | RegExp, dialog: string) {
  await adminPanel(page).getByRole('button', { name: button }).click()
  const opened = dialogNamed(page, dialog)
  await expect(opened).toBeVisible()
  return opened
}

async function closeDialog(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('an admin sees who is here, copies the addresses, and disables and enables an account (I7, J2) @phone', async ({
  page,
  server,
  admin,
  openDevice,
  context,
}) => {
  await startAsAdmin(page, server, admin)
  const ben = await startWithAccount(await openDevice(), newPerson('Ben'))
  const device = await openDevice()
  await startWithAccount(device, newPerson('Wren'))
  await openTasks(device)
  const wren = (await readKeptSession(device)) as { email: string }

  await openAdminPanel(page)
  const total = adminPanel(page).getByRole('button', { name: /^Total: / })
  await expect(adminPanel(page).getByRole('button', { name: /^Inactive: 0 people/ })).toBeVisible()
  expect(await findProblemsInThemes(page)).toEqual([])

  const list = await fromPanel(page, /^Total: /, 'Everybody with an account')
  const rows = list.getByRole('list', { name: 'Addresses' }).getByRole('listitem')
  await expect(rows.filter({ hasText: admin.email })).toContainText('You')
  expect(await findProblemsInThemes(page)).toEqual([])
  await list.getByLabel('Find an address').fill('nobody-of-this-name')
  await expect(list.getByText('No emails found')).toBeVisible()
  await list.getByLabel('Find an address').fill(wren.email.slice(0, 20))
  await expect(rows).toHaveText([new RegExp(wren.email)])

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await list.getByRole('button', { name: 'Copy All Emails' }).click()
  await expect(list.getByText('Copied! Email addresses copied to clipboard')).toBeVisible()
  const copied = (await page.evaluate(() => navigator.clipboard.readText())).split(/\r?\n/)
  expect(copied).toEqual(expect.arrayContaining([admin.email, ben.email, wren.email]))

  await list.getByRole('button', { name: `More about ${wren.email}` }).click()
  await page.getByRole('menuitem', { name: 'Disable account' }).click()
  const question = page.getByRole('alertdialog', { name: 'Disable this account?' })
  await expect(question).toContainText('Everything in it stays.')
  await question.getByRole('button', { name: 'Disable account' }).click()
  await expect(list.getByText(`${wren.email} is disabled.`)).toBeVisible()
  await expect(rows).toContainText(['Disabled'])

  // Her device hears of it, and the door says kindly why, to who knows the password.
  await expect.poll(() => readKeptSession(device)).toMatchObject({ expired: true })
  const door = await openDevice()
  await door.goto('/auth')
  await fillCredentials(door, { name: 'Wren', email: wren.email, password: admin.password })
  await door.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(door.getByRole('alert')).toContainText('This account is switched off at the moment.')

  await list.getByRole('button', { name: `More about ${wren.email}` }).click()
  await page.getByRole('menuitem', { name: 'Enable account' }).click()
  await expect(list.getByText(`${wren.email} can sign in again.`)).toBeVisible()
  await closeDialog(page)
  await expect(total).toBeFocused()
  await door.getByRole('button', { name: 'Sign In', exact: true }).click()
  await door.waitForURL('/tasks')
})

test('an admin closes sign-up but for an invitation, then altogether, and the log says so (I7) @phone', async ({
  page,
  server,
  admin,
  openDevice,
}) => {
  await startAsAdmin(page, server, admin)
  await openAdminPanel(page)
  const dialog = await fromPanel(page, 'Sign-up and invitations', 'Sign-up and invitations')
  await dialog.getByRole('radio', { name: 'By invitation' }).check()
  await expect(dialog.getByText('This holds from now on.')).toBeVisible()
  const guest = newPerson('Lark')
  await dialog.getByLabel('For this address').fill(guest.email)
  await dialog.getByRole('button', { name: 'Make an invitation' }).click()
  const link = await dialog.getByRole('textbox', { name: 'The link' }).inputValue()
  const open = dialog.getByRole('list', { name: 'Open invitations' }).getByRole('listitem')
  await expect(open.filter({ hasText: guest.email })).toHaveCount(1)
  expect(await findProblemsInThemes(page)).toEqual([])

  const device = await openDevice()
  await device.goto(link)
  await fillNewAccount(device, guest)
  await device.getByRole('button', { name: 'Create Account' }).click()
  await device.waitForURL('/tasks')

  await dialog.getByRole('button', { name: 'Make an invitation' }).click()
  const forAnyone = open.filter({ hasText: 'For anyone' }).first()
  await forAnyone.getByRole('button', { name: /^Take back/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click()
  await expect(dialog.getByText('The invitation is taken back.')).toBeVisible()

  await dialog.getByRole('radio', { name: 'Nobody' }).check()
  await expect(dialog.getByText('This holds from now on.')).toBeVisible()
  const visitor = await openDevice()
  await visitor.goto('/auth')
  await expect(visitor.getByText('This server isn’t taking new accounts')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Anybody' }).check()
  await expect(dialog.getByRole('radio', { name: 'Anybody' })).toBeChecked()
  await expect(dialog.getByText('This holds from now on.')).toBeVisible()
  await closeDialog(page)

  const log = await fromPanel(page, 'Admin log', 'Admin log')
  const lines = log.getByRole('listitem')
  await expect(lines.nth(0)).toContainText(`${admin.email} changed who may sign up: closed → open`)
  await expect(lines.filter({ hasText: 'took an invitation back' })).not.toHaveCount(0)
  await expect(lines.filter({ hasText: `made an invitation for ${guest.email}` })).toHaveCount(1)
  expect(await findProblemsInThemes(page)).toEqual([])
  await closeDialog(page)

  const state = await fromPanel(page, 'This server', 'This server')
  await expect(state.getByText('Not tried.')).toBeVisible()
  expect(await findProblemsInThemes(page)).toEqual([])
})
