import type { Page } from '@playwright/test'
import { expectAllRead, expectAllSent, readServer, readTrash, titlesOnServer } from './support/device-data.ts'
import { expect, test } from './support/journey.ts'
import { formsOf } from './support/one-form.ts'
import { startSignedIn, startWithAccount } from './support/people.ts'
import { addTask, deleteTask, openTasks, renameTask, shownTitles, taskNamed } from './support/tasks-page.ts'

// A fault gets no second try.
test.describe.configure({ retries: 0 })

const TEN_YEARS = 10 * 365 * 24 * 60 * 60_000

for (const [where, off] of formsOf([
  ['ahead', TEN_YEARS],
  ['behind', -TEN_YEARS],
] as const)) {
  test(`a device whose clock is ten years ${where} writes, syncs and stays signed in, and loses nothing when it is set right`, async ({
    page,
    openDevice,
  }) => {
    const person = await startWithAccount(page)
    await openTasks(page)
    for (const title of ['Renamed while wrong', 'Deleted while right', 'Untouched'])
      await addTask(page, title)
    await deleteTask(page, 'Deleted while right')
    await expectAllSent(page)

    await page.clock.install({ time: new Date(Date.now() + off) })
    await openTasks(page)
    await expect(taskNamed(page, 'Untouched')).toBeVisible()
    await addTask(page, 'Written while wrong')
    await renameTask(page, 'Renamed while wrong', 'Its new name')
    await expectAllSent(page)
    expect(await readTrash(page)).toHaveLength(1)

    // A try in vain, and the timer that follows it.
    await page.context().setOffline(true)
    await addTask(page, 'Written offline')
    await page.context().setOffline(false)
    await expectAllSent(page)

    const right = await openDevice()
    await startSignedIn(right, person)
    await openTasks(right)
    await expect(taskNamed(right, 'Written offline')).toBeVisible()
    await addTask(right, 'From a right clock')
    await expect(taskNamed(page, 'From a right clock')).toBeVisible()

    await page.clock.setSystemTime(new Date())
    await openTasks(page)
    const everything = [
      'Its new name',
      'Untouched',
      'Written while wrong',
      'Written offline',
      'From a right clock',
    ]
    for (const title of everything) await expect(taskNamed(page, title)).toBeVisible()
    expect((await shownTitles(page)).toSorted()).toEqual(everything.toSorted())
    expect((await titlesOnServer(page)).toSorted()).toEqual(everything.toSorted())
    expect(await readTrash(page)).toHaveLength(1)
  })
}

test('what others complete stays where one device is ten years ahead and another ten years behind, and so does what those complete (F10)', async ({
  page,
  openDevice,
}) => {
  const person = await startWithAccount(page)
  await openTasks(page)
  const titles = ['Done ahead', 'Done behind', 'Done in time']
  for (const title of titles) await addTask(page, title)
  const [ahead, behind] = [await openDevice(), await openDevice()]
  for (const [device, off] of [
    [ahead, TEN_YEARS],
    [behind, -TEN_YEARS],
  ] as const) {
    await device.clock.install({ time: new Date(Date.now() + off) })
    await startSignedIn(device, person)
    await openTasks(device)
    await expect(taskNamed(device, 'Done in time')).toBeVisible()
  }
  const boxOf = (on: Page, title: string) => on.getByRole('checkbox', { name: title, exact: true })
  await boxOf(page, 'Done in time').check()
  await boxOf(ahead, 'Done ahead').check()
  await boxOf(behind, 'Done behind').check()
  for (const device of [ahead, behind]) await expectAllRead(device)
  for (const title of titles) await expect(boxOf(page, title)).toBeChecked()

  // Each page looks for what is old a while after it was opened.
  await page.clock.install()
  for (const device of [page, ahead, behind]) {
    await openTasks(device)
    await device.clock.runFor(30_000)
    await expectAllRead(device)
  }
  expect((await titlesOnServer(page)).toSorted()).toEqual(titles)
  for (const title of titles) await expect(boxOf(page, title)).toBeChecked()
  const today = new Date().toISOString().slice(0, 10)
  const wins = (await readServer(page)).filter(({ table }) => table === 'wins')
  expect(wins.map(({ data }) => data?.['completedOn'])).toEqual([today, today, today])
})
