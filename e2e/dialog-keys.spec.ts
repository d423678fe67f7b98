import type { Page } from '@playwright/test'
import { expectAllSent } from './support/device-data.ts'
import { expect, test } from './support/journey.ts'
import { beginAsGuest, startSignedIn, startWithAccount } from './support/people.ts'
import { addTask, chooseFromMenu, openNewTask, openTasks, taskNamed } from './support/tasks-page.ts'

/** Presses Tab until the focus is there; gives up after as many stops as a long form has. */
async function tabTo(page: Page, name: RegExp | string, role: 'button' | 'textbox' | 'radio' | 'checkbox') {
  const target = page.getByRole(role, { name, exact: true })
  for (let stop = 0; stop < 60; stop += 1) {
    if (await target.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

test('by keys alone a task is made, looked at, snoozed, woken, deleted and brought back, and the focus is never lost (F4, F5, F6, F7)', async ({
  page,
}) => {
  await beginAsGuest(page)
  const creating = await openNewTask(page)
  // While somebody writes, keys are letters.
  await page.keyboard.type('van? a/n')
  await expect(creating.getByLabel('Title')).toHaveValue('van? a/n')
  await tabTo(page, 'Work', 'radio')
  await page.keyboard.press('Space')
  await tabTo(page, 'Morning', 'radio')
  await page.keyboard.press('Space')
  await tabTo(page, 'New step', 'textbox')
  await page.keyboard.type('Find the keys')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Add Task', 'button')
  await page.keyboard.press('Enter')
  await expect(creating).toBeHidden()
  await expect(taskNamed(page, 'van? a/n')).toBeVisible()

  await tabTo(page, 'van? a/n', 'button')
  await page.keyboard.press('Enter')
  const details = page.getByRole('dialog', { name: /^Task Details/ })
  await expect(details.getByText('0 of 1 complete')).toBeVisible()
  await tabTo(page, '“Find the keys” is done', 'checkbox')
  await page.keyboard.press('Space')
  await tabTo(page, 'Save Changes', 'button')
  await page.keyboard.press('Enter')
  await expect(details).toBeHidden()
  await expect(page.getByRole('button', { name: 'van? a/n', exact: true })).toBeFocused()

  await tabTo(page, 'More about “van? a/n”', 'button')
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Snooze' }).press('Enter')
  const snoozing = page.getByRole('dialog', { name: 'Snooze Task' })
  await expect(snoozing.getByRole('radio', { name: '1 day' })).toBeChecked()
  await tabTo(page, '1 day', 'radio')
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('ArrowDown')
  await expect(snoozing.getByRole('radio', { name: 'Custom' })).toBeChecked()
  const snooze = snoozing.getByRole('button', { name: 'Snooze', exact: true })
  await expect(snooze).toBeDisabled()
  await tabTo(page, 'Hours', 'textbox')
  await page.keyboard.type('8761')
  await expect(snooze).toBeDisabled()
  await expect(snoozing.getByText('Please write a whole number from 1 to 8760')).toBeVisible()
  await page.keyboard.press('Backspace')
  await expect(snoozing.getByRole('status')).toHaveText(/^It will be snoozed until \d+ \w+\.$/)
  await page.keyboard.press('Enter')
  await expect(snoozing).toBeHidden()
  const asleep = page.getByRole('region', { name: 'Snoozed Tasks' })
  await expect(asleep.getByRole('button', { name: 'van? a/n', exact: true })).toBeVisible()
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  await tabTo(page, 'Resume “van? a/n”', 'button')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('region', { name: 'Morning' }).getByRole('button', { name: 'van? a/n', exact: true }),
  ).toBeVisible()

  await tabTo(page, 'More about “van? a/n”', 'button')
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
  const asking = page.getByRole('alertdialog', { name: 'Delete Task?' })
  await expect(asking).toContainText('Delete "van? a/n"? You can bring it back for 30 days.')
  await expect(asking.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'More about “van? a/n”' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
  await tabTo(page, 'Delete', 'button')
  await page.keyboard.press('Enter')
  await expect(taskNamed(page, 'van? a/n')).toHaveCount(0)
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  await page.keyboard.press('F6')
  await page.keyboard.press('Enter')
  await expect(taskNamed(page, 'van? a/n')).toContainText('1/1 steps')
})

test('a snoozed task sleeps on the other device too, and what was completed is cleared by its number (F4, F7)', async ({
  page,
  openDevice,
}) => {
  const person = await startWithAccount(page)
  await openTasks(page)
  for (const title of ['Ring the bank', 'Air the room', 'Water the fern']) await addTask(page, title)
  await chooseFromMenu(page, 'Ring the bank', 'Snooze')
  const snoozing = page.getByRole('dialog', { name: 'Snooze Task' })
  await snoozing.getByRole('radio', { name: '4 hours' }).check()
  await snoozing.getByRole('button', { name: 'Snooze', exact: true }).click()
  await expect(
    page.getByRole('region', { name: 'Snoozed Tasks' }).getByText(/until \d\d:\d\d|until \w+, \d\d:\d\d/),
  ).toBeVisible()
  for (const title of ['Air the room', 'Water the fern']) {
    await page.getByRole('checkbox', { name: title, exact: true }).check()
  }
  await expectAllSent(page)
  const second = await openDevice()
  await startSignedIn(second, person)
  await openTasks(second)
  await expect(
    second
      .getByRole('region', { name: 'Snoozed Tasks' })
      .getByRole('button', { name: 'Ring the bank', exact: true }),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Clear Completed (2)' }).click()
  const asking = page.getByRole('alertdialog', { name: 'Delete All Completed Tasks?' })
  await expect(asking).toContainText('Delete 2 completed tasks? You can bring them back for 30 days.')
  await asking.getByRole('button', { name: 'Delete 2 tasks' }).click()
  for (const device of [page, second]) {
    await expect(taskNamed(device, 'Air the room')).toHaveCount(0)
    await expect(taskNamed(device, 'Water the fern')).toHaveCount(0)
    await expect(taskNamed(device, 'Ring the bank')).toHaveCount(1)
  }
  await page.getByRole('button', { name: /^Undo/ }).click()
  for (const device of [page, second]) await expect(taskNamed(device, 'Water the fern')).toHaveCount(1)
})

test('? lists the keys, and they can be turned off', async ({ page }) => {
  await beginAsGuest(page)
  await expect(page.getByLabel('Add a task', { exact: true })).toBeVisible()
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(list.getByText('Find a task')).toBeVisible()
  await page.keyboard.press('n')
  await expect(page.getByRole('dialog', { name: 'New task' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  // A press while it fades still belongs to it.
  await expect(page.locator('[role=dialog]')).toHaveCount(0)
  await page.keyboard.press('a')
  await expect(page.getByLabel('Add a task', { exact: true })).toBeFocused()
  await page.keyboard.type('a?n')
  await expect(page.getByLabel('Add a task', { exact: true })).toHaveValue('a?n')
  await page.keyboard.press('Tab')
  await page.keyboard.press('?')
  await list.getByRole('switch', { name: 'Single keys work' }).click()
  await list.getByRole('button', { name: 'Done' }).click()
  await expect(page.locator('[role=dialog]')).toHaveCount(0)
  await page.keyboard.press('n')
  await page.keyboard.press('?')
  await expect(list).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'New task' })).toHaveCount(0)
})
