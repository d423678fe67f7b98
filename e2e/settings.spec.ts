import type { Page } from '@playwright/test'
import { findProblemsInThemes } from './support/find-problems.ts'
import { expect, test } from './support/journey.ts'
import { beginAsGuest, startWithAccount } from './support/people.ts'
import { openSettings } from './support/settings-page.ts'

const cardTitles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
const search = (page: Page) => page.getByRole('textbox', { name: 'Find a setting' })

test('a guest finds a setting by a few letters, with a slip, by keys alone, and sees what an account would add (I1) @phone', async ({
  page,
}) => {
  await beginAsGuest(page)
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

  await search(page).fill('unicorn')
  await expect(page.getByText('Nothing here goes by “unicorn”.')).toBeVisible()
  expect(await findProblemsInThemes(page)).toEqual([])
  await page.getByText('Show all settings').click()
  await expect(search(page)).toBeFocused()
  await expect(search(page)).toHaveValue('')
  expect(await cardTitles(page)).toEqual(all)
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
    'AI helper',
    'Your data',
  ])
  await page.context().setOffline(true)
  await search(page).fill('change my pasword')
  await search(page).press('ArrowDown')
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Sign in or create an account' })).toHaveCount(0)
})
