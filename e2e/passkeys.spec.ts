import { findProblemsInThemes } from './support/find-problems.ts'
import { expect, test } from './support/journey.ts'
import { plugInAuthenticator } from './support/passkeys.ts'
import { readKeptSession, startWithAccount } from './support/people.ts'
import { openSettings } from './support/settings-page.ts'

// What keeps people safe gets no second try.
test.describe.configure({ retries: 0 })

test('a person adds a passkey by keyboard, signs in with it and without their address, renames and removes it (I4)', async ({
  page,
  context,
}) => {
  const device = await plugInAuthenticator(page)
  const person = await startWithAccount(page)
  await openSettings(page)
  await page.getByRole('button', { name: 'Passkeys' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('You have no passkeys yet.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add a passkey' }).press('Enter')
  const name = dialog.getByLabel('Name')
  await expect(name).toBeFocused()
  await expect(name).not.toHaveValue('')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('My laptop')
  await page.keyboard.press('Tab')
  await page.keyboard.type('not the one')
  await page.keyboard.press('Enter')
  const password = dialog.getByLabel('Current Password')
  await expect(password).toHaveAccessibleDescription('This is not your current password.')
  await password.fill(person.password)
  await device.lookAtPerson(false)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('No passkey was made. You can try again.')
  await device.lookAtPerson(true)
  expect(await findProblemsInThemes(page)).toEqual([])
  await password.press('Enter')
  await expect(dialog.getByText('Added “My laptop”. You can sign in with it now.')).toBeVisible()
  expect(await device.passkeys()).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }])
  expect(await findProblemsInThemes(page)).toEqual([])

  // The device forgets its person, and the passkey knows them: where the browser offers it beside the address, by itself…
  const forget = async () => {
    // On a page without our code, which has just come in and would keep its person once more.
    await page.goto('/robots.txt')
    await context.clearCookies()
    await page.evaluate(() => localStorage.clear())
  }
  await forget()
  await page.goto('/auth')
  await page.waitForURL('/tasks')
  // …and where it does not, by a button.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
  await forget()
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL('/tasks')
  expect(await readKeptSession(page)).toMatchObject({ kind: 'account', email: person.email })

  await openSettings(page)
  await page.getByRole('button', { name: 'Passkeys' }).click()
  await expect(dialog.getByText(/last used/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Rename My laptop' }).click()
  await dialog.getByLabel('Name').fill('Desk')
  // The passkey is a proof as good as the password.
  await dialog.getByRole('button', { name: 'Use a passkey instead' }).click()
  await expect(dialog.getByText('It is called “Desk” now.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove Desk' }).click()
  await dialog.getByLabel('Current Password').fill(person.password)
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('The server can’t be reached right now')
  await page.context().setOffline(false)
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(dialog.getByText('“Desk” no longer opens your account.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeFocused()

  await forget()
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'This passkey could not be used. Please try again, or use your password.',
  )
})

test('where the address is a number the card says why there are no passkeys, and /auth offers none', async ({
  openDevice,
  server,
}) => {
  const page = await openDevice({ baseURL: server.url.replace('localhost', '127.0.0.1') })
  await page.goto('/auth')
  await page.waitForFunction(() => document.readyState === 'complete')
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0)
  await startWithAccount(page)
  await openSettings(page)
  await page.getByRole('button', { name: 'Passkeys' }).press('Enter')
  await expect(page.getByRole('dialog')).toContainText('This address is a number')
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0)
})
