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

test('the day and the agenda say what is free, what remains, and kindly that a day is full (H1, H2) @phone', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-24T11:00:00'))
  await startAsGuest(page)
  await page.goto('/calendar')
  await page.getByRole('grid').waitFor()
  await seedEvents(page, [
    eventOn('2026-11-24', 'Dentist', ['09:00', '09:40']),
    eventOn('2026-11-24', 'Call', ['13:00', '14:00']),
    eventOn('2026-11-25', 'Moving house', ['08:00', '17:30']),
  ])
  await page.goto('/calendar?view=day&date=2026-11-24')
  const day = page.getByRole('main')
  await expect(day.getByText('Free until 13:00, about two hours')).toBeVisible()
  await expect(
    day.getByText('There are about 13 hours left until midnight; about an hour is planned.'),
  ).toBeVisible()
  await expect(day.getByText(/^A full day/)).toHaveCount(0)
  expect(await findViolations(page)).toEqual([])

  await page.goto('/calendar?view=agenda&date=2026-11-24')
  await expect(day.getByText('Free until 13:00, about two hours')).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await page.goto('/calendar?view=day&date=2026-11-25')
  await expect(day.getByText(/^A full day: about nine and a half hours are planned/)).toBeVisible()
})

test('single keys lead through the calendar, not while somebody types, and can be turned off (H1)', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-24T10:35:00'))
  await startAsGuest(page)
  await page.goto('/calendar')
  await page.getByRole('grid').waitFor()
  const shows = (view: string, date: string) =>
    expect(page).toHaveURL(new RegExp(`view=${view}&date=${date}$`))
  await page.keyboard.press('j')
  await shows('month', '2026-12-24')
  await page.keyboard.press('d')
  await shows('day', '2026-12-24')
  await page.keyboard.press('k')
  await shows('day', '2026-12-23')
  await page.keyboard.press('w')
  await shows('week', '2026-12-23')
  await page.keyboard.press('t')
  await shows('week', '2026-11-24')
  await page.keyboard.press('a')
  await shows('agenda', '2026-11-24')
  await page.keyboard.press('m')
  await shows('month', '2026-11-24')

  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog', { name: 'Create New Event' })
  await dialog.getByLabel('Title').fill('')
  await page.keyboard.type('wand')
  await expect(dialog.getByLabel('Title')).toHaveValue('wand')
  await shows('month', '2026-11-24')
  await dialog.getByLabel('Title').fill('')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const settings = page.getByRole('dialog', { name: 'Calendar Settings' })
  await settings.getByRole('switch', { name: 'Single keys' }).uncheck()
  await settings.getByRole('button', { name: 'Close' }).first().click()
  await expect(settings).toBeHidden()
  await page.keyboard.press('d')
  await page.keyboard.press('w')
  await shows('month', '2026-11-24')
})
