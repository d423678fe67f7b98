import type { Page } from '@playwright/test'
import { type startAiProvider, STEPS } from '../../apps/server/test/ai-provider.ts'
import { signUp } from '../support/people.ts'
import { addTask, chooseFromMenu, openTasks } from '../support/tasks-page.ts'
import type { Screen } from './screens.ts'

/** The AI helper, on a server that has one, for somebody with an account. */
export function helperScreens(provider: Awaited<ReturnType<typeof startAiProvider>>): Screen[] {
  const open = async (page: Page) => {
    await signUp(page)
    await openTasks(page)
    await addTask(page, 'Clean the kitchen')
    await chooseFromMenu(page, 'Clean the kitchen', 'AI Assist')
    await page.getByRole('button', { name: 'Ask the AI helper' }).waitFor()
  }
  const ask = async (page: Page) => {
    await open(page)
    await page.getByRole('button', { name: 'Ask the AI helper' }).click()
    await page.getByRole('alertdialog').waitFor()
  }
  const agree = async (page: Page) => {
    await ask(page)
    await page.getByRole('button', { name: 'Agree and ask' }).click()
  }
  return [
    { name: 'helper-offer', open },
    { name: 'helper-consent', open: ask },
    {
      name: 'helper-steps-come',
      async open(page) {
        provider.does(({ say }) => say(`{"reasoning": "", "subtasks": [${JSON.stringify(STEPS.subtasks[0])}`))
        await agree(page)
        await page.getByText('Open the cupboard').waitFor()
      },
    },
    {
      name: 'helper-error',
      async open(page) {
        provider.does('key refused')
        await agree(page)
        await page.getByRole('alert').getByText('Failed to generate').waitFor()
      },
    },
    {
      name: 'helper-result',
      async open(page) {
        provider.does('steps')
        await agree(page)
        await page.getByRole('button', { name: 'Add 3 steps' }).waitFor()
      },
    },
    {
      name: 'helper-setting',
      async open(page) {
        provider.does('steps')
        await agree(page)
        await page.getByRole('button', { name: 'Add 3 steps' }).waitFor()
        await page.goto('/settings')
        await page.getByRole('button', { name: 'Withdraw my agreement' }).scrollIntoViewIfNeeded()
      },
    },
  ]
}
