import { findProblemsInThemes } from './support/find-problems.ts'
import { expect, test } from './support/journey.ts'
import { beginAsGuest } from './support/people.ts'
import {
  addStep,
  addTask,
  chooseFromMenu,
  openDetails,
  openNewTask,
  taskNamed,
} from './support/tasks-page.ts'

test.use({ isFirstRun: true })

test('axe finds nothing to say about the dialogs of the tasks page and about wins, in any theme (F4, F5, F6, F7, F11)', async ({
  page,
}) => {
  const look = async (where: string) => expect.soft(await findProblemsInThemes(page), where).toEqual([])

  await beginAsGuest(page)
  await page.getByRole('button', { name: 'Choose a few everyday tasks' }).click()
  const welcome = page.getByRole('dialog', { name: /^Welcome!/ })
  // Which group is open depends on the time of day.
  await welcome.getByRole('checkbox').first().check()
  await look('suggestions')
  await welcome.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('dialog', { name: 'Categorize Your Tasks' })).toBeVisible()
  await look('suggestions with their categories')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const creating = await openNewTask(page)
  await creating.getByLabel('Title').fill('Rest')
  await creating.getByLabel('New step').fill('Lie down')
  await creating.getByLabel('New step').press('Enter')
  await creating.getByRole('button', { name: 'Delete the step “Lie down”' }).click()
  await creating.getByRole('button', { name: 'Add Task' }).click()
  await expect(creating.getByText('Please select a category')).toBeVisible()
  await look('a new task, with what is asked for and a step taken out')
  await page.keyboard.press('Escape')
  await expect(creating).toBeHidden()

  await addTask(page, 'Water the fern')
  await addStep(page, 'Water the fern', 'Fill the can')
  const details = await openDetails(page, 'Water the fern')
  await details.getByLabel('Estimated time in minutes').fill('5')
  await page.keyboard.press('Escape')
  await openDetails(page, 'Water the fern')
  await look('details with unsaved changes')
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()

  await chooseFromMenu(page, 'Water the fern', 'Snooze')
  await page.getByRole('dialog', { name: 'Snooze Task' }).getByRole('radio', { name: 'Custom' }).check()
  await look('snooze')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await chooseFromMenu(page, 'Water the fern', 'Delete')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await look('the question before deleting')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await look('the list of keys')
  await page.keyboard.press('Escape')

  await page.getByRole('checkbox', { name: 'Water the fern' }).check()
  // Said once it is kept.
  await expect(page.getByText('“Water the fern” is done.').first()).toBeVisible()
  await page.goto('/wins')
  await expect(page.getByRole('region', { name: 'Today' })).toBeVisible()
  await look('wins')
})

test('axe finds nothing to say about a day, the ways to repeat and what waits for later, in any theme (F4, F5, F11)', async ({
  page,
}) => {
  const look = async (where: string) => expect.soft(await findProblemsInThemes(page), where).toEqual([])

  await beginAsGuest(page)
  await addTask(page, 'Water the plants')
  const details = await openDetails(page, 'Water the plants')
  await details.getByRole('radio', { name: 'Pick a date' }).check()
  await look('a day that is being picked, and a rule that is offered')
  await details.getByRole('button', { name: 'More ways to repeat' }).click()
  for (const way of [/every few days/i, /days of the week/i, /day of the month/i, /after it’s done/i]) {
    await details.getByRole('radio', { name: way }).check()
    await look(`a rule: ${String(way)}`)
  }
  await details.getByRole('radio', { name: /days of the week/i }).check()
  await details.getByRole('checkbox', { checked: true, name: /day$/ }).uncheck()
  await details.getByRole('button', { name: 'Save Changes' }).click()
  await expect(details.getByText('Please choose one day or more')).toBeVisible()
  await look('a rule that is asked for')
  await details.getByRole('button', { name: 'Cancel' }).click()
  await expect(details).toBeHidden()

  await chooseFromMenu(page, 'Water the plants', 'Choose another day')
  await page.getByRole('button', { name: 'Pick a date' }).click()
  await look('another day for a task')
  await page.getByRole('dialog').getByRole('button', { name: 'Tomorrow' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(taskNamed(page, 'Water the plants')).toHaveCount(0)
  await page.goto('/later')
  await page.getByRole('checkbox', { name: 'Choose “Water the plants”' }).check()
  await look('later, with a choice')
  await page.getByRole('button', { name: 'Bring 1 to today' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing is set for later' })).toBeVisible()
  await look('nothing for later')
})
