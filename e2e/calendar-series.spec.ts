import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { startAsGuest } from './support/people.ts'
import { eventOn, seedEvents } from './support/seed-events.ts'

const edit = (page: Page) => page.getByRole('dialog', { name: 'Edit Event' })

async function openIn(page: Page, day: string): Promise<void> {
  await page
    .getByRole('region', { name: day })
    .getByRole('button', { name: /Book club/ })
    .click()
}

async function choose(page: Page, part: string, button: string): Promise<void> {
  const asks = page.getByRole('dialog', { name: /which ones/ })
  await asks.getByText(part).click()
  await asks.getByRole('button', { name: button }).click()
}

test('a move that the repeat does not have is asked about again, and what another tab deleted can become new (H2)', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-24T10:35:00'))
  await startAsGuest(page)
  const club = eventOn('2026-11-24', 'Book club', ['19:00', '20:00'])
  await seedEvents(page, [{ ...club, recurrence: 'FREQ=MONTHLY;BYDAY=4TU' }])
  await page.goto('/calendar?view=agenda')
  await openIn(page, 'Tuesday 24 November')
  const start = edit(page).getByLabel('Start date')
  await start.fill('2026-11-25')
  await edit(page).getByRole('button', { name: 'Save Changes' }).click()
  await choose(page, 'All of them', 'Save Changes')
  await expect(edit(page).getByText('This is not one of the days it repeats on.')).toBeVisible()
  await expect(start).toBeFocused()
  await edit(page).getByRole('button', { name: 'Save Changes' }).click()
  await choose(page, 'Only this one', 'Save Changes')
  await openIn(page, 'Wednesday 25 November')

  const other = await page.context().newPage()
  await other.clock.setFixedTime(new Date('2026-11-24T10:35:00'))
  await other.goto('/calendar?view=agenda')
  await openIn(other, 'Wednesday 25 November')
  await edit(other).getByRole('button', { name: 'Delete' }).click()
  await choose(other, 'Only this one', 'Delete')
  await expect(other.getByText('Event deleted', { exact: true })).toBeVisible()
  await expect(other.getByRole('main')).toBeFocused()

  await expect(edit(page).getByText('This event was deleted on another device.')).toBeVisible()
  await edit(page).getByRole('button', { name: 'Create Event' }).click()
  await expect(page.getByText('Event created', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Wednesday 25 November' })).toContainText('Book club')
})
