import type { Page } from '@playwright/test'
import { codeAt } from '../apps/server/test/code-at.ts'
import { findProblemsInThemes } from './support/find-problems.ts'
import { expect, test } from './support/journey.ts'
import { fillCredentials, type Person, readKeptSession, startWithAccount } from './support/people.ts'
import { downloadBy, openSettings, textOf } from './support/settings-page.ts'

// What keeps people safe gets no second try.
test.describe.configure({ retries: 0 })

/** The person’s password on a device that knows nobody. */
async function givePassword(page: Page, person: Person) {
  await page.goto('/auth')
  await fillCredentials(page, person)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
}

test('a person turns one-time codes on, signs in with one, and with a recovery code when the phone is away (I4) @phone', async ({
  page,
  openDevice,
}) => {
  const person = await startWithAccount(page)
  await openSettings(page)
  await page.getByRole('button', { name: 'One-time codes' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await dialog.getByLabel('Current Password').fill(person.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('img', { name: 'QR code with the key below' })).toBeVisible()
  const secret = (await dialog.getByTestId('codes-secret').innerText()).replaceAll(' ', '')
  const code = dialog.getByLabel('Code from the app')
  await code.fill('12')
  await code.press('Enter')
  await expect(code).toHaveAccessibleDescription('Please write the six digits that the app shows.')
  expect(await findProblemsInThemes(page)).toEqual([])
  await code.fill(codeAt(secret, Date.now()))
  await code.press('Enter')
  const shown = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(shown).toHaveCount(10)
  const codes = await shown.allInnerTexts()
  expect(await textOf(await downloadBy(page, 'Download'))).toContain(codes.join('\n'))
  expect(await findProblemsInThemes(page)).toEqual([])
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await expect(dialog.getByText('10 recovery codes are left')).toBeVisible()

  const second = await openDevice()
  await givePassword(second, person)
  const field = second.getByLabel('Code', { exact: true })
  await expect(field).toBeFocused()
  expect(await findProblemsInThemes(second)).toEqual([])
  await field.fill('000 000')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription(/This code doesn’t match/)
  // A phone may close the page while its person looks at the app.
  await second.reload()
  // Of the step to come: the present one was used.
  await field.fill(codeAt(secret, Date.now() + 30_000))
  await field.press('Enter')
  await second.waitForURL('/tasks')
  expect(await readKeptSession(second)).toMatchObject({ kind: 'account', email: person.email })

  const third = await openDevice()
  await givePassword(third, person)
  await third.getByRole('button', { name: 'Use a recovery code instead' }).click()
  const recovery = third.getByLabel('Recovery code')
  await expect(recovery).toBeFocused()
  await recovery.fill(codes[0]?.toUpperCase() ?? '')
  await recovery.press('Enter')
  await third.waitForURL('/tasks')

  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'One-time codes' }).click()
  await expect(dialog.getByText('9 recovery codes are left')).toBeVisible()
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await dialog.getByLabel('Current Password').fill(person.password)
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(dialog.getByText('One-time codes are off.')).toBeVisible()
})
