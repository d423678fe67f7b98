import type { Page } from '@playwright/test'
import { expectAllSent } from './support/device-data.ts'
import { expect, test } from './support/journey.ts'
import { startSignedIn, startWithAccount } from './support/people.ts'
import { addTask, moveTask, openTasks, renameTask, taskNamed } from './support/tasks-page.ts'

// What keeps people safe gets no second try.
test.describe.configure({ retries: 0 })

/** Two devices of one person, both showing a task of that name. */
async function openTwoDevices(first: Page, openDevice: () => Promise<Page>, title: string): Promise<Page> {
  const person = await startWithAccount(first)
  await openTasks(first)
  await addTask(first, title)
  const second = await openDevice()
  await startSignedIn(second, person)
  await openTasks(second)
  await expect(taskNamed(second, title)).toBeVisible()
  return second
}

const evening = (page: Page) => page.getByRole('region', { name: 'Evening' })

test('what one device writes the other shows within moments, without being asked', async ({
  page,
  openDevice,
}) => {
  const second = await openTwoDevices(page, openDevice, 'Call the bank')
  await addTask(page, 'Buy oats')
  await expect(taskNamed(second, 'Buy oats')).toBeVisible()
  await addTask(second, 'Air the room')
  await expect(taskNamed(page, 'Air the room')).toBeVisible()
})

test('two devices that change different fields of one task while offline keep both changes', async ({
  page,
  openDevice,
}) => {
  const second = await openTwoDevices(page, openDevice, 'Call the bank')
  await page.context().setOffline(true)
  await second.context().setOffline(true)
  await renameTask(page, 'Call the bank', 'Call the bank about the card')
  await moveTask(second, 'Call the bank', 'Evening')
  await page.context().setOffline(false)
  await expectAllSent(page)
  await second.context().setOffline(false)
  for (const device of [page, second]) {
    await expect(
      evening(device).getByRole('button', { name: 'Call the bank about the card', exact: true }),
    ).toBeVisible()
    await expect(taskNamed(device, 'Call the bank')).toHaveCount(0)
  }
})

test('two devices that rename one task while offline both show the name that reached the server last, and keep the other', async ({
  page,
  openDevice,
}) => {
  const second = await openTwoDevices(page, openDevice, 'Call the bank')
  await page.context().setOffline(true)
  await second.context().setOffline(true)
  // Written first, sent last: no clock decides.
  await renameTask(second, 'Call the bank', 'Named by the second')
  await renameTask(page, 'Call the bank', 'Named by the first')
  await page.context().setOffline(false)
  await expectAllSent(page)
  await second.context().setOffline(false)
  for (const device of [page, second]) {
    await expect(taskNamed(device, 'Named by the second')).toBeVisible()
    await expect(taskNamed(device, 'Named by the first')).toHaveCount(0)
  }
  const messages = second.getByRole('region', { name: 'Messages, F6' })
  await expect(messages.getByText(/^Changed on two devices: .*“Named by the first”/)).toBeVisible()
  await second.goto('/recently-deleted')
  await second.getByRole('button', { name: 'Put back “Named by the first”' }).click()
  await expect(taskNamed(page, 'Named by the first')).toBeVisible()
})
