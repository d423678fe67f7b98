import type { Page } from '@playwright/test'
import { findProblemsInThemes, findProblemsNarrowToo } from './support/find-problems.ts'
import { expect, test } from './support/journey.ts'
import { beginAsGuest, startAsGuest, startWithAccount } from './support/people.ts'
import { countUnsent } from './support/device-data.ts'
import { downloadBy, openSettings, textOf } from './support/settings-page.ts'
import { addStep, addTask, openTasks, shownTitles } from './support/tasks-page.ts'

const cardTitles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
const search = (page: Page) => page.getByRole('textbox', { name: 'Find a setting' })

test('a guest finds a setting by a few letters, with a slip, by keys alone, and sees what an account would add (I1) @phone', async ({
  page,
}) => {
  await startAsGuest(page)
  await openSettings(page)
  await expect(page.getByText('Manage your account and preferences')).toBeVisible()
  const all = await cardTitles(page)
  expect(all.slice(0, 5)).toEqual([
    'Profile',
    'Preferences',
    'Notifications',
    'Privacy & Security',
    'Look and feel',
  ])
  await expect(page.getByRole('button', { name: 'Change Password' })).toHaveCount(0)
  await expect(page.getByText('With an account, your things sync')).toBeVisible()
  await expect(page.getByText('Disabled')).toHaveCount(3)
  expect(await findProblemsInThemes(page)).toEqual([])

  await search(page).fill('lettres')
  await expect(page.getByText('1 card fits.')).toBeVisible()
  expect(await cardTitles(page)).toEqual(['Look and feel'])
  await search(page).press('Enter')
  await expect(page.getByRole('button', { name: 'Open calm settings' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Calm settings' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Calm settings' })).toHaveCount(0)

  await search(page).fill('unicorn')
  await expect(page.getByText('Nothing here goes by “unicorn”.')).toBeVisible()
  expect(await findProblemsInThemes(page)).toEqual([])
  await page.getByText('Show all settings').click()
  await expect(search(page)).toBeFocused()
  await expect(search(page)).toHaveValue('')
  expect(await cardTitles(page)).toEqual(all)
  await search(page).fill('import')
  await search(page).press('Enter')
  await expect(page.getByRole('button', { name: 'Import a file' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Import a file' })).toBeInViewport({ ratio: 1 })
  await search(page).fill('EXPORT')
  await search(page).press('Escape')
  await expect(search(page)).toHaveValue('')

  await page.getByRole('link', { name: 'Sign in or create an account' }).first().click()
  await expect(page).toHaveURL('/auth')
  await page.goBack()
  await page.goto('/settings#your-data')
  await expect(page.getByRole('heading', { name: 'Your data', exact: true })).toBeInViewport()
})

test('somebody with an account finds the password offline, and the cards stand in the order of the page (I1)', async ({
  page,
}) => {
  await startWithAccount(page)
  await openSettings(page)
  expect(await cardTitles(page)).toEqual([
    'Profile',
    'Preferences',
    'Notifications',
    'Privacy & Security',
    'Look and feel',
    'My day starts at',
    'Dopamine menu',
    'Check-in',
    'Calendars',
    'AI helper',
    'Your data',
    'Storage',
    'About Glimmer',
  ])
  await page.context().setOffline(true)
  await search(page).fill('change my pasword')
  await search(page).press('ArrowDown')
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Sign in or create an account' })).toHaveCount(0)
})

const storage = (page: Page) => page.getByRole('region', { name: 'Storage' })

test('a guest reads what lies on the device, takes a copy to read along, and clears the device (I1, I5)', async ({
  page,
}) => {
  await beginAsGuest(page)
  await addTask(page, 'Wash <b>one</b> cup & "dry" it')
  await addStep(page, 'Wash <b>one</b> cup & "dry" it', 'Take it out')
  await page.goto('/settings#storage')
  await expect(storage(page).getByText('1 task', { exact: true })).toBeInViewport()
  await expect(storage(page).getByText('1 step', { exact: true })).toBeVisible()
  await expect(storage(page).getByText('is from Today')).toBeVisible()
  await expect(storage(page).getByText(/takes up about [\d.]+ MB here/)).toBeVisible()
  await expect(storage(page).getByText('on this device alone')).toBeVisible()
  await expect(page.getByText(/^Version \d/)).toBeVisible()
  expect(await findProblemsNarrowToo(page)).toEqual([])

  const copy = await textOf(await downloadBy(page, 'Download to read (HTML)'))
  await page.setContent(copy)
  await expect(page.getByRole('heading', { name: 'Wash <b>one</b> cup & "dry" it' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Take it out' })).toBeVisible()
  expect(await findProblemsNarrowToo(page)).toEqual([])

  await page.goto('/settings')
  await storage(page).getByRole('button', { name: 'Clear this device' }).click()
  const question = page.getByRole('alertdialog', { name: 'Clear this device?' })
  await expect(question).toContainText('there is no other copy')
  await question.getByRole('button', { name: 'Keep everything' }).click()
  await expect(storage(page).getByRole('button', { name: 'Clear this device' })).toBeFocused()
  await storage(page).getByRole('button', { name: 'Clear this device' }).click()
  await question.getByRole('button', { name: 'Clear this device' }).click()
  await expect(page).toHaveURL('/auth')
  await beginAsGuest(page)
  expect(await shownTitles(page)).toEqual([])
})

test('whoever clears a device offline is told what waits, and that it goes (I1, I5)', async ({ page }) => {
  await startWithAccount(page)
  const goTo = (place: string) => page.getByRole('navigation').getByRole('link', { name: place }).click()
  await openTasks(page)
  await goTo('Settings')
  await expect(storage(page).getByText('Everything on this device is there too.')).toBeVisible()
  await goTo('Tasks')
  await page.context().setOffline(true)
  await addTask(page, 'Only here')
  expect(await countUnsent(page)).toBe(1)
  await goTo('Settings')
  await expect(storage(page).getByText('Waiting to be sent')).toBeVisible()
  await expect(storage(page).getByText('1 task', { exact: true })).toHaveCount(2)
  await expect(storage(page).getByText('Everything on this device is there too.')).toHaveCount(0)
  await storage(page).getByRole('button', { name: 'Clear this device' }).click()
  const question = page.getByRole('alertdialog', { name: 'Clear this device?' })
  await expect(question).toContainText('One change has not reached the server yet. It goes for good.')
  await question.getByRole('button', { name: 'Clear this device' }).click()
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).length)
  await expect.poll(databases).toBe(0)
  await page.context().setOffline(false)
  await expect(page).toHaveURL('/auth')
})
