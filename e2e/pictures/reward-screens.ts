import { HOUSE_MENU } from '@glimmer/domain/rewards/house-menu'
import type { Page } from '@playwright/test'
import { beginAsGuest } from '../support/people.ts'
import { putRows } from '../support/seed-tasks.ts'
import { addTask, chooseFromMenu } from '../support/tasks-page.ts'
import { clearKept } from './clear-kept.ts'
import type { Screen } from './screens.ts'

const TASKS = ['Reply to Sam', 'Water the fern', 'Walk round the block']

async function writeReward(page: Page): Promise<void> {
  await beginAsGuest(page)
  await page.goto('/dopamine-menu')
  await page.getByRole('button', { name: 'Add your own' }).click()
  await page.getByRole('dialog').getByLabel('What is it?').fill('Tea in the good mug')
  await page.getByRole('dialog').getByRole('radio', { name: 'Side' }).check()
}

/** A task is done, and something nice is on offer. */
async function offered(page: Page): Promise<void> {
  await beginAsGuest(page)
  for (const title of TASKS) await addTask(page, title)
  await page.getByRole('checkbox', { name: 'Walk round the block', exact: true }).check()
}

/** The dopamine menu, its dialogs and its offers. */
export const rewardScreens: readonly Screen[] = [
  {
    name: 'dopamine-menu',
    async open(page) {
      await beginAsGuest(page)
      await page.goto('/dopamine-menu')
      await page.getByRole('region', { name: 'Starters' }).waitFor()
    },
  },
  {
    name: 'dopamine-menu-foot',
    async open(page) {
      await beginAsGuest(page)
      await page.goto('/dopamine-menu')
      await chooseFromMenu(page, 'Watch animals being silly', 'Take off the menu')
      await page.getByText('Taken off the menu (1)').click()
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    },
  },
  { name: 'reward-new', open: writeReward },
  {
    name: 'reward-cleared',
    async open(page) {
      await writeReward(page)
      await clearKept(page, () => page.getByRole('button', { name: 'Add your own' }).click())
    },
  },
  {
    name: 'reward-offer',
    async open(page) {
      await offered(page)
      await page.getByRole('button', { name: 'Want a small treat?' }).hover()
    },
  },
  {
    name: 'reward-suggestion',
    async open(page) {
      await offered(page)
      await page.getByRole('button', { name: 'Want a small treat?' }).click()
      await page.getByRole('dialog', { name: 'How about this?' }).waitFor()
    },
  },
  {
    name: 'reward-after-sprint',
    async open(page) {
      await beginAsGuest(page)
      await page.getByRole('button', { name: '5-minute sprint', exact: true }).click()
      await page.getByRole('button', { name: 'Start 5 minutes' }).click()
      await page.getByRole('button', { name: 'Stop here' }).click()
      await page.getByRole('button', { name: 'Want a small treat?' }).click()
      await page.getByText(/^About \d/).waitFor()
    },
  },
  {
    name: 'dopamine-menu-clean',
    async open(page) {
      await beginAsGuest(page)
      await addTask(page, 'Make bed')
      const rows = HOUSE_MENU.map(({ id, energy: _energy, ...data }) => {
        return { table: 'rewards', id, data: { ...data, isHidden: true } }
      })
      await putRows(page, rows)
      await page.goto('/dopamine-menu')
      await page.getByText(/^Taken off the menu/).waitFor()
    },
  },
]
