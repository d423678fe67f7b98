import type { Page } from '@playwright/test'
import { countUnsent, expectAllSent, ownerOf, readTrash, titlesOnServer } from './support/device-data.ts'
import { findProblemsInThemes } from './support/find-problems.ts'
import { expect, test } from './support/journey.ts'
import { expectNothingLeft } from './support/left-on-device.ts'
import { newPerson, startSignedIn, startWithAccount } from './support/people.ts'
import { addTask, openTasks, shownTitles, taskNamed } from './support/tasks-page.ts'

// What keeps people safe gets no second try.
test.describe.configure({ retries: 0 })

const toast = (page: Page, text: string) => page.locator('.ui-toast').getByText(text)
const security = (page: Page) => page.getByRole('region', { name: 'Privacy & Security' })

async function openSettings(page: Page): Promise<void> {
  await page.goto('/settings')
  await expect(security(page)).toBeVisible()
}

function databasesOf(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
}

test('a person empties the account and begins anew, and a device that slept through it brings nothing back (I6)', async ({
  page,
  openDevice,
}) => {
  const person = await startWithAccount(page)
  await openTasks(page)
  await addTask(page, 'From before')
  await expectAllSent(page)
  const second = await openDevice()
  await startSignedIn(second, person)
  await openTasks(second)
  await expect(taskNamed(second, 'From before')).toBeVisible()
  await second.context().setOffline(true)
  await addTask(second, 'Written while asleep')

  await openSettings(page)
  await security(page).getByRole('button', { name: 'Reset My Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reset My Account' })
  const word = dialog.getByLabel(`Please type 'RESET' to confirm`)
  await expect(word).toBeFocused()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download everything' }).click()
  expect((await download).suggestedFilename()).toMatch(/^glimmer-.*\.json$/)

  // Without a network it says so, and nothing happens.
  await page.context().setOffline(true)
  await word.fill('reset')
  await word.press('Enter')
  await expect(word).toHaveAccessibleDescription(`Please type 'RESET' to confirm`)
  await expect(word).toBeFocused()
  await word.fill('RESET')
  await word.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('The server can’t be reached right now')
  await page.context().setOffline(false)
  expect(await titlesOnServer(page)).toEqual(['From before'])
  expect(await findProblemsInThemes(page)).toEqual([])

  await dialog.getByRole('button', { name: 'Reset My Account' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(toast(page, 'Account Reset Successfully')).toBeVisible()
  await openTasks(page)
  expect(await shownTitles(page)).toEqual([])
  expect(await readTrash(page)).toEqual([])
  expect(await titlesOnServer(page)).toEqual([])
  await addTask(page, 'A new beginning')
  await expectAllSent(page)

  await second.context().setOffline(false)
  await expect(
    toast(
      second,
      'The account was emptied on another device, so a change (“Written while asleep”) is under Recently deleted.',
    ),
  ).toBeVisible()
  await expect(taskNamed(second, 'A new beginning')).toBeVisible()
  await expect.poll(() => shownTitles(second)).toEqual(['A new beginning'])
  expect(await countUnsent(second)).toBe(0)
  expect(await readTrash(second)).toMatchObject([{ changes: [{ data: { title: 'Written while asleep' } }] }])
  expect(await titlesOnServer(page)).toEqual(['A new beginning'])
})

test('a person deletes the account: it is gone here and on the server, and another device keeps a copy until they decide (I5)', async ({
  page,
  openDevice,
}) => {
  const person = await startWithAccount(page, newPerson('Wren'))
  await openTasks(page)
  const owner = await ownerOf(page)
  await addTask(page, 'Known to the server')
  await expectAllSent(page)
  const second = await openDevice()
  await startSignedIn(second, person)
  await openTasks(second)
  await expect(taskNamed(second, 'Known to the server')).toBeVisible()

  await openSettings(page)
  await security(page).getByRole('button', { name: 'Delete Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Account' })
  const remove = dialog.getByRole('button', { name: 'Delete Account' })
  const word = dialog.getByLabel(`Please type 'DELETE' to confirm`)
  const password = dialog.getByLabel('Password', { exact: true })
  await expect(remove).toBeDisabled()
  await word.fill('delete')
  await expect(remove).toBeDisabled()
  await word.fill('DELETE')
  await password.fill('not the password')
  await remove.click()
  await expect(password).toHaveAccessibleDescription('This is not your current password.')
  await expect(password).toBeFocused()
  expect(await findProblemsInThemes(page)).toEqual([])
  await password.fill(person.password)
  await remove.click()

  await expect(page).toHaveURL('/')
  await expect(toast(page, 'Your account deletion request has been processed.')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expectNothingLeft(page, [owner, person.email, 'Known to the server'])
  const answer = await page.request.post('/api/auth/sign-in/email', {
    headers: { origin: new URL(page.url()).origin },
    data: { email: person.email, password: person.password },
  })
  expect(answer.status()).toBe(401)

  // The other device hears of it at once, keeps everything, and goes on working.
  const notice = second.getByRole('region', { name: 'This account is no longer on the server' })
  await expect(notice).toBeVisible()
  await addTask(second, 'Written afterwards')
  const download = second.waitForEvent('download')
  await notice.getByRole('button', { name: 'Save a copy of everything' }).click()
  expect((await download).suggestedFilename()).toMatch(/^glimmer-.*\.json$/)
  await second.reload()
  await expect.poll(() => shownTitles(second)).toEqual(['Written afterwards', 'Known to the server'])
  await notice.getByRole('button', { name: 'Clear this device' }).click()
  const question = second.getByRole('alertdialog', { name: 'Clear this device?' })
  await question.getByRole('button', { name: 'Clear this device' }).click()
  await expect(second).toHaveURL('/auth')
  await expectNothingLeft(second, [owner, person.email, 'Written afterwards'])
})

test('a deletion whose answer was lost is finished at the next press (I5)', async ({ page }) => {
  const person = await startWithAccount(page, newPerson('Kite'))
  await openSettings(page)
  await security(page).getByRole('button', { name: 'Delete Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Account' })
  await dialog.getByLabel(`Please type 'DELETE' to confirm`).fill('DELETE')
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await page.route('**/api/auth/delete-account', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await expect(dialog.getByRole('alert')).toContainText('The server can’t be reached right now')
  await page.unroute('**/api/auth/delete-account')
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => databasesOf(page)).toEqual([])
})
