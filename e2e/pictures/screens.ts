import type { Page } from '@playwright/test'
import { beginAsGuest } from '../support/people.ts'
import { addStep, addTask, moveTask } from '../support/tasks-page.ts'

interface Screen {
  readonly name: string
  /** Leads a new guest's or visitor's page to the screen. */
  readonly open: (page: Page) => Promise<unknown>
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

async function twoHundredTasks(page: Page): Promise<void> {
  await beginAsGuest(page)
  for (let i = 1; i <= 200; i += 1) await addTask(page, `Something small, number ${i}`)
}

/** Every screen worth looking at. */
export const screens: readonly Screen[] = [
  { name: 'landing', open: (page) => page.goto('/') },
  { name: 'audience', open: (page) => page.goto('/adhd') },
  { name: 'not-found', open: (page) => page.goto('/nowhere') },
  { name: 'auth-sign-in', open: (page) => page.goto('/auth') },
  {
    name: 'auth-sign-up',
    async open(page) {
      await page.goto('/auth')
      await page.getByRole('button', { name: 'Sign up', exact: true }).click()
      await page.getByRole('button', { name: 'Create Account' }).click()
    },
  },
  { name: 'tasks-empty', open: beginAsGuest },
  { name: 'tasks-ten', open: tenTasks },
  { name: 'tasks-two-hundred', open: twoHundredTasks },
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
    name: 'brain-dump',
    async open(page) {
      await beginAsGuest(page)
      await page.goto('/brain-dump')
    },
  },
]
