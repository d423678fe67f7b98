import { askingDialog, chooseLevel, levelButton, seedCheckins } from '../support/check-in.ts'
import { beginAsGuest } from '../support/people.ts'
import { addTask } from '../support/tasks-page.ts'
import type { Screen } from './screens.ts'

// F, M, L: a level; a dot: no answer.
const LETTERS = { F: 'FULL', M: 'MEDIUM', L: 'LOW' } as const
const WEEKS = [...'MF.LLM.FFM..LMMLLLMFM'].map((letter) => LETTERS[letter as keyof typeof LETTERS] ?? null)

/** The daily check-in, and the weeks that become of it. */
export const energyScreens: readonly Screen[] = [
  {
    name: 'check-in',
    isCheckInOffered: true,
    async open(page) {
      await beginAsGuest(page)
      await askingDialog(page).waitFor()
    },
  },
  {
    name: 'check-in-again',
    async open(page) {
      await beginAsGuest(page)
      await addTask(page, 'Water the fern')
      await seedCheckins(page, ['FULL'])
      await page.getByRole('button', { name: 'Energy: Full · change' }).click()
      await askingDialog(page).waitFor()
    },
  },
  {
    name: 'check-in-saved',
    isCheckInOffered: true,
    async open(page) {
      await beginAsGuest(page)
      await levelButton(page, 'Low').click()
      await page.getByRole('dialog', { name: 'Energy: Low' }).waitFor()
    },
  },
  {
    name: 'check-in-tasks',
    isCheckInOffered: true,
    async open(page) {
      await beginAsGuest(page)
      const dialog = await chooseLevel(page, 'Medium')
      await dialog.getByText('Walk once round the block').click()
      await dialog.getByText('Answer two short messages').click()
    },
  },
  {
    name: 'energy-matched',
    isCheckInOffered: true,
    async open(page) {
      await beginAsGuest(page)
      const dialog = await chooseLevel(page, 'Low')
      await dialog.getByText('Rest for ten quiet minutes').click()
      await dialog.getByText('Open a window and breathe slowly').click()
      await dialog.getByRole('button', { name: 'Add 2 Tasks' }).click()
      await addTask(page, 'Water the fern')
      await addTask(page, 'Reply to Sam')
    },
  },
  {
    name: 'energy-page',
    async open(page) {
      await beginAsGuest(page)
      await addTask(page, 'Water the fern')
      await seedCheckins(page, WEEKS)
      await page.goto('/energy')
      await page.getByRole('table').waitFor()
    },
  },
  {
    name: 'energy-page-days',
    async open(page) {
      await beginAsGuest(page)
      await addTask(page, 'Water the fern')
      await seedCheckins(page, WEEKS)
      await page.goto('/energy')
      await page.getByRole('button', { name: 'Change Yesterday' }).click()
    },
  },
  {
    name: 'energy-empty',
    async open(page) {
      await beginAsGuest(page)
      await page.goto('/energy')
      await page.getByRole('heading', { name: 'Your days will appear here' }).waitFor()
    },
  },
]
