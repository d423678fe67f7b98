import type { Page } from '@playwright/test'
import { doOneThing } from '../support/do-one-thing.ts'
import { beginAsGuest } from '../support/people.ts'
import { openSettings } from '../support/settings-page.ts'
import type { Screen } from './screens.ts'

async function openAssessment(page: Page): Promise<void> {
  await beginAsGuest(page)
  await doOneThing(page)
  await page.goto('/dashboard')
  await page.getByRole('dialog').waitFor()
}

/** Ticks these and goes on. */
async function answer(page: Page, ...labels: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).waitFor()
  for (const label of labels) await page.getByRole('checkbox', { name: label, exact: true }).check()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
}

const toStep = (...steps: string[][]) =>
  async function open(page: Page): Promise<void> {
    await openAssessment(page)
    for (const labels of steps) await answer(page, ...labels)
  }

const CHALLENGES = ['Focus and attention', 'Task paralysis', 'Perfectionism']
const STRUGGLES = ['Morning routine', 'Self-care']

/** The assessment, the longer version, the page of preferences, and where a day begins. */
export const preferenceScreens: readonly Screen[] = [
  {
    name: 'settings-day-start',
    async open(page) {
      await beginAsGuest(page)
      await openSettings(page)
      const card = page.getByRole('region', { name: 'My day starts at' })
      await card.getByRole('combobox').selectOption('04:00')
      await card.getByRole('button', { name: 'Save' }).click()
      await page.locator('.ui-toast').waitFor()
    },
  },
  { name: 'assessment-welcome', isAssessmentAsked: true, open: toStep() },
  {
    name: 'assessment-challenges',
    isAssessmentAsked: true,
    async open(page) {
      await toStep([])(page)
      for (const label of CHALLENGES) await page.getByRole('checkbox', { name: label, exact: true }).check()
    },
  },
  {
    name: 'assessment-recommendations',
    isAssessmentAsked: true,
    open: toStep([], CHALLENGES, STRUGGLES, ['Improve focus']),
  },
  {
    name: 'assessment-completion',
    isAssessmentAsked: true,
    open: toStep([], CHALLENGES, STRUGGLES, ['Improve focus'], []),
  },
  {
    name: 'wizard-welcome',
    async open(page) {
      await beginAsGuest(page)
      await page.goto('/preferences/wizard')
      await page.getByRole('heading', { name: 'The longer version' }).waitFor()
    },
  },
  {
    name: 'wizard-challenges',
    async open(page) {
      await beginAsGuest(page)
      await page.goto('/preferences/wizard')
      await answer(page)
      for (const label of CHALLENGES) await page.getByRole('checkbox', { name: label, exact: true }).check()
    },
  },
  {
    name: 'preferences',
    async open(page) {
      await beginAsGuest(page)
      await page.goto('/preferences')
      for (const label of CHALLENGES) await page.getByRole('checkbox', { name: label, exact: true }).check()
      await page.evaluate(() => scrollTo(0, 0))
    },
  },
  {
    name: 'preferences-end',
    async open(page) {
      await beginAsGuest(page)
      await page.goto('/preferences?from=settings')
      await page.getByLabel('A goal in your own words').fill('Sing in the choir again')
      await page.keyboard.press('Enter')
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    },
  },
]
