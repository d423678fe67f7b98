import type { Page } from '@playwright/test'
import { seedCheckins } from '../support/check-in.ts'
import { beginAsGuest } from '../support/people.ts'
import { addTask, chooseFromMenu, openNewTask, showSteps } from '../support/tasks-page.ts'
import type { Screen } from './screens.ts'

const LETTER = 'Open the letter from HMRC'

async function openFor(page: Page, title: string) {
  await beginAsGuest(page)
  await addTask(page, title)
  await ask(page, title)
}

async function ask(page: Page, title: string) {
  await chooseFromMenu(page, title, 'AI Assist')
  await page.getByRole('list', { name: 'Suggested steps' }).waitFor()
}

async function openWithSteps(page: Page) {
  await openFor(page, LETTER)
  await page.getByRole('button', { name: /^Add \d steps$/ }).click()
  await showSteps(page, LETTER)
}

async function openStep(page: Page) {
  await openWithSteps(page)
  await page.getByRole('button', { name: /^More about “Sit down with/ }).click()
  await page.getByRole('menuitem', { name: 'Make it smaller' }).click()
  await page.getByRole('list', { name: 'Suggested steps' }).waitFor()
}

/** Small steps for a task; the AI helper's are in `helper-screens.ts`. */
export const breakdownScreens: readonly Screen[] = [
  { name: 'breakdown-steps', open: (page) => openFor(page, LETTER) },
  {
    name: 'breakdown-repeat',
    async open(page) {
      await openFor(page, 'Water the plants')
      await page.getByRole('button', { name: 'Repeat every week?' }).scrollIntoViewIfNeeded()
    },
  },
  { name: 'breakdown-question', open: (page) => openFor(page, 'oboe reeds') },
  { name: 'breakdown-heavy', open: (page) => openFor(page, 'Tell Mum that Grandpa died') },
  { name: 'breakdown-danger', open: (page) => openFor(page, 'I want to die') },
  { name: 'breakdown-several', open: (page) => openFor(page, 'Call the bank, pay rent and buy stamps') },
  {
    name: 'breakdown-routine',
    async open(page) {
      await openFor(page, LETTER)
      await page.getByRole('button', { name: 'Save as a routine' }).click()
      await page.getByText('Your routines').click()
    },
  },
  {
    name: 'breakdown-edit',
    async open(page) {
      await openFor(page, LETTER)
      await page.getByRole('checkbox', { name: /^Write both/ }).uncheck()
      await page.getByRole('button', { name: /^Change “Read only/ }).click()
    },
  },
  {
    name: 'breakdown-step-menu',
    async open(page) {
      await openWithSteps(page)
      await page.getByRole('button', { name: /^More about “Sit down with/ }).click()
    },
  },
  { name: 'breakdown-step', open: openStep },
  {
    name: 'breakdown-step-done',
    async open(page) {
      await openStep(page)
      await page.getByRole('button', { name: /^Use these/ }).click()
      await page.locator('.ui-toast').waitFor()
    },
  },
  {
    name: 'breakdown-step-in-sprint',
    async open(page) {
      await beginAsGuest(page)
      await addTask(page, 'Do my tax return')
      await page.getByRole('button', { name: 'Start 5 minutes' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Make it smaller' }).click()
      await page.getByRole('button', { name: /^Use these/ }).click()
      await page.locator('.ui-toast').waitFor()
    },
  },
  {
    name: 'breakdown-low-energy',
    async open(page) {
      await beginAsGuest(page)
      await addTask(page, LETTER)
      await seedCheckins(page, ['LOW'])
      await ask(page, LETTER)
    },
  },
  {
    name: 'breakdown-new-task',
    async open(page) {
      await beginAsGuest(page)
      const dialog = await openNewTask(page)
      await dialog.getByText('Write a title first').scrollIntoViewIfNeeded()
    },
  },
]
