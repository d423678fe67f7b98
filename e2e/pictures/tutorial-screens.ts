import type { Locator, Page } from '@playwright/test'
import type { Screen } from './screens.ts'

type Play = (dialog: Locator, page: Page) => Promise<unknown>

async function add(dialog: Locator, title: string) {
  await dialog.getByLabel('Add a task').fill(title)
  await dialog.getByLabel('Add a task').press('Enter')
}

const plays: Readonly<Record<string, Play>> = {
  welcome: async () => {},
  'morning-tasks': async (dialog) => {
    await dialog.getByText('Make bed').click()
    await dialog.getByText('Shower').click()
  },
  'afternoon-tasks': async () => {},
  'evening-tasks': async () => {},
  'adding-tasks': async (dialog) => {
    await add(dialog, 'Water the fern')
    await add(dialog, 'Ring the landlord about the mould')
  },
  'editing-tasks': async (dialog, page) => {
    await dialog.getByRole('button', { name: 'More about “Ring the landlord about the mould”' }).click()
    await page.getByRole('menuitem', { name: 'Add a step' }).click()
    await page.keyboard.type('Find the number')
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'More about “Plan next day”' }).click()
    await page.getByRole('menuitem', { name: 'Snooze' }).click()
  },
  'ai-assist': async (dialog, page) => {
    await dialog.getByRole('button', { name: 'AI Assist for “Make dinner”' }).click()
    await dialog.getByRole('list', { name: 'Steps of “Make dinner”' }).waitFor()
    await page.keyboard.press('Space')
  },
  complete: async () => {},
}

/** Each step of the tutorial as it is after all before it were played. */
export const tutorialScreens: readonly Screen[] = Object.keys(plays).map((step, place) => ({
  name: `tutorial-${step}`,
  async open(page) {
    await page.goto('/')
    await page.getByRole('link', { name: 'Start Your Journey' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    for (const [at, play] of Object.values(plays)
      .slice(0, place + 1)
      .entries()) {
      if (at > 0) await dialog.getByRole('button', { name: 'Next', exact: true }).click()
      await play(dialog, page)
    }
  },
}))
