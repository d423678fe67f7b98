import type { Page } from '@playwright/test'
import { openBrainDump, thoughtField, writeDown } from '../support/brain-dump.ts'
import { beginAsGuest } from '../support/people.ts'
import { openKeyboard } from '../support/phone-keyboard.ts'
import { sharedAddress } from '../support/share.ts'
import type { Screen } from './screens.ts'

const THOUGHTS = [
  'Ring the landlord about the mould',
  'Is there still milk?',
  'The thing Sam said on Tuesday, and whether I should have answered straight away or only after thinking about it',
  'Birthday present for Noor',
  'Find the warranty for the kettle',
]

async function fiveThoughts(page: Page): Promise<void> {
  await beginAsGuest(page)
  await openBrainDump(page)
  for (const text of THOUGHTS) await writeDown(page, text)
}

async function tidy(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close message' }).click()
  await page.evaluate(() => scrollTo(0, 0))
}

/** The brain dump: writing down, sorting. */
export const brainDumpScreens: readonly Screen[] = [
  {
    name: 'brain-dump-empty',
    async open(page) {
      await beginAsGuest(page)
      await openBrainDump(page)
      await page.getByRole('heading', { name: 'Your mind is clear' }).waitFor()
    },
  },
  {
    name: 'brain-dump-list',
    async open(page) {
      await fiveThoughts(page)
      await page.evaluate(() => scrollTo(0, 0))
    },
  },
  {
    name: 'brain-dump-keyboard',
    async open(page) {
      await fiveThoughts(page)
      await thoughtField(page).focus()
      await openKeyboard(page, 336)
      await page.getByText('5 thoughts. The last: “Find the warranty for the kettle”').waitFor()
    },
  },
  {
    name: 'brain-dump-shared',
    async open(page) {
      await beginAsGuest(page)
      await page.goto(sharedAddress)
      await page.getByText('What you shared is in the box. Press Add to keep it.').waitFor()
    },
  },
  {
    name: 'auth-shared',
    async open(page) {
      await page.goto(sharedAddress)
      await page.getByText('What you shared is kept on this device.').waitFor()
    },
  },
  {
    name: 'brain-dump-lines',
    async open(page) {
      await fiveThoughts(page)
      await tidy(page)
      await thoughtField(page).fill('- oat milk\n- bread\n- the good tea')
      await thoughtField(page).press('Enter')
      await page.getByRole('button', { name: 'Keep as one' }).waitFor()
    },
  },
  {
    name: 'brain-dump-edit',
    async open(page) {
      await fiveThoughts(page)
      await tidy(page)
      await page.getByRole('button', { name: 'Change “Is there still milk?”' }).click()
    },
  },
  {
    name: 'brain-dump-choose',
    async open(page) {
      await fiveThoughts(page)
      await tidy(page)
      await page.getByRole('button', { name: 'Choose several' }).click()
      await page.getByRole('checkbox', { name: 'Is there still milk?' }).check()
      await page.getByRole('checkbox', { name: 'Birthday present for Noor' }).check()
    },
  },
  {
    name: 'brain-dump-triage',
    async open(page) {
      await fiveThoughts(page)
      await page.getByRole('button', { name: 'Triage Inbox (5 items)' }).click()
      await page.keyboard.press('t')
      await page.getByText('2 of 5', { exact: true }).waitFor()
      await page.keyboard.press('k')
      await page.getByText('3 of 5', { exact: true }).waitFor()
    },
  },
  {
    name: 'brain-dump-end',
    async open(page) {
      await beginAsGuest(page)
      await openBrainDump(page)
      await writeDown(page, 'Is there still milk?')
      await page.getByRole('button', { name: 'Triage Inbox (1 item)' }).click()
      await page.keyboard.press('d')
      await page.getByText('Everything is sorted.').waitFor()
    },
  },
]
