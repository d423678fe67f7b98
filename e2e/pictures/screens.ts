import type { Page } from '@playwright/test'
import type { GlimmerServer } from '../support/glimmer-server.ts'
import { beginAsGuest } from '../support/people.ts'
import { seedTasks } from '../support/seed-tasks.ts'
import { chooseFile, downloadEverything, openSettings } from '../support/settings-page.ts'
import {
  addStep,
  addTask,
  chooseFromMenu,
  moveTask,
  openDetails,
  openNewTask,
} from '../support/tasks-page.ts'
import { accountScreens } from './account-screens.ts'
import { accountSettingsScreens } from './account-settings-screens.ts'
import { brainDumpScreens } from './brain-dump-screens.ts'
import { breakdownScreens } from './breakdown-screens.ts'
import { calendarScreens } from './calendar-screens.ts'
import { dashboardScreens } from './dashboard-screens.ts'
import { energyScreens } from './energy-screens.ts'
import { inspireScreens } from './inspire-screens.ts'
import { latePartScreens } from './late-part-screens.ts'
import { notificationScreens } from './notification-screens.ts'
import { preferenceScreens } from './preference-screens.ts'
import { laterScreens } from './later-screens.ts'
import { storyScreens } from './story-screens.ts'
import { trashScreens } from './trash-screens.ts'
import { profileScreens } from './profile-screens.ts'
import { publicScreens } from './public-screens.ts'
import { quotaScreens } from './quota-screens.ts'
import { rewardScreens } from './reward-screens.ts'
import { settingsScreens } from './settings-screens.ts'
import { tutorialScreens } from './tutorial-screens.ts'

/** `invited`: new accounts are by invitation, and nobody stores more than 1 MB. */
export type ServerName = 'usual' | 'mail' | 'invited' | 'closed' | 'openId' | 'grace'

export interface Screen {
  readonly name: string
  /** Leads a new guest's or visitor's page to the screen. */
  readonly open: (page: Page, server: GlimmerServer) => Promise<unknown>
  /** The server on which it can be seen, where that is not the usual one. */
  readonly server?: ServerName
  /** With the suggestions that a new device offers. */
  readonly isFirstRun?: boolean
  /** With the question for the day's energy. */
  readonly isCheckInOffered?: boolean
  /** With the assessment of a new person. */
  readonly isAssessmentAsked?: boolean
}

const TEN = [
  'Make bed',
  'Ring the landlord about the mould',
  'Brush teeth',
  'Reply to Sam',
  'Clean the kitchen',
  'Walk round the block',
  'Cook dinner',
  'Pick clothes for tomorrow',
  'Find the form for the dentist, fill in the first page and put it by the door',
  'Do something you enjoy',
]

async function tenTasks(page: Page): Promise<void> {
  await beginAsGuest(page)
  for (const title of TEN) await addTask(page, title)
  for (const title of TEN.slice(0, 3)) await moveTask(page, title, 'Morning')
  for (const title of TEN.slice(6, 8)) await moveTask(page, title, 'Evening')
  await addStep(page, 'Clean the kitchen', 'Put one mug in the sink')
  await addStep(page, 'Clean the kitchen', 'Fill the sink')
  await page.getByRole('checkbox', { name: 'Put one mug in the sink' }).check()
  await page.getByRole('checkbox', { name: 'Make bed', exact: true }).check()
  await page.getByRole('checkbox', { name: 'Reply to Sam', exact: true }).check()
  await page.evaluate(() => scrollTo(0, 0))
}

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const today = () => new Date().toISOString().slice(0, 10)

/** A day with more in it than anybody can do, and every state a row can have. */
async function overfullDay(page: Page): Promise<void> {
  await beginAsGuest(page)
  const filler = Array.from({ length: 24 }, (_, i) => ({
    title: `Another thing that wants doing, number ${i + 1}`,
    timeOfDay: (['morning', 'afternoon', 'evening', 'anytime'] as const)[i % 4] ?? null,
    category: ['work', 'admin', 'personal', 'Allotment', 'gone'][i % 5] ?? 'work',
  }))
  await seedTasks(page, [
    {
      title: 'Ring the landlord about the mould',
      priority: 'high',
      timeOfDay: 'afternoon',
      estimatedTime: 15,
      category: 'admin',
    },
    { title: 'Send the form before noon', priority: 'high', category: 'work' },
    {
      title: 'Take the tablets',
      isDaily: true,
      timeOfDay: 'morning',
      category: 'wellness',
      estimatedTime: 2,
    },
    {
      title: 'Clean the kitchen',
      timeOfDay: 'evening',
      steps: [{ title: 'Put one mug in the sink', completed: true }, { title: 'Fill the sink' }],
    },
    { title: 'Sort the photographs', snoozedUntil: inHours(4) },
    { title: 'Book the eye test', snoozedUntil: inHours(70) },
    { title: 'Make bed', isDaily: true, completed: true, completedOn: today(), lastCompleted: today() },
    { title: 'Reply to Sam', completed: true, completedOn: today() },
    ...filler,
  ])
}

/** An ordinary day, begun: what the README shows. */
async function ordinaryDay(page: Page): Promise<void> {
  await beginAsGuest(page)
  const done = { completed: true, completedOn: today() }
  await seedTasks(page, [
    { title: 'Make bed', timeOfDay: 'morning', isDaily: true, lastCompleted: today(), ...done },
    { title: 'Take the tablets', timeOfDay: 'morning', isDaily: true, lastCompleted: today(), ...done },
    { title: 'Reply to Sam', timeOfDay: 'morning', estimatedTime: 5 },
    {
      title: 'Clean the kitchen',
      timeOfDay: 'afternoon',
      steps: [{ title: 'Put one mug in the sink' }, { title: 'Fill the sink', completed: true }],
    },
    { title: 'Walk round the block', timeOfDay: 'afternoon', estimatedTime: 20 },
    { title: 'Cook dinner', timeOfDay: 'evening', estimatedTime: 30 },
    { title: 'Do something you enjoy', timeOfDay: 'evening' },
    { title: 'Ring the landlord about the mould' },
  ])
}

async function twoHundredTasks(page: Page): Promise<void> {
  await beginAsGuest(page)
  for (let i = 1; i <= 200; i += 1) await addTask(page, `Something small, number ${i}`)
}

async function filledForm(page: Page): Promise<void> {
  await tenTasks(page)
  const dialog = await openNewTask(page)
  await dialog.getByLabel('Title').fill('Pack for the weekend')
  await dialog.getByLabel('Add a category of your own').fill('Travel')
  await dialog.getByRole('button', { name: 'Add the category “Travel”' }).click()
  await dialog.getByRole('radio', { name: 'Evening' }).check()
  await dialog.getByRole('radio', { name: 'High' }).check()
  for (const step of ['Find the green bag', 'Charger and cable', 'Book for the train']) {
    await dialog.getByLabel('New step').fill(step)
    await page.keyboard.press('Enter')
  }
}

async function scrollDialog(page: Page): Promise<void> {
  await page.locator('.ui-dialog-body').evaluate((body) => body.scrollTo(0, body.scrollHeight))
}

async function openSprint(page: Page): Promise<void> {
  await page.clock.install()
  await tenTasks(page)
  await page.getByRole('button', { name: '5-minute sprint', exact: true }).click()
  await page.getByRole('dialog').waitFor()
}

async function runSprint(page: Page): Promise<void> {
  await openSprint(page)
  await page.getByRole('dialog').getByText('Clean the kitchen').click()
  await page.getByRole('button', { name: 'Start 5 minutes' }).click()
  await page.getByText('Next step:').waitFor()
}

/** A file that has something of every kind to say. */
async function fileChosen(page: Page): Promise<void> {
  await tenTasks(page)
  await openSettings(page)
  const { file } = await downloadEverything(page)
  const [task, ...others] = file.tables['tasks'] ?? []
  const news = others.slice(0, 4).map((row) => ({ ...row, id: crypto.randomUUID() }))
  const tasks = [{ ...task, title: 'Something else' }, ...others, ...news, { ...task, id: 'broken' }]
  await chooseFile(page, JSON.stringify({ ...file, tables: { ...file.tables, tasks } }))
  await page.getByRole('button', { name: 'Leave it' }).scrollIntoViewIfNeeded()
}

/** Every screen worth looking at. */
export const screens: readonly Screen[] = [
  { name: 'landing', open: (page) => page.goto('/') },
  ...publicScreens,
  ...storyScreens,
  { name: 'not-found', open: (page) => page.goto('/nowhere') },
  ...accountScreens,
  ...accountSettingsScreens,
  { name: 'tasks-empty', open: beginAsGuest },
  {
    name: 'tasks-first-visit',
    isFirstRun: true,
    async open(page) {
      await beginAsGuest(page)
      await page.getByRole('region', { name: 'One tiny thing' }).waitFor()
    },
  },
  { name: 'tasks-a-day', open: ordinaryDay },
  {
    name: 'tasks-back-after-days',
    async open(page) {
      await ordinaryDay(page)
      await (await openNewTask(page)).getByLabel('Title').fill('Take my meds')
      await page.clock.setFixedTime(Date.now() + 3 * 86_400_000)
      await page.reload()
      await page.getByText(/^You were adding/).waitFor()
    },
  },
  { name: 'tasks-ten', open: tenTasks },
  { name: 'tasks-two-hundred', open: twoHundredTasks },
  { name: 'tasks-overfull', open: overfullDay },
  {
    name: 'tasks-categories',
    async open(page) {
      await overfullDay(page)
      await page.getByRole('radio', { name: 'By Category' }).check()
    },
  },
  {
    name: 'task-menu',
    async open(page) {
      await tenTasks(page)
      await page.getByRole('button', { name: 'More about “Clean the kitchen”' }).click()
    },
  },
  {
    name: 'calm-settings',
    async open(page) {
      await beginAsGuest(page)
      await page.getByRole('button', { name: 'Calm settings' }).first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'task-new',
    async open(page) {
      await beginAsGuest(page)
      await openNewTask(page)
    },
  },
  {
    name: 'task-new-asked',
    async open(page) {
      await beginAsGuest(page)
      await openNewTask(page)
      await page.getByRole('dialog').getByLabel('Title').fill('Rest')
      await page.getByRole('dialog').getByRole('button', { name: 'Add Task' }).click()
    },
  },
  { name: 'task-new-filled', open: filledForm },
  {
    name: 'task-new-steps',
    async open(page) {
      await filledForm(page)
      await page.getByRole('button', { name: 'Delete the step “Charger and cable”' }).click()
      await scrollDialog(page)
    },
  },
  {
    name: 'task-details',
    async open(page) {
      await tenTasks(page)
      await openDetails(page, 'Clean the kitchen')
    },
  },
  {
    name: 'task-details-steps',
    async open(page) {
      await tenTasks(page)
      await openDetails(page, 'Clean the kitchen')
      await scrollDialog(page)
    },
  },
  {
    name: 'task-snooze',
    async open(page) {
      await tenTasks(page)
      await chooseFromMenu(page, 'Clean the kitchen', 'Snooze')
      await page.getByRole('dialog').getByText('Custom').click()
    },
  },
  {
    name: 'task-delete',
    async open(page) {
      await tenTasks(page)
      await chooseFromMenu(page, 'Clean the kitchen', 'Delete')
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'suggestions',
    isFirstRun: true,
    async open(page) {
      await beginAsGuest(page)
      await page.getByRole('button', { name: 'Choose a few everyday tasks' }).click()
      await page.getByRole('dialog').getByText('Brush teeth').click()
    },
  },
  {
    name: 'suggestions-sorted',
    isFirstRun: true,
    async open(page) {
      await beginAsGuest(page)
      await page.getByRole('button', { name: 'Choose a few everyday tasks' }).click()
      for (const title of ['Brush teeth', 'Cook dinner', 'Answer emails']) {
        await page.getByRole('dialog').getByText(title).click()
      }
      await page.getByRole('button', { name: 'Continue' }).click()
    },
  },
  {
    name: 'shortcuts',
    async open(page) {
      await beginAsGuest(page)
      await page.getByLabel('Add a task', { exact: true }).waitFor()
      await page.keyboard.press('?')
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'sprint-choose', open: (page) => openSprint(page) },
  {
    name: 'sprint-run',
    async open(page) {
      await runSprint(page)
      await page.clock.fastForward('01:24')
    },
  },
  {
    name: 'sprint-past-zero',
    async open(page) {
      await runSprint(page)
      await page.getByRole('switch', { name: 'Keep going past zero' }).check()
      await page.clock.fastForward('06:12')
    },
  },
  {
    name: 'sprint-tucked',
    async open(page) {
      await runSprint(page)
      await page.clock.fastForward('01:24')
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'sprint-done',
    async open(page) {
      await runSprint(page)
      await page.clock.fastForward('05:01')
    },
  },
  {
    name: 'settings',
    async open(page) {
      await beginAsGuest(page)
      await openSettings(page)
    },
  },
  { name: 'settings-file', open: fileChosen },
  {
    name: 'wins',
    async open(page) {
      await tenTasks(page)
      for (const title of ['Walk round the block', 'Cook dinner']) {
        await page.getByRole('checkbox', { name: title, exact: true }).check()
      }
      await page.goto('/wins')
      await page.getByRole('region', { name: 'Today' }).waitFor()
    },
  },
  {
    name: 'no-wins',
    async open(page) {
      await beginAsGuest(page)
      await page.goto('/wins')
    },
  },
  ...laterScreens,
  ...trashScreens,
  ...calendarScreens,
  ...dashboardScreens,
  ...energyScreens,
  ...inspireScreens,
  ...rewardScreens,
  ...preferenceScreens,
  ...profileScreens,
  ...breakdownScreens,
  ...tutorialScreens,
  ...brainDumpScreens,
  ...quotaScreens,
  ...settingsScreens,
  ...notificationScreens,
  ...latePartScreens,
]
