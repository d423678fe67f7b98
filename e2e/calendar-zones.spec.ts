import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { startAsGuest } from './support/people.ts'
import { eventOn, seedEvents } from './support/seed-events.ts'

const dayButton = (page: Page, date: string) => page.locator(`[data-day="${date}"]`)
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Lets the device travel: its browser takes another zone, as after landing, and the page is opened again. */
async function traveller(page: Page): Promise<(timezoneId: string) => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  return async (timezoneId) => {
    await session.send('Emulation.setTimezoneOverride', { timezoneId: '' })
    await session.send('Emulation.setTimezoneOverride', { timezoneId })
    await page.reload()
    expect(await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(timezoneId)
  }
}

test.describe('a device in Madrid', () => {
  test.use({ timezoneId: 'Europe/Madrid' })

  test('an event in Lisbon time says both times in its form and in every view (H1, H2) @phone', async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2026-11-24T10:35:00+01:00'))
    await startAsGuest(page)
    await page.goto('/calendar')
    await dayButton(page, '2026-11-26').click()
    await page.getByRole('button', { name: '+ Event' }).click()
    const dialog = dialogOf(page, 'Create New Event')
    await dialog.getByLabel('Title').fill('Call')
    const zone = dialog.getByLabel('Time zone')
    await expect(zone).toHaveValue('')
    await expect(dialog.getByText('wherever you are, even when you travel')).toBeVisible()
    await zone.selectOption('Lisbon (Europe)')
    await dialog.getByLabel('Start time').fill('15:00')
    await expect(zone).toHaveAccessibleDescription('15:00 in Lisbon, 16:00 here')
    await dialog.getByRole('button', { name: 'Create Event' }).click()

    const both = '16:00 to 17:00, 15:00 in Lisbon, 16:00 here'
    await expect(dayButton(page, '2026-11-26')).toHaveAccessibleName(
      `Thursday 26 November, 1 event; Call, ${both}`,
    )
    const inList = page.getByRole('button', { name: `Call ${both}` })
    await expect(inList).toBeVisible()
    for (const view of ['week', 'day']) {
      await page.goto(`/calendar?view=${view}&date=2026-11-26`)
      // A narrow week is a list.
      await expect(page.getByRole('button', { name: new RegExp(`Call,? ${both}`) })).toBeVisible()
    }
    await page.goto('/calendar?view=agenda&date=2026-11-26')
    await inList.click()
    const edit = dialogOf(page, 'Edit Event')
    await expect(edit.getByLabel('Start time')).toHaveValue('15:00')
    await edit.getByLabel('Time zone').selectOption('Tokyo (Asia)')
    await expect(edit.getByLabel('Time zone')).toHaveAccessibleDescription('15:00 in Tokyo, 07:00 here')
    await edit.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByRole('button', { name: /Call 07:00 to 08:00/ })).toBeVisible()
  })
})

test.describe('a device in Madrid in spring', () => {
  test.use({ timezoneId: 'Europe/Madrid' })

  test('what stands in the hour that is left out comes an hour later, and the whole day stays one day (H2)', async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2027-03-27T10:00:00+01:00'))
    await startAsGuest(page)
    const feeding = { ...eventOn('2027-03-25', 'Feeding', ['02:30', '02:45']), recurrence: 'FREQ=DAILY' }
    const call = {
      ...eventOn('2027-03-25', 'Call', ['01:30', '01:45']),
      timeZone: 'Europe/Lisbon',
      recurrence: 'FREQ=DAILY',
    }
    await seedEvents(page, [feeding, call, eventOn('2027-03-28', 'Birthday')], '/calendar?date=2027-03-28')
    const days = [
      ['2027-03-27', /2 events; Call, 02:30 to 02:45.*; Feeding, 02:30 to 02:45$/],
      ['2027-03-28', /3 events; Birthday, All day; Feeding, 02:30 to 02:45; Call, 03:30 to 03:45/],
      ['2027-03-29', /2 events; Call, 02:30 to 02:45.*; Feeding, 02:30 to 02:45$/],
    ] as const
    for (const [date, events] of days) await expect(dayButton(page, date)).toHaveAccessibleName(events)
  })
})

test.describe('a device in New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('a daily call in Lisbon comes an hour later between the two changes of clocks (H2)', async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2026-10-24T08:00:00-04:00'))
    await startAsGuest(page)
    const call = {
      ...eventOn('2026-10-20', 'Call', ['15:00', '15:30']),
      timeZone: 'Europe/Lisbon',
      recurrence: 'FREQ=DAILY',
    }
    await seedEvents(page, [call, eventOn('2026-10-25', 'Breakfast', ['01:30', '02:30'])])
    const times = [
      ['2026-10-24', '10:00 to 10:30'],
      // Clocks in Lisbon have gone back, those here have not.
      ['2026-10-25', '11:00 to 11:30'],
      ['2026-10-31', '11:00 to 11:30'],
      ['2026-11-01', '10:00 to 10:30'],
    ] as const
    for (const [date, time] of times) {
      await page.goto(`/calendar?view=day&date=${date}`)
      await expect(page.getByRole('button', { name: `Call, ${time}` })).toBeVisible()
    }
    await page.goto('/calendar?view=day&date=2026-10-25')
    await expect(page.getByRole('button', { name: 'Breakfast, 01:30 to 02:30' })).toBeVisible()
  })
})

test('a birthday stays on its day wherever the device travels, and what has a zone moves (H2)', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-24T12:00:00Z'))
  await startAsGuest(page)
  const birthday = {
    ...eventOn('2026-11-25', 'Birthday', ['00:00', '00:00']),
    allDay: true,
    endDatetime: '2026-11-25T23:59:59',
  }
  const landing = { ...eventOn('2026-11-27', 'Landing', ['06:00', '07:00']), timeZone: 'Europe/Lisbon' }
  await seedEvents(page, [birthday, eventOn('2026-11-25', 'Pills', ['08:00', '08:10']), landing])
  await page.goto('/calendar')
  const travelTo = await traveller(page)
  const places = [
    ['Pacific/Pago_Pago', '2026-11-26', 'Thursday 26 November', '19:00 to 20:00'],
    ['Pacific/Kiritimati', '2026-11-27', 'Friday 27 November', '20:00 to 21:00'],
    ['Europe/Lisbon', '2026-11-27', 'Friday 27 November', '06:00 to 07:00'],
    ['Pacific/Apia', '2026-11-27', 'Friday 27 November', '19:00 to 20:00'],
  ] as const
  for (const [place, date, day, times] of places) {
    await travelTo(place)
    await expect(dayButton(page, '2026-11-25')).toHaveAccessibleName(
      /Wednesday 25 November, 2 events; Birthday, All day; Pills, 08:00 to 08:10$/,
    )
    await expect(dayButton(page, '2026-11-24')).toHaveAccessibleName(/24 November, no events/)
    await expect(dayButton(page, date)).toHaveAccessibleName(new RegExp(`${day}, 1 event; Landing, ${times}`))
  }
})
