import type { Page } from '@playwright/test'
import { findProblemsInThemes } from './support/find-problems.ts'
import { expect, test } from './support/journey.ts'
import { beginAsGuest, startAsGuest, startWithAccount } from './support/people.ts'
import { chooseFile, downloadEverything, openSettings, preview, yourData } from './support/settings-page.ts'
import { addStep, addTask, openTasks, taskNamed } from './support/tasks-page.ts'

/** Spoils the row of the task in a way that no version of ours would, so that the list cannot be drawn. */
async function spoil(page: Page, title: string): Promise<void> {
  await page.evaluate(async (wanted) => {
    const settle = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await settle(indexedDB.open('glimmer:guest'))
    const rows = database.transaction('rows', 'readwrite').objectStore('rows')
    for (const row of await settle(rows.getAll())) {
      const spoilt = { ...row, data: { ...row.data, category: { no: 'text' } } }
      if (row.data.title === wanted) await settle(rows.put(spoilt))
    }
    database.close()
  }, title)
}

async function expectCrashPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'This page stopped working' })).toBeVisible()
  await expect(page.getByText('What you wrote is still saved on this device.')).toBeVisible()
}

async function saveFromCrashPage(page: Page) {
  const saved = await downloadEverything(page, 'Save a copy of everything')
  await expect(page.getByRole('status')).toHaveText(
    'A copy of everything on this device is in your downloads.',
  )
  return saved
}

test('where a damaged row stops the page, everything can still be saved, all that is whole comes in elsewhere, and the page opens without it', async ({
  page,
  openDevice,
}) => {
  await beginAsGuest(page)
  await addTask(page, 'Pack the bag')
  await addStep(page, 'Pack the bag', 'Socks')
  await addTask(page, 'Answer the letter')
  await spoil(page, 'Answer the letter')
  await page.reload()
  await page.getByRole('radio', { name: 'By Category' }).click()
  await expectCrashPage(page)
  expect.soft(await findProblemsInThemes(page), 'the page after a crash').toEqual([])

  const { file, text } = await saveFromCrashPage(page)
  expect(file).toMatchObject({ format: 'glimmer', version: 1, trash: [] })
  expect(file.tables['tasks']?.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Pack the bag', 'Answer the letter']),
  )
  expect(file.tables['subtasks']).toMatchObject([{ title: 'Socks' }])

  await page.getByRole('button', { name: 'Open the page again' }).click()
  await expect(taskNamed(page, 'Pack the bag')).toHaveCount(1)
  await expect(taskNamed(page, 'Answer the letter')).toHaveCount(0)
  await openSettings(page)
  const { file: later } = await downloadEverything(page)
  expect(later.unreadable).toMatchObject([{ record: { data: { title: 'Answer the letter' } } }])

  const other = await openDevice()
  await startAsGuest(other)
  await openSettings(other)
  await chooseFile(other, text)
  await expect(preview(other)).toContainText('1 thing cannot be read. It will be left out.')
  await other.getByRole('button', { name: 'Import 2 things' }).click()
  await expect(yourData(other).getByText('Imported 2 things.')).toBeVisible()
  await openTasks(other)
  await expect(taskNamed(other, 'Pack the bag')).toHaveCount(1)
})

test('where the code of a page throws, somebody with an account saves everything, and the page opens again once it is mended', async ({
  page,
}) => {
  await startWithAccount(page)
  await openTasks(page)
  await addTask(page, 'Water the fern')
  const code = /\/assets\/wins-[^/]*\.js$/
  await page.route(code, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const title = "Wins"; export default function Wins() { throw new Error("This code is broken") }',
    }),
  )
  await page.goto('/wins')
  await expectCrashPage(page)
  const { file } = await saveFromCrashPage(page)
  expect(file.tables['tasks']).toMatchObject([{ title: 'Water the fern' }])

  await page.unroute(code)
  await page.getByRole('button', { name: 'Open the page again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wins' })).toBeVisible()
  await openTasks(page)
  await expect(taskNamed(page, 'Water the fern')).toHaveCount(1)
})
