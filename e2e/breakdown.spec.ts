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
    await expect(dialog.getByText('Nothing is sent.')).toBeVisible()
    await dialog.getByRole('radio', { name: 'A few steps' }).check()
    await dialog.getByRole('button', { name: 'Suggest steps' }).click()

    await expect(dialog.getByText('Built-in steps, made on this device. Nothing was sent.')).toBeVisible()
    const offered = dialog.getByRole('checkbox')
    await expect(dialog.getByRole('list', { name: 'Suggested steps' }).getByRole('checkbox')).toHaveCount(3)
    await expect(dialog.getByRole('button', { name: 'Add 3 steps' })).toBeEnabled()
    for (const place of [0, 1, 2]) await offered.nth(place).uncheck()
    await expect(dialog.getByText('No step is chosen.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Add steps' })).toBeDisabled()

    await dialog.getByRole('button', { name: /^Change “Clear a patch/ }).click()
    await dialog.getByLabel('Step', { exact: true }).fill('Clear the corner by the kettle')
    await dialog.getByRole('textbox', { name: 'Minutes' }).fill('4')
    await dialog.getByRole('textbox', { name: 'Minutes' }).press('Enter')
    await expect(dialog.getByText('1 step, about 4 minutes')).toBeVisible()
    await dialog.getByRole('checkbox', { name: 'Note 4 minutes as the time for the whole task' }).check()
    // Closed by a slip: what was made of the steps is still there.
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await chooseFromMenu(page, 'Clean the kitchen', 'AI Assist')
    await dialog.getByRole('checkbox', { name: 'Note 4 minutes as the time for the whole task' }).check()
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
    await dialog.getByRole('radio', { name: 'Just a beginning' }).check()
    await dialog.getByRole('button', { name: 'Suggest steps' }).click()
    await dialog.getByRole('button', { name: 'Add 2 steps' }).click()
    await expect(dialog).toBeHidden()
    await expect(details.getByText('0 of 2 complete')).toBeVisible()
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
  const small = dialog.getByRole('radio', { name: 'Small steps' })
  await expect(dialog.getByRole('button', { name: 'Suggest steps' })).toBeVisible()
  expect(await findProblemsInThemes(page)).toEqual([])
  await page.keyboard.press('Tab')
  await expect(small).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('checkbox', { name: /the squeaky gate/ }).first()).toBeChecked()
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

  await expect(creating.getByLabel('Step 1', { exact: true })).toHaveValue(/the squeaky gate/)
  await page.keyboard.press('F6')
  await page.keyboard.press('Enter')
  await expect(creating.getByLabel('Step 1', { exact: true })).toHaveCount(0)
  await expect(assist).toBeFocused()
})
