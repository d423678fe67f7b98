import type { Page } from '@playwright/test'
import { expectAllRead, expectAllSent, readTrash, titlesOnServer } from './support/device-data.ts'
import { findProblemsInThemes } from './support/find-problems.ts'
import type { GlimmerServer } from './support/glimmer-server.ts'
import { expect, testOnOwnServer as test } from './support/journey.ts'
import { type Person, startSignedIn, startWithAccount } from './support/people.ts'
import {
  addStep,
  addTask,
  deleteTask,
  openTasks,
  renameTask,
  shownTitles,
  showSteps,
  stepsOf,
  taskNamed,
} from './support/tasks-page.ts'

// A fault gets no second try.
test.describe.configure({ retries: 0 })

/** A device that has more than its server, which was restored from an older copy of its data folder. */
async function restoreOlderCopy(page: Page, server: GlimmerServer): Promise<Person> {
  const person = await startWithAccount(page)
  await openTasks(page)
  for (const title of ['In the copy', 'Renamed since', 'Deleted since']) await addTask(page, title)
  await expectAllRead(page)
  await server.stop()
  const copy = server.copyData()
  await server.start()

  await addTask(page, 'After the copy')
  await addStep(page, 'After the copy', 'With a step')
  await renameTask(page, 'Renamed since', 'Its new name')
  await deleteTask(page, 'Deleted since')
  await expectAllSent(page)
  await server.stop()
  server.replaceData(copy)
  await server.start()
  return person
}

const question = (page: Page) => page.getByRole('heading', { name: 'The server has an older copy' })

test('after the server was restored from an older copy a device says so by itself, keeps everything, and sends it when asked', async ({
  page,
  server,
  openDevice,
}) => {
  const person = await restoreOlderCopy(page, server)
  await expect(question(page)).toBeVisible({ timeout: 60_000 })
  await addTask(page, 'Written while it was asked')
  await expect(question(page)).toBeVisible()
  expect.soft(await findProblemsInThemes(page), 'the question about the older copy').toEqual([])
  expect(await shownTitles(page)).toEqual(
    expect.arrayContaining(['Written while it was asked', 'After the copy', 'Its new name', 'In the copy']),
  )
  // Nothing was sent before the person has answered.
  expect(await titlesOnServer(page)).toEqual(['In the copy', 'Renamed since', 'Deleted since'])

  await page.getByRole('button', { name: 'Send mine to the server' }).click()
  await expect(question(page)).toHaveCount(0)
  await expectAllSent(page)
  const fresh = await openDevice()
  await startSignedIn(fresh, person)
  await openTasks(fresh)
  await expect(taskNamed(fresh, 'Written while it was asked')).toBeVisible()
  expect(await shownTitles(fresh)).toEqual(await shownTitles(page))
  for (const title of ['After the copy', 'Its new name', 'In the copy']) {
    await expect(taskNamed(fresh, title)).toBeVisible()
  }
  await showSteps(fresh, 'After the copy')
  await expect(stepsOf(fresh, 'After the copy').getByText('With a step')).toBeVisible()
})

test('after the server was restored a person may take its copy: what only the device had lies in the trash, what was just written stays', async ({
  page,
  server,
}) => {
  await restoreOlderCopy(page, server)
  await expect(question(page)).toBeVisible({ timeout: 60_000 })
  await addTask(page, 'Written while it was asked')
  await page.getByRole('button', { name: "Use the server's copy" }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect.soft(await findProblemsInThemes(page), 'whether to take the older copy').toEqual([])
  await page.getByRole('alertdialog').getByRole('button', { name: "Use the server's copy" }).click()

  await expect(question(page)).toHaveCount(0)
  await expect(taskNamed(page, 'Renamed since')).toBeVisible()
  await expect(taskNamed(page, 'After the copy')).toHaveCount(0)
  await expectAllSent(page)
  const titles = ['Written while it was asked', 'Deleted since', 'Renamed since', 'In the copy']
  expect(await shownTitles(page)).toEqual(titles)
  expect((await titlesOnServer(page)).toSorted()).toEqual(titles.toSorted())
  const replaced = (await readTrash(page)).find(({ reason }) => reason === 'replaced')
  const kept = replaced?.changes.map(({ data }) => data?.['title'])
  expect(kept).toEqual(expect.arrayContaining(['After the copy', 'Its new name', 'With a step']))
})
