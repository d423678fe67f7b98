import { backGesture } from './support/back-gesture.ts'
import { expect, test } from './support/journey.ts'
import { beginAsGuest } from './support/people.ts'
import { addTask, chooseFromMenu, openDetails, openNewTask, taskNamed } from './support/tasks-page.ts'

test('a guest says everything about a new task, is asked for what is missing, and finds it after a reload (F6, F8) @phone', async ({
  page,
}) => {
  const back = await backGesture(page)
  await beginAsGuest(page)
  let dialog = await openNewTask(page)
  await dialog.getByLabel('Title').fill('Pack')
  await back()
  await expect(dialog).toBeHidden()
  dialog = await openNewTask(page)
  await expect(dialog.getByLabel('Title')).toHaveValue('Pack')
  const submit = dialog.getByRole('button', { name: 'Add Task' })
  await dialog.getByLabel('Title').fill('   ')
  await expect(submit).toBeDisabled()
  await dialog.getByLabel('Title').fill('Pack the bag')
  await submit.click()
  await expect(dialog.getByText('Please select a category')).toBeVisible()
  await expect(dialog.getByText('Please select a time of day')).toBeVisible()
  await expect(dialog.getByRole('radio', { name: 'Work' })).toBeFocused()

  const own = dialog.getByLabel('Add a category of your own')
  await own.fill('  ')
  await expect(dialog.getByRole('button', { name: 'Add this category' })).toBeDisabled()
  await own.fill('  Travel ')
  await own.press('Enter')
  await expect(dialog.getByRole('radio', { name: 'Travel' })).toBeChecked()
  await dialog.getByRole('radio', { name: 'Evening' }).check()
  await expect(dialog.getByText(/Please select/)).toHaveCount(0)
  await dialog.getByLabel('Estimated time in minutes').fill('0')
  await submit.click()
  await expect(dialog.getByText(/Please write a whole number of minutes/)).toBeVisible()
  await dialog.getByLabel('Estimated time in minutes').fill('20')
  await dialog.getByRole('radio', { name: 'Low' }).check()
  await dialog.getByRole('checkbox', { name: 'Do this every day' }).check()

  const newStep = dialog.getByLabel('New step')
  for (const step of ['Sock', '   ', 'Charger', 'Book']) {
    await newStep.fill(step)
    await newStep.press('Enter')
  }
  await dialog.getByLabel('Step 1', { exact: true }).fill('Socks')
  await dialog.getByRole('button', { name: 'Delete the step “Charger”' }).click()
  await dialog.getByRole('button', { name: 'Delete the step “Book”' }).click()
  await dialog.getByRole('button', { name: 'Put the step “Book” back' }).click()
  await submit.click()
  await expect(dialog).toBeHidden()

  await page.reload()
  const row = page.getByRole('region', { name: 'Evening' }).locator('.task-row')
  await expect(row).toContainText('Pack the bag')
  await expect(row).toContainText('20 min')
  await expect(row).toContainText('Daily')
  dialog = await openDetails(page, 'Pack the bag')
  await expect(dialog.getByText('Daily Goal')).toBeVisible()
  await expect(dialog.getByRole('radio', { name: 'Travel' })).toBeChecked()
  await expect(dialog.getByLabel('Step 1', { exact: true })).toHaveValue('Socks')
  await expect(dialog.getByLabel('Step 2', { exact: true })).toHaveValue('Book')
  await expect(dialog.getByLabel('Step 3', { exact: true })).toHaveCount(0)
  await back()
  await expect(dialog).toBeHidden()
  const more = page.getByRole('button', { name: 'More about “Pack the bag”' })
  await more.click()
  await back()
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(more).toBeFocused()
  await chooseFromMenu(page, 'Pack the bag', 'Delete')
  const asking = page.getByRole('alertdialog', { name: 'Delete Task?' })
  await expect(asking).toBeVisible()
  await back()
  await expect(asking).toBeHidden()
  await expect(page).toHaveURL('/tasks')
  await expect(taskNamed(page, 'Pack the bag')).toBeVisible()
})

test('what is written in a new task survives a closed dialog and a reload, and can be let go (F6)', async ({
  page,
}) => {
  await beginAsGuest(page)
  let dialog = await openNewTask(page)
  await dialog.getByLabel('Title').fill('Write to the landl')
  await dialog.getByRole('radio', { name: 'Admin' }).check()
  await dialog.getByLabel('New step').fill('Find the address')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.reload()
  dialog = await openNewTask(page)
  await expect(dialog.getByText('What you wrote here before is still here.')).toBeVisible()
  await expect(dialog.getByLabel('Title')).toHaveValue('Write to the landl')
  await expect(dialog.getByRole('radio', { name: 'Admin' })).toBeChecked()
  await expect(dialog.getByLabel('New step')).toHaveValue('Find the address')
  await dialog.getByRole('button', { name: 'Clear this' }).click()
  await expect(dialog.getByLabel('Title')).toHaveValue('')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  dialog = await openNewTask(page)
  await expect(dialog.getByText('What you wrote here before is still here.')).toHaveCount(0)
  await expect(taskNamed(page, 'Write to the landl')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  // A name reads in the direction of its own script: what ends it stands on the left.
  await addTask(page, 'לקנות חלב!')
  const [first = 0, last = 0] = await taskNamed(page, 'לקנות חלב!')
    .locator('.task-title > span')
    .evaluate(({ firstChild: name }) =>
      [0, 9].map((at) => {
        const letter = document.createRange()
        if (!name) return 0
        letter.setStart(name, at)
        letter.setEnd(name, at + 1)
        return letter.getBoundingClientRect().left
      }),
    )
  expect(last).toBeLessThan(first)
})
