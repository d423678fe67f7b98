import type { Page } from '@playwright/test'
import { expectAllSent, readServer, readTrash } from './support/device-data.ts'
import { expect, test } from './support/journey.ts'
import { beginAsGuest, startSignedIn, startWithAccount, waitUntilKept } from './support/people.ts'
import {
  addStep,
  addTask,
  deleteTask,
  openTasks,
  showSteps,
  stepsOf,
  taskNamed,
} from './support/tasks-page.ts'

async function addBagWithSteps(page: Page): Promise<void> {
  await addTask(page, 'Pack the bag')
  await addStep(page, 'Pack the bag', 'Socks')
  await addStep(page, 'Pack the bag', 'Charger')
}

async function expectBagWithSteps(page: Page): Promise<void> {
  await expect(taskNamed(page, 'Pack the bag')).toHaveCount(1)
  if (!(await stepsOf(page, 'Pack the bag').isVisible())) {
    await showSteps(page, 'Pack the bag')
  }
  await expect(stepsOf(page, 'Pack the bag').getByRole('listitem')).toHaveText(['Socks', 'Charger'])
}

/** The message of the deleting. It stays for as long as somebody points at it. */
async function pointAtMessage(page: Page): Promise<void> {
  await page.locator('.ui-toast', { hasText: '“Pack the bag” is deleted.' }).hover()
}

/** The server's rows whatever the order in which it has them. */
async function readRows(page: Page) {
  const rows = await readServer(page)
  return rows.map(({ table, id, data }) => ({ table, id, data })).toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ })

test('a deleted task leaves the other device with its steps, and Undo brings all of it back on both (F7, F8)', async ({
  page,
  openDevice,
}) => {
  const person = await startWithAccount(page)
  await openTasks(page)
  await addBagWithSteps(page)
  const second = await openDevice()
  await startSignedIn(second, person)
  await openTasks(second)
  await expectBagWithSteps(second)

  await deleteTask(page, 'Pack the bag')
  await pointAtMessage(page)
  await expect(taskNamed(second, 'Pack the bag')).toHaveCount(0)
  expect(await readServer(page)).toEqual([])

  await undo(page).click()
  for (const device of [page, second]) await expectBagWithSteps(device)
  for (const device of [page, second]) {
    await device.reload()
    await expectBagWithSteps(device)
  }
})

test.describe('what has been kept for the time without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a task deleted and brought back offline arrives with its steps as if nothing had been (F7, F8)', async ({
    page,
  }) => {
    await startWithAccount(page)
    await openTasks(page)
    await waitUntilKept(page)
    await addBagWithSteps(page)
    await expectAllSent(page)
    const before = await readRows(page)

    await page.context().setOffline(true)
    await deleteTask(page, 'Pack the bag')
    await undo(page).click()
    await expectBagWithSteps(page)
    await page.reload()
    await expectBagWithSteps(page)
    await page.context().setOffline(false)
    await expectAllSent(page)
    expect(await readRows(page)).toEqual(before)
  })
})

test('a reload does not bring a deleted task back; what would lies in the trash with its steps (F7)', async ({
  page,
}) => {
  await beginAsGuest(page)
  await addBagWithSteps(page)
  await deleteTask(page, 'Pack the bag')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your list is empty' })).toBeVisible()
  expect(await readTrash(page)).toMatchObject([
    {
      reason: 'deleted',
      changes: [
        { op: 'insert', data: { title: 'Pack the bag' } },
        { op: 'insert', data: { title: expect.stringMatching(/Socks|Charger/) } },
        { op: 'insert', data: { title: expect.stringMatching(/Socks|Charger/) } },
      ],
    },
  ])
})
