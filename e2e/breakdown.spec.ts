import { findProblemsInThemes } from './support/find-problems.ts'
import { expect, test } from './support/journey.ts'
import { beginAsGuest, waitUntilKept } from './support/people.ts'
import {
  addTask,
  chooseFromMenu,
  openDetails,
  openNewTask,
  showSteps,
  stepsOf,
  taskNamed,
} from './support/tasks-page.ts'

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a guest without a network breaks a task down, changes a step, adds what helps and takes it back (F14, F2, F5, J1)', async ({
    page,
    context,
  }) => {
    await beginAsGuest(page)
    await addTask(page, 'Clean the kitchen')
    await waitUntilKept(page)
    await context.setOffline(true)

    await chooseFromMenu(page, 'Clean the kitchen', 'AI Assist')
    const dialog = page.getByRole('dialog', { name: 'Break it into small steps' })
    await expect(dialog.getByText('Built-in steps, made on this device. Nothing was sent.')).toBeVisible()
    const offered = dialog.getByRole('list', { name: 'Suggested steps' }).getByRole('checkbox')
    await expect(offered).toHaveCount(5)
    await dialog.getByRole('button', { name: 'More' }).click()
    await expect(offered).toHaveCount(7)
    await dialog.getByRole('button', { name: 'Fewer' }).click()
    await dialog.getByRole('button', { name: 'Fewer' }).click()
    await expect(offered).toHaveCount(3)
    await expect(dialog.getByRole('button', { name: 'Add 3 steps' })).toBeEnabled()
    for (const place of [0, 1, 2]) await offered.nth(place).uncheck()
    await expect(dialog.getByText('No steps chosen')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Add steps' })).toBeDisabled()

    await dialog.getByRole('button', { name: /^Change “Clear a patch/ }).click()
    await dialog.getByLabel('Step', { exact: true }).fill('Clear the corner by the kettle')
    await dialog.getByRole('textbox', { name: 'Minutes' }).fill('4')
    await dialog.getByRole('textbox', { name: 'Minutes' }).press('Enter')
    await expect(dialog.getByText('1 step, about 4 minutes')).toBeVisible()
    await dialog.getByRole('checkbox', { name: 'Set the time for the whole task to 4 minutes' }).check()
    // Closed by a slip: what was made of the steps is still there.
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await chooseFromMenu(page, 'Clean the kitchen', 'AI Assist')
    await dialog.getByRole('checkbox', { name: 'Set the time for the whole task to 4 minutes' }).check()
    await dialog.getByRole('button', { name: 'Add 1 step' }).click()
    await expect(dialog).toBeHidden()

    const row = taskNamed(page, 'Clean the kitchen')
    await expect(row.getByText('0/1 steps')).toBeVisible()
    await expect(row.getByText('4 min', { exact: true })).toBeVisible()
    await showSteps(page, 'Clean the kitchen')
    const steps = stepsOf(page, 'Clean the kitchen')
    await expect(steps.getByText('Clear the corner by the kettle', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: /^Undo.*1 step is added/ }).click()
    await expect(row.getByText('0/1 steps')).toBeHidden()
    await expect(row.getByText('4 min', { exact: true })).toBeHidden()

    // From its details, too: what was undone may be suggested again.
    const details = await openDetails(page, 'Clean the kitchen')
    await details.getByRole('button', { name: 'AI Assist' }).click()
    // What was kept last time comes first, and what was dropped does not come.
    await expect(offered.first()).toHaveAccessibleName(/^Clear the corner by the kettle/)
    await expect(dialog.getByText('Go to the kitchen and pick up')).toBeHidden()
    await dialog.getByRole('button', { name: 'Fewer' }).click()
    await dialog.getByRole('button', { name: 'Fewer' }).click()
    await dialog.getByRole('button', { name: 'Add 2 steps' }).click()
    await expect(dialog).toBeHidden()
    await expect(details.getByText('0 of 2 complete')).toBeVisible()

    // A step of the row is made smaller by keys alone: what took its place has the focus.
    await page.keyboard.press('Escape')
    await expect(details).toBeHidden()
    const first = 'Clear the corner by the kettle'
    await page.getByRole('button', { name: `More about “${first}”` }).press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Make it smaller' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText(`These take the place of “${first}”.`)
    await dialog.getByRole('button', { name: /^Use these \d steps$/ }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(steps.getByText(first, { exact: true })).toBeHidden()
    await expect(steps.getByRole('listitem').first().getByRole('checkbox')).toBeFocused()
    await page.keyboard.press('Control+z')
    await expect(steps.getByRole('listitem')).toHaveCount(2)
    await expect(steps.getByRole('listitem').first()).toHaveText(first)
  })
})

test('a new task’s steps are suggested once it has a title, by keyboard alone, and can be undone (F14, F6, F8)', async ({
  page,
}) => {
  await beginAsGuest(page)
  const creating = await openNewTask(page)
  const assist = creating.getByRole('button', { name: 'AI Assist' })
  await expect(assist).toBeDisabled()
  await expect(assist).toHaveAccessibleDescription('Write a title first, then steps can be suggested.')
  await assist.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await creating.getByLabel('Title').fill('Fix the squeaky gate')

  await assist.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Break it into small steps' })
  await expect(dialog.getByRole('checkbox', { name: /the squeaky gate/ }).first()).toBeChecked()
  expect(await findProblemsInThemes(page)).toEqual([])
  await page.keyboard.press('Tab')
  const fewer = dialog.getByRole('button', { name: 'Fewer' })
  await expect(fewer).toBeFocused()
  for (let press = 0; press < 4; press++) await page.keyboard.press('Enter')
  await expect(fewer).toBeFocused()
  await expect(dialog.getByRole('group', { name: 'How many steps' }).getByText('2 steps')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('button', { name: 'Add 1 step' })).toBeVisible()
  // Escape while a step is written leaves the step, a second one the dialog.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Step', { exact: true })).toBeFocused()
  expect(await findProblemsInThemes(page)).toEqual([])
  await page.keyboard.type(' and the door')
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('button', { name: /^Change “Go to/ })).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Add 1 step' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Add 1 step' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(assist).toBeFocused()

  await expect(creating.getByLabel('Step 1', { exact: true })).toHaveValue(/the first part of the repair/)
  await page.keyboard.press('F6')
  await page.keyboard.press('Enter')
  await expect(creating.getByLabel('Step 1', { exact: true })).toHaveCount(0)
  await expect(assist).toBeFocused()
})

test('a title that may be several things is asked about, and what it is brings its own steps, by keyboard alone (F14)', async ({
  page,
}) => {
  await beginAsGuest(page)
  await addTask(page, 'oboe reeds')
  await chooseFromMenu(page, 'oboe reeds', 'AI Assist')
  const dialog = page.getByRole('dialog', { name: 'Break it into small steps' })
  const question = dialog.getByRole('group', { name: 'What kind of task is this?' })
  await expect(question.getByRole('button')).toHaveText([
    'Buying',
    'Finding out',
    'Mending',
    'Something else',
  ])
  await expect(dialog.getByText('Here is a way to begin anything.')).toBeVisible()
  expect(await findProblemsInThemes(page)).toEqual([])

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const buying = question.getByRole('button', { name: 'Buying' })
  await expect(buying).toBeFocused()
  await expect(buying).toHaveAttribute('aria-pressed', 'true')
  await expect(dialog.getByRole('checkbox', { name: /^Look up one place that has/ })).toBeChecked()
  await expect(dialog.getByText('Here is a way to begin anything.')).toBeHidden()
  await question.getByRole('button', { name: 'Something else' }).press('Enter')
  await expect(dialog.getByText('Here is a way to begin anything.')).toBeVisible()
})

test('whoever is misunderstood says so, has a way to begin anything, and is understood the next time, by keyboard alone (F14)', async ({
  page,
}) => {
  const general = 'Here is a way to begin anything.'
  await beginAsGuest(page)
  await addTask(page, 'Paint the fence')
  await chooseFromMenu(page, 'Paint the fence', 'AI Assist')
  const dialog = page.getByRole('dialog', { name: 'Break it into small steps' })
  await expect(dialog.getByText(general)).toBeHidden()
  await dialog.getByRole('button', { name: 'This is not what I meant' }).press('Enter')
  await expect(dialog.getByText(general)).toBeVisible()
  const question = dialog.getByRole('group', { name: 'What kind of task is this?' })
  const other = question.getByRole('button', { name: 'Something else' })
  await expect(other).toHaveAttribute('aria-pressed', 'true')
  await expect(other).toBeInViewport()
  expect(await findProblemsInThemes(page)).toEqual([])

  // Back to what was understood, and away from it again: the focus begins at the top of what is new.
  await page.keyboard.press('Tab')
  await expect(question.getByRole('button', { name: 'Making' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Back to the first suggestion' }).press('Enter')
  await expect(question).toBeHidden()
  await expect(dialog.getByText(general)).toBeHidden()
  await dialog.getByRole('button', { name: 'This is not what I meant' }).press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(question.getByRole('button', { name: 'Making' })).toHaveAttribute('aria-pressed', 'true')
  await expect(dialog.getByRole('checkbox', { name: /^Clear a space for the fence/ })).toBeChecked()
  await dialog.getByRole('button', { name: /^Add 5 steps$/ }).press('Enter')
  await expect(dialog).toBeHidden()

  await chooseFromMenu(page, 'Paint the fence', 'AI Assist')
  await expect(question.getByRole('button', { name: 'Making' })).toHaveAttribute('aria-pressed', 'true')
  await expect(dialog.getByRole('checkbox', { name: /^Paint one part of the fence/ })).toBeHidden()
  // What was kept for one meaning is not offered for another.
  await dialog.getByRole('button', { name: 'Back to the first suggestion' }).press('Enter')
  await expect(question).toBeHidden()
  await expect(dialog.getByRole('checkbox', { name: /^Paint one part of the fence/ })).toBeChecked()
})

test('something heavy is met quietly, with somebody to turn to where a life may be in danger (F14)', async ({
  page,
}) => {
  await beginAsGuest(page)
  await addTask(page, 'Tell Mum that Grandpa died')
  await chooseFromMenu(page, 'Tell Mum that Grandpa died', 'AI Assist')
  const dialog = page.getByRole('dialog', { name: 'A few quiet steps' })
  await expect(dialog.getByRole('listitem').first()).toContainText('Sit down, put both feet on the floor')
  await expect(dialog.getByRole('link', { name: /^Marie Curie/ })).toBeVisible()
  await expect(dialog.getByText('ring your local emergency number')).toBeHidden()
  expect(await findProblemsInThemes(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await addTask(page, 'I want to die')
  await chooseFromMenu(page, 'I want to die', 'AI Assist')
  await expect(dialog.getByText('ring your local emergency number')).toBeVisible()
  await expect(dialog.getByText('Otherwise tell somebody you trust, or a doctor.')).toBeVisible()
  await expect(dialog.getByRole('listitem').first()).toContainText('Write or say to one person')
  expect(await findProblemsInThemes(page)).toEqual([])
})

test('several tasks in one title are offered one by one, and can become several tasks (F14, F2)', async ({
  page,
}) => {
  const title = 'Call the bank, pay rent and buy stamps'
  await beginAsGuest(page)
  await addTask(page, title)
  await chooseFromMenu(page, title, 'AI Assist')
  const dialog = page.getByRole('dialog', { name: 'Break it into small steps' })
  const question = dialog.getByRole('group', { name: /^This looks like 3 tasks in one/ })
  await expect(question.getByRole('button', { name: 'All of them' })).toHaveAttribute('aria-pressed', 'true')
  await question.getByRole('button', { name: 'Pay rent' }).click()
  await expect(dialog.getByRole('checkbox', { name: /^Find the bill/ })).toBeChecked()
  await expect(dialog.getByRole('checkbox', { name: /the bank and a pen/ })).toBeHidden()
  expect(await findProblemsInThemes(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Make them 3 tasks' }).click()
  await expect(dialog).toBeHidden()
  for (const one of ['Call the bank', 'Pay rent', 'Buy stamps'])
    await expect(taskNamed(page, one)).toBeVisible()
  await page.getByRole('button', { name: /^Undo.*is now 3 tasks/ }).click()
  await expect(taskNamed(page, title)).toBeVisible()
  await expect(taskNamed(page, 'Pay rent')).toBeHidden()
})

test('steps that are kept as a routine can be used for another task, after a reload, until they are deleted (F14)', async ({
  page,
}) => {
  await beginAsGuest(page)
  await addTask(page, 'Clean the kitchen')
  await addTask(page, 'Evening round')
  await chooseFromMenu(page, 'Clean the kitchen', 'AI Assist')
  const dialog = page.getByRole('dialog', { name: 'Break it into small steps' })
  await dialog.getByRole('button', { name: /^Change “Clear a patch/ }).click()
  await dialog.getByLabel('Step', { exact: true }).fill('Clear the corner by the kettle')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await dialog.getByRole('button', { name: 'Save as a routine' }).click()
  await expect(dialog.getByText('“Clean the kitchen” is saved as a routine on this device.')).toBeVisible()
  await page.reload()

  await chooseFromMenu(page, 'Evening round', 'AI Assist')
  await dialog.getByText('Your routines').click()
  await dialog.getByRole('button', { name: 'Use “Clean the kitchen”' }).click()
  await expect(dialog.getByRole('checkbox', { name: /^Clear the corner by the kettle/ })).toBeChecked()
  await expect(dialog.getByText('Your own routine “Clean the kitchen”')).toBeVisible()
  expect(await findProblemsInThemes(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Delete the routine “Clean the kitchen”' }).click()
  await expect(dialog.getByText('Your routines')).toBeHidden()
  await expect(dialog.getByRole('checkbox', { name: /^Clear the corner by the kettle/ })).toBeHidden()
})
