import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { CalendarAccounts, ConnectedAccount } from '@glimmer/api/connected-calendars'
import { calendarEventDefaults } from '@glimmer/domain/calendar/calendar-event'
import type { CalendarIntegrationData } from '@glimmer/domain/calendar/connected/calendar-integration'
import { beginAsGuest, startWithAccount } from '../support/people.ts'
import { eventOn, type SeededEvent } from '../support/seed-events.ts'
import type { Screen } from './screens.ts'

const NOW = new Date('2026-11-24T10:35:00')
const [GOOGLE, CLOUD, BINS] = ['1', '2', '3'].map((n) => `00000000-0000-4000-8000-00000000000${n}`)
const [FAMILY, WORK, TEAM, COLLECTIONS] = ['1', '2', '3', '4'].map(
  (n) => `00000000-0000-4000-9000-00000000000${n}`,
)

const account = (id: string | undefined, changes: Partial<ConnectedAccount>): ConnectedAccount => ({
  id: id ?? '',
  provider: 'google',
  label: 'noor@example.org',
  state: 'active',
  trouble: null,
  isSyncing: false,
  lastSyncedAt: '2026-11-24T10:20:00.000Z',
  nextSyncAt: '2026-11-24T10:50:00.000Z',
  waitingDeletions: 0,
  ...changes,
})

const FINE = [
  account(GOOGLE, {}),
  account(CLOUD, { provider: 'caldav', label: 'robin, cloud.example.org' }),
  account(BINS, { provider: 'ics', label: 'Bin collections' }),
]
const UNWELL = [
  account(GOOGLE, { state: 'sign_in_again', trouble: 'sign_in' }),
  account(CLOUD, {
    provider: 'caldav',
    label: 'robin, cloud.example.org',
    state: 'asks_before_deleting',
    waitingDeletions: 12,
  }),
  account(BINS, { provider: 'ics', label: 'Bin collections', trouble: 'unreachable' }),
]

const calendar = (
  id: string | undefined,
  accountId: string | undefined,
  data: Partial<CalendarIntegrationData>,
) => ({
  table: 'calendar_integrations',
  id,
  data: {
    accountId,
    provider: 'google',
    calendarName: 'Family',
    calendarColor: '#ec4899',
    syncEnabled: true,
    direction: 'both',
    isReadOnly: false,
    ...data,
  },
})

const CALENDARS = [
  calendar(FAMILY, GOOGLE, {}),
  calendar(WORK, GOOGLE, { calendarName: 'Work', calendarColor: '#8b5cf6', direction: 'read' }),
  calendar(TEAM, CLOUD, {
    provider: 'caldav',
    calendarName: 'Team in Lisbon, with everybody’s holidays',
    calendarColor: '#14b8a6',
    syncEnabled: false,
  }),
  calendar(COLLECTIONS, BINS, {
    provider: 'ics',
    calendarName: 'Bin collections',
    calendarColor: '#22c55e',
    isReadOnly: true,
    direction: 'read',
  }),
]

const EVENTS: readonly SeededEvent[] = [
  { ...eventOn('2026-11-24', 'Dentist', ['09:00', '09:40']), location: '14 Mill Lane' },
  {
    ...eventOn('2026-11-24', 'Swimming with Ada', ['15:30', '16:30']),
    calendarId: FAMILY ?? null,
    location: 'Baths',
  },
  {
    ...eventOn('2026-11-24', 'Planning', ['11:00', '12:00']),
    calendarId: WORK ?? null,
    recurrence: 'FREQ=WEEKLY;BYDAY=TU',
    description: 'Bring the sketches.\nRoom 3, or the link below.',
    url: 'https://meet.example.org/planning',
  },
  { ...eventOn('2026-11-24', 'Garden waste'), calendarId: COLLECTIONS ?? null },
  { ...eventOn('2026-11-26', 'Paper and card'), calendarId: COLLECTIONS ?? null },
]

async function comeIn(page: Page, accounts: readonly ConnectedAccount[], isGoogleSetUp = true) {
  await page.clock.setFixedTime(NOW)
  const answer: CalendarAccounts = { isGoogleSetUp, accounts: [...accounts], overruled: [] }
  await page.route('**/api/calendars/accounts?*', (route) => route.fulfill({ json: answer }))
  const events = EVENTS.map((event) => ({
    table: 'calendar_events',
    id: randomUUID(),
    data: { ...calendarEventDefaults, ...event },
  }))
  const rows = [...CALENDARS, ...events].map((row) => ({ ...row, rev: 1 }))
  const cursor = { rev: 1, id: randomUUID() }
  const pulled = { kind: 'changes', rows, cursor, newest: 1, generation: 1, more: false }
  if (accounts.length > 0) await page.route('**/api/sync/pull?*', (route) => route.fulfill({ json: pulled }))
  await startWithAccount(page)
}

async function openPage(page: Page, accounts: readonly ConnectedAccount[], isGoogleSetUp = true) {
  await comeIn(page, accounts, isGoogleSetUp)
  await page.goto('/calendars')
  await page.getByRole('heading', { name: 'Connect a calendar' }).waitFor()
  if (accounts.length > 0) await page.getByRole('button', { name: 'Change Bin collections' }).waitFor()
}

const wayOf = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

/** The page of connected calendars, and how their events live in the calendar. */
export const connectedScreens: readonly Screen[] = [
  { name: 'connected-none', open: (page) => openPage(page, []) },
  {
    name: 'connected-guest',
    async open(page) {
      await beginAsGuest(page)
      await page.goto('/calendars')
      await page.getByRole('button', { name: 'Import a calendar file' }).waitFor()
    },
  },
  {
    name: 'connected-google-off',
    async open(page) {
      await openPage(page, [], false)
      await wayOf(page, 'Google Calendar').click()
    },
  },
  {
    name: 'connected-google',
    async open(page) {
      await openPage(page, [])
      await wayOf(page, 'Google Calendar').click()
    },
  },
  {
    name: 'connected-caldav',
    async open(page) {
      await openPage(page, [])
      await wayOf(page, 'Nextcloud, iCloud, Fastmail and others').click()
      await page.route('**/api/calendars/accounts', (route) =>
        route.fulfill({ status: 400, json: { error: { code: 'calendar_sign_in', message: '' } } }),
      )
      await page.getByLabel('Address of the service').fill('cloud.example.org')
      await page.getByLabel('User name or email there').fill('robin')
      await page.getByLabel('App password').fill('not this one')
      await page.getByRole('button', { name: 'Connect', exact: true }).click()
      await page.getByText(/^The user name or the app password/).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'connected-address',
    async open(page) {
      await openPage(page, [])
      await wayOf(page, 'Outlook, or any calendar address').click()
      await page.getByRole('button', { name: 'Connect', exact: true }).click()
      await page.getByText('Please enter the address of the calendar.').scrollIntoViewIfNeeded()
    },
  },
  { name: 'connected-fine', open: (page) => openPage(page, FINE) },
  { name: 'connected-unwell', open: (page) => openPage(page, UNWELL) },
  {
    name: 'connected-waiting',
    async open(page) {
      await openPage(page, UNWELL)
      await page.getByRole('button', { name: 'Delete here too' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'connected-disconnect',
    async open(page) {
      await openPage(page, FINE)
      await page.getByRole('button', { name: 'Disconnect noor@example.org' }).click()
    },
  },
  {
    name: 'connected-change',
    async open(page) {
      await openPage(page, FINE)
      await page.getByRole('button', { name: 'Change Family' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'connected-away',
    async open(page) {
      await comeIn(page, FINE)
      await page.unroute('**/api/calendars/accounts?*')
      await page.route('**/api/calendars/accounts?*', (route) => route.abort())
      await page.goto('/calendars')
      await page.getByText(/^The server can’t be reached/).waitFor()
      await page.getByText('Bin collections').waitFor()
    },
  },
  {
    name: 'connected-card',
    async open(page) {
      await comeIn(page, FINE)
      await page.goto('/settings#calendars')
      await page.getByRole('link', { name: 'Manage calendars' }).waitFor()
    },
  },
  {
    name: 'connected-settings',
    async open(page) {
      await comeIn(page, FINE)
      await page.goto('/calendar')
      await page.getByRole('button', { name: 'Settings', exact: true }).click()
      await page.getByRole('heading', { name: 'Other calendars' }).scrollIntoViewIfNeeded()
    },
  },
  ...(['month', 'week', 'agenda'] as const).map((view): Screen => ({
    name: `connected-in-${view}`,
    async open(page) {
      await comeIn(page, FINE)
      await page.goto(`/calendar?view=${view}&date=2026-11-24`)
      await page
        .getByRole('button', { name: /^Swimming with Ada/ })
        .filter({ visible: true })
        .first()
        .waitFor()
    },
  })),
  ...(['Planning', 'Garden waste', 'Swimming with Ada'] as const).map((title): Screen => ({
    name: `connected-event-${title.split(' ')[0]?.toLowerCase()}`,
    async open(page) {
      await comeIn(page, FINE)
      await page.goto('/calendar?view=agenda&date=2026-11-24')
      await page
        .getByRole('button', { name: new RegExp(`^${title}`) })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
    },
  })),
  {
    name: 'connected-new-event',
    async open(page) {
      await comeIn(page, FINE)
      await page.goto('/calendar?date=2026-11-24')
      await page.getByRole('button', { name: '+ Event' }).click()
      await page.getByRole('dialog').getByLabel('Calendar', { exact: true }).selectOption('Family')
    },
  },
]
