import { countTaps } from './support/count-taps.ts'
import { expect, test } from './support/journey.ts'
import { beginAsGuest } from './support/people.ts'
import { seedTasks } from './support/seed-tasks.ts'
import { quickAdd } from './support/tasks-page.ts'

test('a task that was just written runs as a sprint on its first step after two taps (F1, F13) @phone', async ({
  page,
}) => {
  await beginAsGuest(page)
  const taps = await countTaps(page)
  await quickAdd(page).fill('Do my tax return')
  await page.getByRole('button', { name: 'Add this task' }).click()
  await page
    .getByRole('region', { name: 'One thing next' })
    .getByRole('button', { name: 'Start 5 minutes' })
    .click()
  const running = page.getByRole('dialog', { name: 'Do my tax return' })
  await expect(running).toContainText(/Next step: Put one empty folder on the table/)
  await expect(running.locator('.sprint-digits')).toHaveText(/^[45]:\d\d$/)
  expect(await taps()).toBe(2)
})

test('one thing next begins, and makes smaller what is too large (F1)', async ({ page }) => {
  await beginAsGuest(page)
  await seedTasks(page, [{ title: 'Do my tax return' }])
  const card = page.getByRole('region', { name: 'One thing next' })
  const names = await card.getByRole('button').allTextContents()
  expect(names).toEqual(['Start 5 minutes', 'Done', 'Make it smaller'])
  await card.getByRole('button', { name: 'Make it smaller' }).click()
  const steps = page.getByRole('dialog', { name: /steps/i })
  await steps.getByRole('button', { name: /^Add \d+ steps$/ }).click()
  await expect(card).toContainText('The next step of “Do my tax return”.')
  await expect(card).toContainText('Put one empty folder on the table')
})
