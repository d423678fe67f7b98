import type { Page } from '@playwright/test'
import { addDays } from '@glimmer/domain/days/add-days'
import { beginAsGuest } from '../support/people.ts'
import { type SeededTask, seedTasks } from '../support/seed-tasks.ts'
import { addTask, chooseFromMenu, openDetails, openNewTask } from '../support/tasks-page.ts'
import type { Screen } from './screens.ts'

const TODAY = '2026-11-22'

const WEEKLY = { kind: 'weeks', every: 2, monthDay: null, anchorOn: '2026-11-02', stays: true } as const

/** What waits, newest first. */
const LATER: readonly SeededTask[] = [
  { title: 'Post the parcel', dueDate: addDays(TODAY, 1), estimatedTime: 20, timeOfDay: 'morning' },
  { title: 'Change the sheets', repeat: { ...WEEKLY, weekdays: [1, 4], stays: false } },
  { title: 'Ask the neighbours about the hedge', dueDate: addDays(TODAY, 6) },
  {
    title: 'Fill in the form for the dentist and put it by the door',
    dueDate: addDays(TODAY, 16),
    priority: 'high',
  },
  { title: 'Sort the photographs', snoozedUntil: `${addDays(TODAY, 2)}T08:00:00.000Z` },
  { title: 'Learn the ukulele', setAsideAt: `${TODAY}T08:00:00.000Z` },
  { title: 'Paint the shelf', setAsideAt: `${TODAY}T07:00:00.000Z`, estimatedTime: 90 },
]

async function openLater(page: Page, tasks: readonly SeededTask[] = LATER): Promise<void> {
  await beginOn(page)
  await seedTasks(page, [{ title: 'Make the bed' }, ...tasks])
  await page.goto('/later')
  await page.getByRole('region').first().waitFor()
}

async function beginOn(page: Page): Promise<void> {
  await page.clock.install({ time: `${TODAY}T10:00:00` })
  await beginAsGuest(page)
}

async function openRepeat(page: Page, title: string) {
  await beginOn(page)
  await addTask(page, title)
  const dialog = await openDetails(page, title)
  return dialog
}

/** What is not for today: the page, the ways there, and the fields of a day and of a rule. */
export const laterScreens: readonly Screen[] = [
  { name: 'later', open: (page) => openLater(page) },
  {
    name: 'later-chosen',
    async open(page) {
      await openLater(page)
      for (const title of ['Post the parcel', 'Change the sheets', 'Ask the neighbours about the hedge']) {
        await page.getByRole('checkbox', { name: `Choose “${title}”` }).check()
      }
    },
  },
  {
    name: 'later-brought',
    async open(page) {
      await openLater(page)
      for (const title of ['Post the parcel', 'Change the sheets']) {
        await page.getByRole('checkbox', { name: `Choose “${title}”` }).check()
      }
      await page.getByRole('button', { name: 'Bring 2 to today' }).click()
      await page.getByText('2 tasks are on today’s list.').first().waitFor()
    },
  },
  {
    name: 'later-menu',
    async open(page) {
      await openLater(page)
      await page.getByRole('button', { name: 'More about “Post the parcel”' }).click()
    },
  },
  {
    name: 'later-day',
    async open(page) {
      await openLater(page)
      await page.getByRole('button', { name: 'More about “Sort the photographs”' }).click()
      await page.getByRole('menuitem', { name: 'Change the day' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'later-empty',
    async open(page) {
      await beginOn(page)
      await page.goto('/later')
      await page.getByRole('heading', { name: 'Nothing is set for later' }).waitFor()
    },
  },
  {
    name: 'later-long',
    open: (page) =>
      openLater(
        page,
        Array.from({ length: 2_000 }, (_, i) => ({
          title: `Thing number ${i + 1}`,
          dueDate: addDays(TODAY, 1 + (i % 90)),
        })),
      ),
  },
  {
    name: 'do-later',
    async open(page) {
      await beginOn(page)
      await addTask(page, 'Ring the landlord about the mould')
      await chooseFromMenu(page, 'Ring the landlord about the mould', 'Choose another day')
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'do-later-date',
    async open(page) {
      await beginOn(page)
      await addTask(page, 'Ring the landlord about the mould')
      await chooseFromMenu(page, 'Ring the landlord about the mould', 'Choose another day')
      await page.getByRole('button', { name: 'Pick a date' }).click()
    },
  },
  {
    name: 'repeat-menu',
    async open(page) {
      await beginOn(page)
      await seedTasks(page, [
        { title: 'Water the plants', repeat: { ...WEEKLY, every: 1, weekdays: [7] } },
        {
          title: 'Clean the filter',
          repeat: { ...WEEKLY, kind: 'after', every: 10, weekdays: [], anchorOn: TODAY },
        },
        { title: 'Take the tablets', isDaily: true },
      ])
      await page.getByRole('button', { name: 'More about “Water the plants”' }).click()
    },
  },
  {
    name: 'when-new',
    async open(page) {
      await beginOn(page)
      const dialog = await openNewTask(page)
      await dialog.getByLabel('Title').fill('Water the plants')
      await dialog.getByRole('radio', { name: 'Pick a date' }).check()
      await dialog.getByRole('radio', { name: 'Pick a date' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'repeat-likely',
    async open(page) {
      const dialog = await openRepeat(page, 'Water the plants')
      await dialog.getByRole('button', { name: 'More ways to repeat' }).scrollIntoViewIfNeeded()
    },
  },
  ...(
    ['Every few days', 'On days of the week', 'On a day of the month', 'Some days after it’s done'] as const
  ).map((kind, place): Screen => ({
    name: `repeat-kind-${place}`,
    async open(page) {
      const dialog = await openRepeat(page, 'Clean the kitchen')
      await dialog.getByRole('button', { name: 'More ways to repeat' }).click()
      await dialog.getByRole('radio', { name: kind }).check()
      await dialog.getByRole('status').last().scrollIntoViewIfNeeded()
    },
  })),
  {
    name: 'repeat-asked',
    async open(page) {
      const dialog = await openRepeat(page, 'Clean the kitchen')
      await dialog.getByRole('button', { name: 'More ways to repeat' }).click()
      await dialog.getByRole('radio', { name: 'On days of the week' }).check()
      await dialog.getByRole('checkbox', { name: 'Sunday' }).uncheck()
      await dialog.getByRole('button', { name: 'Save Changes' }).click()
    },
  },
]
