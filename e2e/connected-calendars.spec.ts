import type { Page } from '@playwright/test'
import { icsEvent, icsFile } from '../apps/server/test/ics-host.ts'
import { expectAllSent, readTrash } from './support/device-data.ts'
import { findProblemsInThemes, findViolations } from './support/find-problems.ts'
import { expect, test as base } from './support/journey.ts'
import { startAsGuest, startWithAccount } from './support/people.ts'

/** On a server that other calendars on loopback can be reached from. */
const test = base.extend({
  serverEnv: async ({ otherCalendars }, use) => use(otherCalendars.settings),
})

// One server with other calendars is enough for all of them.
base.describe.configure({ mode: 'default' })

const DAY = '2026-11-10'

const message = (page: Page, text: string | RegExp) =>
  page
    .getByRole('region', { name: /^Messages/ })
    .getByText(text)
    .first()
const card = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const event = (page: Page, name: RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()

async function openDay(page: Page): Promise<void> {
  await page.goto(`/calendar?view=agenda&date=${DAY}`)
  await expect(page.getByRole('heading', { name: 'Calendar', exact: true })).toBeVisible()
}

/** Opens one of the ways to connect, by keyboard. */
async function openWay(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { name, exact: true }).locator('xpath=ancestor::summary').focus()
  await page.keyboard.press('Enter')
}

async function sync(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sync', exact: true }).click()
  await expect(message(page, 'Sync complete')).toBeVisible()
}

test('a calendar address is found from the settings, connected, read, hidden, copied from and disconnected (H4) @phone', async ({
  page,
  otherCalendars: { ics },
}) => {
  const path = `/${crypto.randomUUID()}.ics`
  const address = ics.put(path, icsFile(icsEvent('a', 'Choir practice')))
  await startWithAccount(page)
  await page.goto('/settings')
  await page.getByRole('textbox', { name: 'Find a setting' }).fill('outlook')
  await page.getByRole('link', { name: 'Connect a calendar' }).click()
  await page.waitForURL('/calendars')
  await openWay(page, 'Outlook, or any calendar address')
  const field = page.getByLabel('Calendar address')
  const connect = page.getByRole('button', { name: 'Connect', exact: true })
  await connect.click()
  await expect(page.getByText('Please enter the address of the calendar.')).toBeVisible()
  await field.fill(`${address}x`)
  await connect.click()
  await expect(page.getByRole('alert')).toHaveText(/^There is no calendar at this address\. Please check it/)
  expect.soft(await findProblemsInThemes(page), 'a form that says what is wrong').toEqual([])
  await field.fill(address)
  await connect.click()
  await expect(message(page, 'Choir is connected. Its events will appear in your calendar.')).toBeVisible()
  await expect(card(page, 'Choir')).toContainText('Up to date')
  await expect(card(page, 'Choir').getByRole('switch', { name: 'Choir' })).toBeChecked()
  expect.soft(await findProblemsInThemes(page), 'the account').toEqual([])
  await connect.click()
  await expect(page.getByText('Please enter the address of the calendar.')).toBeVisible()

  await openDay(page)
  await event(page, /^Choir practice.*Choir/).click()
  await expect(dialog(page)).toContainText('which can only be read from here')
  await expect(dialog(page).getByLabel('Title')).toHaveCount(0)
  expect.soft(await findViolations(page), 'an event to read').toEqual([])
  await dialog(page).getByRole('button', { name: 'Copy to my calendar' }).click()
  await expect(message(page, '“Choir practice” is copied to your calendar.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Choir practice/ })).toHaveCount(2)
  await page.getByRole('button', { name: /^Undo.*Choir practice/ }).click()
  await expect(page.getByRole('button', { name: /^Choir practice/ })).toHaveCount(1)

  ics.put(path, icsFile(icsEvent('a', 'Choir at ours'), icsEvent('b', 'Concert')))
  await sync(page)
  await expect(event(page, /^Choir at ours/)).toBeVisible()
  await expect(event(page, /^Concert/)).toBeVisible()

  await page.goto('/calendars')
  await page.getByRole('switch', { name: 'Choir' }).click()
  await expect(message(page, 'The events of “Choir” are hidden.')).toBeVisible()
  await openDay(page)
  await expect(page.getByText('Nothing planned on these days.')).toBeVisible()
  await page.goto('/calendars')
  await page.getByRole('switch', { name: 'Choir' }).click()

  await page.getByRole('button', { name: 'Disconnect Choir' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Disconnect Choir' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Disconnect, keep copies' }).click()
  await expect(message(page, 'Choir is disconnected. Its events are your own now.')).toBeVisible()
  await expect(card(page, 'Choir')).toHaveCount(0)
  await openDay(page)
  await event(page, /^Concert/).click()
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Concert')
})

test('a CalDAV account is connected from the calendar, and what changes on either side is on both (H4)', async ({
  page,
  otherCalendars: { caldav },
}) => {
  const calendar = caldav.addCalendar({ name: `Family ${crypto.randomUUID().slice(0, 8)}` })
  const { name } = calendar.options
  calendar.put('swim.ics', icsFile(icsEvent('swim', 'Swimming')))
  await startWithAccount(page)
  await openDay(page)
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await dialog(page).getByRole('link', { name: 'Connect a calendar' }).click()
  await page.waitForURL('/calendars')
  await openWay(page, 'Nextcloud, iCloud, Fastmail and others')
  await page.getByLabel('Address of the service').fill(caldav.origin)
  await page.getByLabel('User name or email there').fill(caldav.username)
  await page.getByLabel('App password').fill('not this one')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(/^The user name or the app password was not accepted/)
  await page.getByLabel('App password').fill(caldav.password)
  await page.keyboard.press('Enter')
  await expect(message(page, /is connected\. Its events/)).toBeVisible()
  await expect(page.getByLabel('App password')).toHaveValue('')
  await page.getByRole('button', { name: `Change ${name}` }).click()
  await dialog(page).getByRole('radio', { name: 'Pink' }).check()
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(message(page, `“${name}” is saved.`)).toBeVisible()

  await openDay(page)
  await event(page, /^Swimming/).click()
  await expect(dialog(page)).toContainText(`In “${name}”`)
  await dialog(page).getByLabel('Title').fill('Swimming with Ada')
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
  await page.getByRole('button', { name: '+ Event' }).click()
  await dialog(page).getByLabel('Title').fill('Picnic')
  await dialog(page).getByLabel('Calendar', { exact: true }).selectOption(name)
  await expect(dialog(page).getByRole('radio', { name: 'Pink' })).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Create Event' }).click()
  await expectAllSent(page)
  await sync(page)
  const texts = () => [...calendar.files.values()].map(({ raw }) => raw).join('')
  await expect.poll(texts).toContain('SUMMARY:Picnic')
  expect(texts()).toContain('SUMMARY:Swimming with Ada')
  await expect(event(page, new RegExp(`^Picnic.*${name}`))).toBeVisible()

  // Changed on both sides before they meet.
  await page.context().setOffline(true)
  await event(page, /^Swimming/).click()
  await dialog(page).getByLabel('Title').fill('Swimming, the big pool')
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
  calendar.edit('swim.ics', (raw) => raw.replace('SUMMARY:Swimming with Ada', 'SUMMARY:Swimming at nine'))
  await page.context().setOffline(false)
  await expectAllSent(page)
  await sync(page)
  await expect(event(page, /^Swimming at nine/)).toBeVisible()
  await expect(message(page, /^Changed here and in the other calendar/)).toBeVisible()
  expect((await readTrash(page)).filter(({ reason }) => reason === 'calendar')).toHaveLength(1)
  await page.goto('/recently-deleted')
  await expect(page.getByText('Swimming, the big pool')).toBeVisible()

  await page.goto('/calendars')
  await page.getByRole('button', { name: /^Pause/ }).click()
  await expect(page.getByRole('button', { name: /^Resume/ })).toBeVisible()
  await page.getByRole('button', { name: /^Disconnect/ }).click()
  await page.getByRole('button', { name: 'Disconnect, remove copies' }).click()
  await expect(message(page, /the copies of its events are gone/)).toBeVisible()
  await openDay(page)
  await expect(page.getByText('Nothing planned on these days.')).toBeVisible()
  expect(texts()).toContain('SUMMARY:Picnic')
  caldav.removeCalendar(calendar)
})

test('Google’s own page leads back to the calendars, whether the person agrees there or turns back (H4)', async ({
  page,
  otherCalendars: { google },
}) => {
  const email = `noor-${crypto.randomUUID().slice(0, 8)}@example.org`
  const calendar = google.addPerson(email, 'Europe/London').calendars.get(email)
  calendar?.events.insert({
    summary: 'Planning',
    start: { date: DAY },
    end: { date: '2026-11-11' },
  })
  await startWithAccount(page)
  await page.goto('/calendars')
  const connect = page.getByRole('button', { name: 'Connect Google Calendar' })
  await openWay(page, 'Google Calendar')
  await connect.click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.waitForURL('/calendars')
  await expect(message(page, 'Google Calendar was not connected. Nothing has changed here.')).toBeVisible()
  await page.reload()
  await openWay(page, 'Google Calendar')
  await connect.click()
  await page.getByRole('button', { name: email }).click()
  await page.waitForURL('/calendars')
  await expect(message(page, 'Google Calendar is connected.')).toBeVisible()
  await expect(page.getByRole('switch', { name: email })).toBeChecked()
  await openDay(page)
  await expect(event(page, /^Planning/)).toBeVisible()

  await page.route('/api/functions/google-calendar-oauth', (route) => route.abort())
  await page.goto('/calendars')
  await openWay(page, 'Google Calendar')
  await connect.click()
  await expect(message(page, 'Failed to connect Google Calendar. Please try again.')).toBeVisible()
})

base(
  'a guest reads what an account would add, and the server says plainly where Google is not set up (H4) @phone',
  async ({ page, openDevice }) => {
    await startAsGuest(page)
    await page.goto('/calendars')
    await expect(page.getByRole('link', { name: 'Sign in or create an account' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Import a calendar file' })).toBeVisible()
    expect.soft(await findViolations(page), 'as a guest').toEqual([])

    const other = await openDevice()
    await startWithAccount(other)
    await other.goto('/calendars')
    await openWay(other, 'Google Calendar')
    await expect(other.getByRole('button', { name: 'Google isn’t set up on this server' })).toBeDisabled()
    expect.soft(await findViolations(other), 'without Google').toEqual([])
    await other.route('/api/calendars/accounts?*', (route) => route.abort())
    await other.reload()
    await expect(other.getByText(/^The server can’t be reached right now/)).toBeVisible()
    await other.unroute('/api/calendars/accounts?*')
    await other.getByRole('button', { name: 'Try again' }).click()
    await expect(other.getByRole('heading', { name: 'Connect a calendar' })).toBeVisible()
  },
)
