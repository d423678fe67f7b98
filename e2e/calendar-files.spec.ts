import { readCalendar } from '@glimmer/domain/calendar/ics/read-calendar'
import type { Page } from '@playwright/test'
import { CALENDAR_FILE, calendarSettings, chooseCalendarFile } from './support/calendar-file.ts'
import { expect, test } from './support/journey.ts'
import { beginAsGuest, waitUntilKept } from './support/people.ts'
import { downloadBy, textOf } from './support/settings-page.ts'

test.use({ serviceWorkers: 'allow' })

const dayButton = (page: Page, date: string) => page.locator(`[data-day="${date}"]`)

test('a guest without a network brings a calendar file in, once, saves all events as a file, and takes it back', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-24T10:35:00'))
  await beginAsGuest(page)
  await waitUntilKept(page)
  await page.context().setOffline(true)
  await page.goto('/calendar')

  const wrong = await chooseCalendarFile(page, 'shopping.ics', 'Milk, eggs')
  await expect(wrong.getByText('This is not a calendar file.')).toBeVisible()
  await wrong.getByRole('button', { name: 'Close' }).first().click()
  await expect(page.getByRole('button', { name: 'Settings', exact: true })).toBeFocused()

  const dialog = await chooseCalendarFile(page, 'life.ics', CALENDAR_FILE)
  await expect(dialog.getByRole('list', { name: '3 events are new.' }).getByRole('listitem')).toHaveText([
    'Choir, repeats from 3 November 2026',
    'Dentist, 26 November 2026',
    'Bin day, 27 November 2026',
  ])
  await expect(
    dialog.getByText('1 event has no start that can be read, so it will be left out'),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Import 3 events' }).click()
  await expect(page.getByText('Imported 3 events.', { exact: true })).toBeVisible()
  await expect(dayButton(page, '2026-11-26')).toHaveAccessibleName(/1 event; Dentist, 09:00 to 09:40$/)
  await expect(dayButton(page, '2026-11-27')).toHaveAccessibleName(/1 event; Bin day, All day$/)
  for (const day of ['03', '10', '17', '24'])
    await expect(dayButton(page, `2026-11-${day}`)).toHaveAccessibleName(/1 event; Choir/)

  const again = await chooseCalendarFile(page, 'life.ics', CALENDAR_FILE)
  await expect(again.getByText('3 events are already here and stay as they are.')).toBeVisible()
  await expect(again.getByRole('button', { name: /^Import/ })).toHaveCount(0)
  await again.getByRole('button', { name: 'Close' }).first().click()

  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const saved = await downloadBy(page, 'Save all events (.ics)')
  expect(saved.suggestedFilename()).toBe('glimmer-calendar-2026-11-24.ics')
  await expect(
    calendarSettings(page).getByText('“glimmer-calendar-2026-11-24.ics” is in your downloads.'),
  ).toBeVisible()
  const reading = readCalendar(await textOf(saved))
  if (reading.kind !== 'calendar') throw new Error(reading.reason)
  expect(reading.problems).toEqual([])
  expect(reading.events.map(({ title, start }) => `${start} ${title}`).toSorted()).toEqual([
    '2026-11-03T19:00:00 Choir',
    '2026-11-26T09:00:00 Dentist',
    '2026-11-27T00:00:00 Bin day',
  ])
  await calendarSettings(page).getByLabel('From').fill('2026-11-26')
  const some = await downloadBy(page, 'Save these days (.ics)')
  expect((await textOf(some)).match(/SUMMARY:[^\r]*/g)).toEqual(['SUMMARY:Dentist'])
  await page.keyboard.press('Escape')
  await expect(calendarSettings(page)).toBeHidden()

  await page
    .getByRole('region', { name: /^Today/ })
    .getByRole('button', { name: /^Choir/ })
    .click()
  const one = await downloadBy(page, 'Save as a file (.ics)')
  expect(one.suggestedFilename()).toBe('glimmer-event-2026-11-24.ics')
  expect((await textOf(one)).match(/SUMMARY:[^\r]*/g)).toEqual(['SUMMARY:Choir'])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.keyboard.press('Control+z')
  await expect(page.getByText('Your calendar is empty')).toBeVisible()
})
