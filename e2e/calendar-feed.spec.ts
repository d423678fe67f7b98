import type { Page } from '@playwright/test'
import { findViolations } from './support/find-problems.ts'
import { expect, test } from './support/journey.ts'
import { startAsGuest, startWithAccount } from './support/people.ts'

const settings = (page: Page) => page.getByRole('dialog', { name: 'Calendar Settings' })

async function openSettings(page: Page): Promise<void> {
  await page.goto('/calendar')
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
}

test('a person makes a private address for another calendar, copies it, makes a new one and turns it off (H3) @phone', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await startWithAccount(page)
  await openSettings(page)
  await settings(page).getByRole('button', { name: 'Make a private address' }).click()
  const field = settings(page).getByLabel('Your private address')
  const first = await field.inputValue()
  const brought = await request.get(first)
  expect(brought.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(await brought.text()).toContain('BEGIN:VCALENDAR')
  await expect(settings(page).getByRole('button', { name: 'Copy', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(settings(page).getByText('The address is copied.')).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await settings(page).getByRole('button', { name: 'Close' }).first().click()
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await expect(settings(page).getByText(/^You have one, made on/)).toBeVisible()
  await expect(field).toBeHidden()
  await settings(page).getByRole('button', { name: 'Make a new one' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make a new one' }).click()
  await expect(field).toBeVisible()
  const second = await field.inputValue()
  expect((await request.get(first)).status()).toBe(404)
  expect((await request.get(second)).status()).toBe(200)

  await settings(page).getByRole('button', { name: 'Turn it off' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn it off' }).click()
  await expect(settings(page).getByText('The private address is off.')).toBeVisible()
  await expect(settings(page).getByRole('button', { name: 'Make a private address' })).toBeFocused()
  expect((await request.get(second)).status()).toBe(404)
})

test('a guest is told plainly what an account would add to the calendar (H3)', async ({ page }) => {
  await startAsGuest(page)
  await openSettings(page)
  await expect(settings(page).getByText(/^This needs an account/)).toBeVisible()
  await expect(settings(page).getByRole('button', { name: 'Make a private address' })).toHaveCount(0)
})

test('somebody whom the server cannot hear is told so, and may ask again (H3)', async ({ page }) => {
  await startWithAccount(page)
  await page.route('**/api/calendar/feed?*', (route) => route.abort())
  await openSettings(page)
  await expect(settings(page).getByText('The server could not be reached right now.')).toBeVisible()
  await page.unroute('**/api/calendar/feed?*')
  await settings(page).getByRole('button', { name: 'Try again' }).click()
  await expect(settings(page).getByRole('button', { name: 'Make a private address' })).toBeVisible()
})
