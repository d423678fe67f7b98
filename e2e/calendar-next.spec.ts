import { findViolations } from './support/find-problems.ts'
import { expect, test } from './support/journey.ts'
import { startAsGuest } from './support/people.ts'
import { eventOn, seedEvents } from './support/seed-events.ts'

test('the next event stands quietly on the tasks page and the dashboard, counts down, leads to its day and goes when it begins (H1, F1) @phone', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-24T14:35:00') })
  await startAsGuest(page)
  await page.goto('/calendar')
  await page.getByRole('grid').waitFor()
  await seedEvents(page, [
    eventOn('2026-11-24', 'Bin day'),
    eventOn('2026-11-24', 'Dentist', ['15:00', '15:40']),
    eventOn('2026-11-25', 'Choir', ['19:00', '20:00']),
  ])
  for (const path of ['/dashboard', '/tasks']) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'Dentist at 15:00, in 25 minutes' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  }
  await page.clock.fastForward('00:01:00')
  await page.getByRole('link', { name: 'Dentist at 15:00, in 24 minutes' }).click()
  await expect(page).toHaveURL(/\/calendar\?view=day&date=2026-11-24$/)
  await page.goBack()
  const line = page.getByRole('link', { name: /^Dentist at/ })
  await expect(line).toBeVisible()
  await page.clock.fastForward('00:24:00')
  await expect(line).toHaveCount(0)
  await expect(page.getByText('Choir')).toHaveCount(0)
})
