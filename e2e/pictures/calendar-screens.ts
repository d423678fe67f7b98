import { connectedScreens } from './connected-screens.ts'
import type { Page } from '@playwright/test'
import { seedBlocks } from '../support/seed-blocks.ts'
import { CALENDAR_FILE, calendarSettings, chooseCalendarFile } from '../support/calendar-file.ts'
import { chooseFromMenu } from '../support/tasks-page.ts'
import { beginAsGuest, startWithAccount } from '../support/people.ts'
import { eventOn, seedEvents, type SeededEvent } from '../support/seed-events.ts'
import { seedTasks } from '../support/seed-tasks.ts'
import { clearKept } from './clear-kept.ts'
import type { Screen } from './screens.ts'

const NOW = new Date('2026-11-24T10:35:00')

const CLUB: SeededEvent = {
  ...eventOn('2026-11-24', 'Book club', ['19:00', '20:00']),
  recurrence: 'FREQ=MONTHLY;BYDAY=4TU',
}

/** Opens an event of today in the panel beside the month. */
async function openToday(page: Page, name: RegExp): Promise<void> {
  await page
    .getByRole('region', { name: /^Today/ })
    .getByRole('button', { name })
    .click()
  await page.getByRole('dialog', { name: 'Edit Event' }).waitFor()
}

async function beginOn(page: Page): Promise<void> {
  await page.clock.setFixedTime(NOW)
  await beginAsGuest(page)
}

const ORDINARY: readonly SeededEvent[] = [
  {
    ...eventOn('2026-11-24', 'Dentist', ['09:00', '09:40']),
    category: 'appointment',
    color: '#14b8a6',
    location: '14 Mill Lane',
  },
  { ...eventOn('2026-11-24', 'Call with Noor about the flat', ['15:00', '15:30']), color: '#8b5cf6' },
  { ...eventOn('2026-11-26', 'Bin day'), color: '#22c55e', category: 'reminder' },
  { ...eventOn('2026-11-27', 'Band practice', ['19:00', '21:30']), color: '#f97316' },
  { ...eventOn('2026-11-09', 'Sam’s birthday'), color: '#ec4899' },
  { ...eventOn('2026-11-12', 'Team meeting', ['10:00', '11:00']), category: 'meeting', color: '#64748b' },
  {
    ...eventOn('2026-11-13', 'At Mum’s'),
    endDatetime: '2026-11-17T23:59:59',
    color: '#eab308',
  },
  {
    ...eventOn('2026-12-02', 'Night train to Porto', ['22:10', '23:00']),
    endDatetime: '2026-12-03T07:30:00',
  },
]

const OVERFULL: readonly SeededEvent[] = [
  ...ORDINARY,
  ...['Standup', 'Review of everything that there is', 'Lunch with Ada', 'Physio', 'School run', 'Choir'].map(
    (title, i): SeededEvent => ({
      ...eventOn('2026-11-24', title, [`${11 + i}:00`, `${11 + i}:45`]),
      color: ['#3b82f6', '#ef4444', '#22c55e', '#111111', '#fef08a', '#ec4899'][i] ?? '#3b82f6',
    }),
  ),
  eventOn('2026-11-24', 'Everything that was left over', ['17:00', '21:30']),
  ...[16, 17, 18, 19, 20].flatMap((day) =>
    ['Standup', 'Focus time', 'Emails', 'Walk'].map((title, i) =>
      eventOn(`2026-11-${day}`, title, [`1${i}:00`, `1${i}:30`]),
    ),
  ),
]

const BLOCKS = [
  { title: 'Fold the washing', from: '2026-11-24T11:00', to: '2026-11-24T11:30' },
  {
    title: 'Answer the letter from the council about the parking',
    from: '2026-11-24T13:00',
    to: '2026-11-24T14:30',
  },
  { title: 'Water the fern', from: '2026-11-24T09:45', to: '2026-11-24T10:00' },
  {
    title: 'Ring the clinic',
    from: '2026-11-24T08:15',
    to: '2026-11-24T08:45',
    completed: true,
    completedOn: '2026-11-24',
  },
]

const TASKS = [
  { title: 'Water the plants' },
  { title: 'Answer Ada about the trip to the sea' },
  { title: 'Hang up the washing' },
  { title: 'Post the letter' },
  { title: 'Pay the rent', dueDate: '2026-11-27' },
]

/** The calendar. */
export const calendarScreens: readonly Screen[] = [
  {
    name: 'calendar-empty',
    async open(page) {
      await beginOn(page)
      await page.goto('/calendar')
      await page.getByRole('grid').waitFor()
    },
  },
  {
    name: 'calendar-month',
    async open(page) {
      await beginOn(page)
      await seedEvents(page, ORDINARY)
    },
  },
  {
    name: 'calendar-overfull',
    async open(page) {
      await beginOn(page)
      await seedEvents(page, OVERFULL)
    },
  },
  ...(['week', 'day', 'agenda'] as const).map((view): Screen => ({
    name: `calendar-${view}`,
    async open(page) {
      await beginOn(page)
      await seedTasks(page, TASKS)
      await seedEvents(page, [...OVERFULL, eventOn('2026-11-24', 'Half of both', ['15:15', '16:10'])])
      await page.goto(`/calendar?view=${view}&date=2026-11-24`)
      await page
        .getByRole('button', { name: /^Dentist/ })
        .filter({ visible: true })
        .first()
        .waitFor()
    },
  })),
  ...(['week', 'day', 'agenda'] as const).map((view): Screen => ({
    name: `calendar-empty-${view}`,
    async open(page) {
      await beginOn(page)
      await page.goto(`/calendar?view=${view}&date=2026-11-24`)
      await page.getByRole('button', { name: '+ Event' }).waitFor()
    },
  })),
  {
    name: 'calendar-ordinary-week',
    async open(page) {
      await beginOn(page)
      await seedTasks(page, TASKS)
      await seedEvents(page, ORDINARY)
      await page.goto('/calendar?view=week&date=2026-11-24')
      await page
        .getByRole('button', { name: /^Dentist/ })
        .filter({ visible: true })
        .first()
        .waitFor()
    },
  },
  ...(['month', 'week', 'day'] as const).map((view): Screen => ({
    name: `calendar-blocks-${view}`,
    async open(page) {
      await beginOn(page)
      await seedTasks(page, TASKS)
      await seedBlocks(page, BLOCKS)
      await seedEvents(page, [...ORDINARY, eventOn('2026-11-24', 'Half of both', ['15:15', '16:10'])])
      await page.goto(`/calendar?view=${view}&date=2026-11-24`)
      await page.getByRole('checkbox', { name: 'Fold the washing' }).filter({ visible: true }).waitFor()
    },
  })),
  {
    name: 'task-time',
    async open(page) {
      await beginOn(page)
      await seedEvents(page, [...ORDINARY, eventOn('2026-11-24', 'Lunch with Ada', ['10:30', '12:00'])])
      await page.goto('/tasks')
      await seedTasks(page, TASKS)
      await chooseFromMenu(page, 'Hang up the washing', 'Give it a time')
      await page.getByRole('dialog').getByText('Today, 12:00 to 12:30').waitFor()
    },
  },
  {
    name: 'calendar-new',
    async open(page) {
      await beginOn(page)
      await seedEvents(page, ORDINARY)
      await page.getByRole('button', { name: '+ Event' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'calendar-cleared',
    async open(page) {
      await beginOn(page)
      await page.goto('/calendar')
      const openNew = () => page.getByRole('button', { name: '+ Event' }).click()
      await openNew()
      await page.getByRole('dialog').getByLabel('Title').fill('Dentist')
      await clearKept(page, openNew)
    },
  },
  {
    name: 'calendar-edit',
    async open(page) {
      await beginOn(page)
      await seedEvents(page, ORDINARY)
      await openToday(page, /^Dentist/)
    },
  },
  {
    name: 'calendar-move',
    async open(page) {
      await beginOn(page)
      await seedEvents(page, ORDINARY)
      await openToday(page, /^Dentist/)
      await page.getByRole('button', { name: 'Move in steps' }).click()
      await page.getByRole('dialog', { name: /^Move/ }).waitFor()
    },
  },
  {
    name: 'calendar-block-time',
    async open(page) {
      await beginOn(page)
      await seedBlocks(page, BLOCKS)
      await seedEvents(page, ORDINARY)
      await page.goto('/calendar?view=day&date=2026-11-24')
      await page
        .getByRole('button', { name: /^Fold the washing/ })
        .filter({ visible: true })
        .click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'calendar-part-change',
    async open(page) {
      await beginOn(page)
      await seedEvents(page, [...ORDINARY, CLUB])
      await openToday(page, /^Book club/)
      await page.getByLabel('Title').fill('Book club at ours')
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await page.getByRole('dialog', { name: 'Change which ones?' }).waitFor()
    },
  },
  {
    name: 'calendar-part-delete',
    async open(page) {
      await beginOn(page)
      await seedEvents(page, [...ORDINARY, CLUB])
      await openToday(page, /^Book club/)
      await page.getByRole('button', { name: 'Delete' }).click()
      await page.getByRole('dialog', { name: 'Delete which ones?' }).waitFor()
    },
  },
  {
    name: 'calendar-asked',
    async open(page) {
      await beginOn(page)
      await seedEvents(page, ORDINARY)
      await page.getByRole('button', { name: '+ Event' }).click()
      await page.getByRole('button', { name: 'Create Event' }).click()
      await page.getByRole('textbox', { name: 'Title' }).and(page.locator('[aria-invalid="true"]')).waitFor()
    },
  },
  {
    name: 'calendar-import',
    async open(page) {
      await beginOn(page)
      await seedEvents(page, ORDINARY)
      const dialog = await chooseCalendarFile(page, 'life.ics', CALENDAR_FILE)
      await dialog.getByRole('button', { name: 'Import 3 events' }).waitFor()
    },
  },
  {
    name: 'calendar-export',
    async open(page) {
      await beginOn(page)
      await seedEvents(page, ORDINARY)
      await page.getByRole('button', { name: 'Settings', exact: true }).click()
      await calendarSettings(page).getByLabel('From').fill('2026-11-26')
      await calendarSettings(page)
        .getByRole('button', { name: /^Save these days/ })
        .scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'calendar-repeat',
    async open(page) {
      await beginOn(page)
      await seedEvents(page, [])
      await page.getByRole('button', { name: '+ Event' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Title').fill('Choir')
      await dialog.getByLabel('Repeats', { exact: true }).selectOption('Weekly')
      await dialog.getByRole('checkbox', { name: 'Thursday' }).check()
      await dialog.getByText('Every week on Tuesday and Thursday').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'calendar-settings',
    async open(page) {
      await beginOn(page)
      await seedEvents(page, ORDINARY)
      await page.getByRole('button', { name: 'Settings', exact: true }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'calendar-feed',
    async open(page) {
      await page.clock.setFixedTime(NOW)
      await startWithAccount(page)
      await page.goto('/calendar')
      await page.getByRole('button', { name: 'Settings', exact: true }).click()
      await page.getByRole('button', { name: 'Make a private address' }).click()
      await page.getByLabel('Your private address').scrollIntoViewIfNeeded()
    },
  },
  ...connectedScreens,
]
