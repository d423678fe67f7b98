import { expect, test } from './support/journey.ts'
import { expectAllSent } from './support/device-data.ts'
import { startSignedIn, startWithAccount } from './support/people.ts'
import {
  addStep,
  addTask,
  deleteTask,
  openDetails,
  openTasks,
  renameTask,
  taskNamed,
} from './support/tasks-page.ts'

test('saving a task’s details sends what was changed, and another device’s changes of the meantime stay (F5, F8, F15)', async ({
  page,
  openDevice,
}) => {
  const person = await startWithAccount(page)
  await openTasks(page)
  await addTask(page, 'Pack the bag')
  for (const step of ['Socks', 'Charger', 'Book']) await addStep(page, 'Pack the bag', step)
  await expectAllSent(page)
  const second = await openDevice()
  await startSignedIn(second, person)
  await openTasks(second)

  let dialog = await openDetails(page, 'Pack the bag')
  await expect(dialog.getByText('0 of 3 complete')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Evening' }).check()
  await dialog.getByRole('checkbox', { name: '“Socks” is done' }).check()
  await dialog.getByRole('button', { name: 'Delete the step “Book”' }).click()
  await expect(dialog.getByText('1 of 2 complete')).toBeVisible()

  await renameTask(second, 'Pack the bag', 'Pack the big bag')
  await addStep(second, 'Pack the big bag', 'Passport')
  // It shows through while the dialog is open, beside what is edited.
  await expect(dialog.getByLabel('Title')).toHaveValue('Pack the big bag')
  await expect(dialog.getByText('1 of 3 complete')).toBeVisible()

  // Closed by a slip and opened after a reload: the edits are there, and nothing was sent.
  await page.keyboard.press('Escape')
  await page.reload()
  dialog = await openDetails(page, 'Pack the big bag')
  await expect(dialog.getByText('These are changes that you have not saved yet.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog).toBeHidden()

  for (const device of [page, second]) {
    const evening = device.getByRole('region', { name: 'Evening' })
    await expect(evening.getByRole('button', { name: 'Pack the big bag', exact: true })).toBeVisible()
    const shown = await openDetails(device, 'Pack the big bag')
    await expect(shown.getByText('1 of 3 complete')).toBeVisible()
    await expect(shown.getByLabel('Step 3', { exact: true })).toHaveValue('Passport')
    await expect(shown.getByRole('checkbox', { name: '“Socks” is done' })).toBeChecked()
    await device.keyboard.press('Escape')
  }
})

test('a task that another device deletes while its details are open can become a new one; Cancel can be taken back (F5)', async ({
  page,
  openDevice,
}) => {
  const person = await startWithAccount(page)
  await openTasks(page)
  await addTask(page, 'Water the fern')
  let dialog = await openDetails(page, 'Water the fern')
  await dialog.getByLabel('Title').fill('Water both ferns')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(taskNamed(page, 'Water the fern')).toBeVisible()
  await page.getByRole('button', { name: /^Bring back/ }).click()
  await expect(dialog.getByLabel('Title')).toHaveValue('Water both ferns')

  const second = await openDevice()
  await startSignedIn(second, person)
  await openTasks(second)
  await deleteTask(second, 'Water the fern')
  await expect(dialog.getByText('This task was deleted on another device')).toBeVisible()
  await expect(dialog.getByLabel('Title')).toHaveValue('Water both ferns')
  await dialog.getByRole('button', { name: 'Make it a new task' }).click()
  await expect(dialog).toBeHidden()
  for (const device of [page, second]) await expect(taskNamed(device, 'Water both ferns')).toBeVisible()
  dialog = await openDetails(page, 'Water both ferns')
  await expect(dialog.getByText('These are changes that you have not saved yet.')).toHaveCount(0)
})
