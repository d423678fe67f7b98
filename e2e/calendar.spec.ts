import type { Page } from '@playwright/test'
import { CALENDAR_FILE, chooseCalendarFile } from './support/calendar-file.ts'
import { expectAllSent } from './support/device-data.ts'
import { expect, test } from './support/journey.ts'
import {
  beginAsGuest,
  startAsGuest,
  startSignedIn,
  startWithAccount,
  waitUntilKept,
} from './support/people.ts'
import { eventOn, seedEvents } from './support/seed-events.ts'

const NOW = new Date('2026-11-24T10:35:00')

const dayButton = (page: Page, date: string) => page.locator(`[data-day="${date}"]`)
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })

const nameInFocus = (page: Page) =>
  page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '')

/** Presses Tab until what has the focus is called so. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    if (name.test(await nameInFocus(page))) return
  }
  throw new Error(`${String(name)} is not reached by Tab`)
}

async function writeEvent(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: '+ Event' }).click()
  const dialog = dialogOf(page, 'Create New Event')
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByRole('button', { name: 'Create Event' }).click()
  await expect(page.getByText('Event created', { exact: true })).toBeVisible()
}

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a guest writes an event without a network, changes it, deletes it and takes that back (H1, H2) @phone', async ({
    page,
  }) => {
    await page.clock.setFixedTime(NOW)
    await beginAsGuest(page)
    await waitUntilKept(page)
    await page.context().setOffline(true)
    await page.goto('/calendar')
    await expect(page.getByRole('heading', { name: 'Calendar', exact: true })).toBeVisible()
    await expect(page.getByText('Your calendar is empty')).toBeVisible()
    await dayButton(page, '2026-11-27').click()
    await page.getByRole('button', { name: '+ Event' }).click()
    const dialog = dialogOf(page, 'Create New Event')
    await expect(dialog.getByLabel('Title')).toBeFocused()
    await expect(dialog.getByLabel('Start date')).toHaveValue('2026-11-27')
    await expect(dialog.getByLabel('Start time')).toHaveValue('09:00')
    await expect(dialog.getByLabel('End time')).toHaveValue('10:00')
    await expect(dialog.getByLabel('Category')).toHaveValue('personal')
    await expect(dialog.getByRole('radio', { name: 'Blue' })).toBeChecked()
    await dialog.getByRole('button', { name: 'Create Event' }).click()
    await expect(dialog.getByText('Please give it a title')).toBeVisible()
    await dialog.getByLabel('Title').fill('Band practice')
    await dialog.getByRole('button', { name: 'Create Event' }).click()
    await expect(page.getByText('Event created', { exact: true })).toBeVisible()

    const day = page.getByRole('region', { name: 'Friday 27 November' })
    await day.getByRole('button', { name: /Band practice.*09:00 to 10:00/s }).click()
    const edit = dialogOf(page, 'Edit Event')
    await edit.getByRole('checkbox', { name: 'All day' }).check()
    await edit.getByLabel('Ends').fill('2026-11-29')
    await edit.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Event updated', { exact: true })).toBeVisible()
    await page.reload()
    await expect(dayButton(page, '2026-11-29')).toHaveAccessibleName(
      'Sunday 29 November, 1 event; Band practice, All day',
    )
    await expect(dayButton(page, '2026-11-30')).toHaveAccessibleName('Monday 30 November, no events')

    await day.getByRole('button', { name: /Band practice/ }).click()
    await edit.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Event deleted', { exact: true })).toBeVisible()
    await expect(dayButton(page, '2026-11-27')).toHaveAccessibleName('Friday 27 November, no events')
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect(day.getByRole('button', { name: /Band practice/ })).toBeVisible()
  })
})

test('the calendar goes by keys alone: a month with one stop, days by arrows, months by pages; week, day and agenda by a key (H1)', async ({
  page,
}) => {
  await page.clock.setFixedTime(NOW)
  await startAsGuest(page)
  const full = ['Standup', 'Lunch', 'Physio', 'Choir'].map((title, i) =>
    eventOn('2026-11-24', title, [`1${i}:00`, `1${i}:30`]),
  )
  await seedEvents(page, full)
  const today = dayButton(page, '2026-11-24')
  await expect(today).toHaveAccessibleName(
    /^Today, Tuesday 24 November, 4 events; Standup, 10:00 to 10:30; .*\+1 more$/,
  )
  await expect(page.locator('[data-day][tabindex="0"]')).toHaveCount(1)
  await expect(page.getByRole('columnheader').first()).toHaveAccessibleName('Sunday')

  await today.focus()
  await page.keyboard.press('ArrowRight')
  await expect(dayButton(page, '2026-11-25')).toBeFocused()
  await page.keyboard.press('End')
  await expect(dayButton(page, '2026-11-28')).toBeFocused()
  await page.keyboard.press('PageDown')
  await expect(dayButton(page, '2026-12-28')).toBeFocused()
  await expect(page.getByRole('heading', { name: 'December 2026' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible()
  await page.getByRole('button', { name: 'Today', exact: true }).click()
  await today.focus()
  await page.keyboard.press('Enter')
  const day = page.getByRole('region', { name: 'Today, Tuesday 24 November' })
  await expect(day).toBeFocused()
  await expect(day.getByRole('button')).toHaveCount(4)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialogOf(page, 'Edit Event').getByLabel('Title')).toHaveValue('Standup')
  await page.keyboard.press('Escape')
  await expect(day.getByRole('button', { name: /Standup/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(today).toBeFocused()

  await page.getByRole('button', { name: '+1 more on Tuesday 24 November' }).click()
  await expect(day).toBeFocused()
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await dialogOf(page, 'Calendar Settings').getByRole('radio', { name: 'Monday' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
  await expect(page.getByRole('columnheader').first()).toHaveAccessibleName('Monday')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  for (const [key, heading] of [
    ['w', '23 November to 29 November'],
    ['d', 'Tuesday 24 November'],
    ['a', 'From 24 November on'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
    await tabTo(page, /^Lunch/)
    await page.keyboard.press('Enter')
    await expect(dialogOf(page, 'Edit Event').getByLabel('Title')).toHaveValue('Lunch')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect.poll(() => nameInFocus(page)).toMatch(/^Lunch/)
  }
  await page.keyboard.press('d')
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { name: 'Wednesday 25 November' })).toBeVisible()
  await page.keyboard.press('n')
  await expect(dialogOf(page, 'Create New Event').getByLabel('Title')).toBeFocused()
  await page.keyboard.type('Nap')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Nap, 09:00 to 10:00/ })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('t')
  await expect(page.getByRole('heading', { level: 2, name: 'Tuesday 24 November' })).toBeVisible()
})

test('what one device writes or brings in from a file is in the calendar of the other, and so is what both change (H1, H2)', async ({
  page,
  openDevice,
}) => {
  const person = await startWithAccount(page)
  await page.goto('/calendar')
  await writeEvent(page, 'Dentist')
  await expectAllSent(page)
  const second = await openDevice()
  await startSignedIn(second, person)
  await second.goto('/calendar')
  const theirs = second.getByRole('region', { name: /^Today/ }).getByRole('button', { name: /Dentist/ })
  const ours = page.getByRole('region', { name: /^Today/ }).getByRole('button', { name: /Dentist/ })
  await theirs.click()
  await ours.click()
  await dialogOf(second, 'Edit Event').getByLabel('Location').fill('14 Mill Lane')
  await dialogOf(page, 'Edit Event').getByRole('checkbox', { name: 'All day' }).check()
  await dialogOf(second, 'Edit Event').getByRole('button', { name: 'Save Changes' }).click()
  await dialogOf(page, 'Edit Event').getByRole('button', { name: 'Save Changes' }).click()
  await expect(ours).toContainText('14 Mill Lane')
  await expect(theirs).toContainText('All day')
  await page.getByRole('button', { name: 'Sync', exact: true }).click()
  await expect(page.getByText('Sync complete:', { exact: true })).toBeVisible()

  const file = await chooseCalendarFile(page, 'life.ics', CALENDAR_FILE)
  await file.getByRole('button', { name: 'Import 3 events' }).click()
  await second.goto('/calendar?date=2026-11-26')
  await expect(dayButton(second, '2026-11-26')).toHaveAccessibleName(/Dentist, 09:00 to 09:40/)
  const again = await chooseCalendarFile(second, 'life.ics', CALENDAR_FILE)
  await expect(again.getByText('3 events are already here and stay as they are.')).toBeVisible()
})

test('the grid stands still when the calendar of an account has come to a new device (H1)', async ({
  page,
  openDevice,
}) => {
  const person = await startWithAccount(page)
  const second = await openDevice()
  await startSignedIn(second, person)
  const gate = Promise.withResolvers<void>()
  await second.route('**/api/sync/pull*', (route) => gate.promise.then(() => route.continue()))
  await second.goto('/calendar')
  const loading = second.getByText('Loading your calendar...')
  await expect(loading).toBeVisible()
  const place = () => dayButton(second, new Date().toLocaleDateString('sv')).boundingBox()
  const before = await place()
  gate.resolve()
  await expect(loading).toBeHidden()
  expect(await place()).toEqual(before)
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('two devices write a place for one event, one of them offline: the later one stands, the other can be put back (H2, F6)', async ({
    page,
    openDevice,
  }) => {
    const person = await startWithAccount(page)
    await page.goto('/calendar')
    await writeEvent(page, 'Dentist')
    await expectAllSent(page)
    const second = await openDevice()
    await startSignedIn(second, person)
    await second.goto('/calendar')
    const dentistOn = (device: Page) =>
      device.getByRole('region', { name: /^Today/ }).getByRole('button', { name: /Dentist/ })
    const place = async (device: Page, location: string) => {
      await dentistOn(device).click()
      await dialogOf(device, 'Edit Event').getByLabel('Location').fill(location)
      await dialogOf(device, 'Edit Event').getByRole('button', { name: 'Save Changes' }).click()
      await expect(dentistOn(device)).toContainText(location)
    }
    await waitUntilKept(second)
    await second.context().setOffline(true)
    await place(second, '14 Mill Lane')
    await place(page, '2 Station Road')
    await expectAllSent(page)
    await second.context().setOffline(false)
    const messages = second.getByRole('region', { name: 'Messages, F6' })
    await expect(messages.getByText(/^Changed on two devices: .*“2 Station Road”/)).toBeVisible()
    await expect(dentistOn(page)).toContainText('14 Mill Lane')
    await second.goto('/recently-deleted')
    await second.getByRole('button', { name: /^Put back/ }).click()
    await expect(dentistOn(page)).toContainText('2 Station Road')
  })
})

test('a series is changed for one day, from a day on, and left out, and each is taken back (H2)', async ({
  page,
}) => {
  await page.clock.setFixedTime(NOW)
  await startAsGuest(page)
  await page.goto('/calendar?date=2026-11-03')
  await page.getByRole('button', { name: '+ Event' }).click()
  const dialog = dialogOf(page, 'Create New Event')
  await dialog.getByLabel('Title').fill('Choir')
  await dialog.getByLabel('Repeats', { exact: true }).selectOption('Weekly')
  await dialog.getByRole('checkbox', { name: 'Thursday' }).check()
  await expect(dialog.getByText('Every week on Tuesday and Thursday')).toBeVisible()
  await dialog.getByRole('button', { name: 'Create Event' }).click()
  await expect(dayButton(page, '2026-11-19')).toHaveAccessibleName(/Choir/)

  const edit = dialogOf(page, 'Edit Event')
  const open = async (date: string, name: string) => {
    // Beside its number: an event of the day lies over the middle.
    await dayButton(page, date).click({ position: { x: 12, y: 12 } })
    await page
      .getByRole('region', { name: /November/ })
      .getByRole('button', { name })
      .click()
  }
  const choose = async (part: string, button: string) => {
    await page.getByRole('dialog').last().getByText(part).click()
    await page.getByRole('dialog').last().getByRole('button', { name: button }).click()
  }
  await open('2026-11-10', 'Choir')
  await edit.getByLabel('Title').fill('Concert')
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await choose('Only this one', 'Save Changes')
  await expect(dayButton(page, '2026-11-10')).toHaveAccessibleName(/Concert/)
  await expect(dayButton(page, '2026-11-12')).toHaveAccessibleName(/Choir/)

  await open('2026-11-17', 'Choir')
  await edit.getByRole('button', { name: 'Delete' }).click()
  await choose('This one and those that follow', 'Delete')
  await expect(dayButton(page, '2026-11-19')).toHaveAccessibleName(/no events/)
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(dayButton(page, '2026-11-19')).toHaveAccessibleName(/Choir/)
  await page.reload()
  await expect(dayButton(page, '2026-11-10')).toHaveAccessibleName(/Concert/)
})

test('week, day and agenda are views with an address, Back leads through them, and what comes next is said (H3, H5) @phone', async ({
  page,
}) => {
  await page.clock.setFixedTime(NOW)
  await startAsGuest(page)
  await seedEvents(page, [
    eventOn('2026-11-24', 'Call', ['11:00', '11:30']),
    eventOn('2026-11-24', 'Standup', ['09:00', '09:30']),
    eventOn('2026-11-26', 'Bin day'),
    eventOn('2026-12-10', 'Choir', ['19:00', '20:30']),
  ])
  await expect(page.getByText('Next: Call at 11:00, in 25 minutes.')).toBeVisible()
  const views = page.getByRole('group', { name: 'View' })
  await views.getByRole('radio', { name: 'Week' }).click()
  await expect(page).toHaveURL(/view=week/)
  await expect(page.getByRole('heading', { name: '22 November to 28 November' })).toBeVisible()
  const thursday = page.getByRole('region', { name: 'Thursday 26 November' }).filter({ visible: true })
  await expect(thursday.getByRole('button', { name: /^Bin day/ })).toBeVisible()

  await views.getByRole('radio', { name: 'Day', exact: true }).click()
  const today = page.getByRole('region', { name: 'Today, Tuesday 24 November' })
  await expect(today.getByRole('button', { name: /, 09:00 to 09:30|, 11:00 to 11:30/ })).toHaveCount(2)
  await page.getByRole('button', { name: 'Next day' }).click()
  await expect(page.getByRole('heading', { name: 'Wednesday 25 November' })).toBeVisible()
  await page.goBack()
  await expect(today).toBeVisible()

  await views.getByRole('radio', { name: 'Agenda' }).click()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Today, Tuesday 24 November',
    'Thursday 26 November',
    'Thursday 10 December',
  ])
  await page.goBack()
  await page.goBack()
  await expect(thursday).toBeVisible()

  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const usual = dialogOf(page, 'Calendar Settings').getByRole('radio', { name: 'Agenda' })
  await usual.click()
  // It is shown as chosen once it is kept.
  await expect(usual).toBeChecked()
  await page.keyboard.press('Escape')
  await page.goto('/calendar')
  await expect(page.getByRole('heading', { name: 'From 24 November on' })).toBeVisible()
})
