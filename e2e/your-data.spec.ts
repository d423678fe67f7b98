import type { Page } from '@playwright/test'
import { expectAllSent, readServer, titlesOnServer } from './support/device-data.ts'
import { findProblemsInThemes } from './support/find-problems.ts'
import { expect, test } from './support/journey.ts'
import {
  beginAsGuest,
  startAsGuest,
  startSignedIn,
  startWithAccount,
  waitUntilKept,
} from './support/people.ts'
import {
  chooseFile,
  downloadBy,
  downloadEverything,
  openSettings,
  preview,
  textOf,
  yourData,
} from './support/settings-page.ts'
import {
  addStep,
  addTask,
  deleteTask,
  openTasks,
  renameTask,
  showSteps,
  stepsOf,
  taskNamed,
} from './support/tasks-page.ts'

/** Text that breaks files that are made carelessly. */
const AWKWARD = 'Say "hello", then; 🌱 =1+1'

async function writeSomething(page: Page): Promise<void> {
  await addTask(page, 'Pack the bag')
  await addStep(page, 'Pack the bag', 'Socks')
  await addStep(page, 'Pack the bag', 'Charger')
  await addTask(page, AWKWARD)
}

test.describe('what has been kept for the time without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a guest without a network takes everything out, and it is all there again on a device that had nothing, once', async ({
    page,
    openDevice,
  }) => {
    await beginAsGuest(page)
    await writeSomething(page)
    await addTask(page, 'A slip')
    await deleteTask(page, 'A slip')
    await waitUntilKept(page)
    await page.context().setOffline(true)
    await openSettings(page)
    const { file, text } = await downloadEverything(page)
    await expect(yourData(page).getByRole('status')).toContainText('is in your downloads')
    expect(file).toMatchObject({ format: 'glimmer', version: 1 })
    expect(file.tables['tasks']?.map(({ title }) => title).toSorted()).toEqual(['Pack the bag', AWKWARD])
    expect(file.tables['subtasks']).toHaveLength(2)
    expect(file.trash).toMatchObject([{ changes: [{ op: 'insert', data: { title: 'A slip' } }] }])

    const other = await openDevice()
    await beginAsGuest(other)
    await waitUntilKept(other)
    await other.context().setOffline(true)
    await openSettings(other)
    await chooseFile(other, text)
    await expect(preview(other).getByRole('listitem')).toHaveText([
      '2 tasks are new.',
      '2 steps are new.',
      '1 thing will be added to Recently deleted.',
    ])
    await expect(preview(other).getByRole('heading')).toBeFocused()
    await other.getByRole('button', { name: 'Import 4 things' }).click()
    const told = yourData(other).getByText('Imported 4 things.')
    await expect(told).toBeFocused()
    const back = await downloadEverything(other)
    expect(back.file.tables).toEqual(file.tables)
    expect(back.file.trash).toEqual(file.trash)

    await chooseFile(other, text)
    await expect(preview(other)).toContainText('4 things are already here and stay as they are.')
    await expect(other.getByRole('button', { name: 'Import 4 things' })).toHaveCount(0)
    await openTasks(other)
    await expect(taskNamed(other, 'Pack the bag')).toHaveCount(1)
    await showSteps(other, 'Pack the bag')
    await expect(stepsOf(other, 'Pack the bag').getByRole('listitem')).toHaveText(['Socks', 'Charger'])
  })
})

test('a file comes into a used account: what is there stays as it is, the rest reaches the other device, and Undo takes it back', async ({
  page,
  openDevice,
}) => {
  const person = await startWithAccount(page)
  await openTasks(page)
  await writeSomething(page)
  await openSettings(page)
  const { text } = await downloadEverything(page)
  await openTasks(page)
  await deleteTask(page, 'Pack the bag')
  await renameTask(page, AWKWARD, 'Said in other words')
  await addTask(page, 'Written since')
  await expectAllSent(page)

  const second = await openDevice()
  await startSignedIn(second, person)
  await openTasks(second)
  await expect(taskNamed(second, 'Written since')).toHaveCount(1)

  await openSettings(page)
  await chooseFile(page, text)
  await expect(preview(page).getByRole('listitem')).toHaveText([
    '1 task is new.',
    '2 steps are new.',
    'You deleted 3 of them on this device. They will come back.',
    '1 thing is already here but differs from the file. Yours stays as it is.',
  ])
  await page.getByRole('button', { name: 'Import 3 things' }).click()
  await expect(yourData(page).getByText('Imported 3 things.')).toBeVisible()
  await page.locator('.ui-toast', { hasText: 'Imported 3 things.' }).hover()
  await expect(taskNamed(second, 'Pack the bag')).toHaveCount(1)
  await expect(taskNamed(second, 'Said in other words')).toHaveCount(1)
  await expect(taskNamed(second, AWKWARD)).toHaveCount(0)
  await expectAllSent(page)
  expect((await titlesOnServer(page)).toSorted()).toEqual([
    'Pack the bag',
    'Said in other words',
    'Written since',
  ])

  await page.locator('.ui-toast').getByRole('button', { name: /^Undo/ }).click()
  await expect(yourData(page).getByText('Everything is as it was before the import.')).toBeFocused()
  await expect(taskNamed(second, 'Pack the bag')).toHaveCount(0)
  await expectAllSent(page)
  expect((await readServer(page)).map(({ data }) => data?.['title']).toSorted()).toEqual([
    'Said in other words',
    'Written since',
  ])
})

test('tasks come out as a table that a spreadsheet opens and cannot run', async ({ page }) => {
  await beginAsGuest(page)
  await addTask(page, '=HYPERLINK("https://example.org")')
  await addTask(page, 'Pack the bag')
  await addStep(page, 'Pack the bag', 'Socks')
  await openSettings(page)
  const download = await downloadBy(page, 'Download tasks (CSV)')
  expect(download.suggestedFilename()).toMatch(/^glimmer-tasks-\d{4}-\d\d-\d\d\.csv$/)
  const [head, first, second, end] = (await textOf(download)).split('\r\n')
  expect(head).toMatch(/^\uFEFFTask,Done,/)
  expect(first).toMatch(/^"'=HYPERLINK\(""https:\/\/example\.org""\)",no,,yes,no,,Anytime,Medium,,personal,/)
  expect(second).toMatch(/^Pack the bag,no,.*,Socks,$/)
  expect(end).toBe('')
})

test('files that cannot come in are refused in kind words, and nothing changes', async ({ page }) => {
  await beginAsGuest(page)
  await addTask(page, 'Stays as it is')
  await openSettings(page)
  const { file, text } = await downloadEverything(page)
  const cases: readonly (readonly [text: string, said: RegExp])[] = [
    ['{"tasks": []}', /This is not a file that Glimmer made\./],
    [text.slice(0, -20), /This file is damaged or incomplete/],
    [JSON.stringify({ ...file, version: 2 }), /A newer version of Glimmer made this file\./],
    [
      JSON.stringify({ ...file, tables: { tasks: [{ ...file.tables['tasks']?.[0], title: '' }] } }),
      /number 1 in “tasks” \(tasks\.title: must not be empty\)/,
    ],
  ]
  for (const [content, said] of cases) {
    await chooseFile(page, content)
    await expect(yourData(page).getByText(said)).toBeFocused()
    await expect(preview(page)).toHaveCount(0)
  }
  expect((await downloadEverything(page)).file.tables).toEqual(file.tables)
})

test('a row that cannot be read stays out and is named, and the others come in by keyboard alone', async ({
  page,
}) => {
  await beginAsGuest(page)
  await addTask(page, 'Water the fern')
  await openSettings(page)
  const { file } = await downloadEverything(page)
  const [row] = file.tables['tasks'] ?? []
  const tasks = [
    { ...row, priority: 'urgent' },
    { ...row, id: crypto.randomUUID(), title: 'Answer the letter' },
  ]
  await chooseFile(page, JSON.stringify({ ...file, tables: { tasks } }))
  await expect(preview(page)).toContainText('1 thing cannot be read. It will be left out.')
  await expect(preview(page)).toContainText('Number 1 in “tasks” (tasks.priority: ')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Leave it' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(preview(page)).toHaveCount(0)
  await expect(yourData(page).getByRole('button', { name: 'Import a file' })).toBeFocused()

  await chooseFile(page, JSON.stringify({ ...file, tables: { tasks } }))
  await expect(preview(page).getByRole('heading')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(yourData(page).getByText('Imported 1 thing.')).toBeFocused()
  await openTasks(page)
  await expect(taskNamed(page, 'Answer the letter')).toHaveCount(1)
})

test('a file that is dropped on the card is looked into as well', async ({ page }) => {
  await beginAsGuest(page)
  await addTask(page, 'Water the fern')
  await openSettings(page)
  const { text } = await downloadEverything(page)
  const dataTransfer = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([content], 'dropped.json'))
    return transfer
  }, text)
  const place = yourData(page).getByText('Or drop the file here.')
  await place.dispatchEvent('dragover', { dataTransfer })
  await place.dispatchEvent('drop', { dataTransfer })
  await expect(page.getByRole('heading', { name: 'What “dropped.json” would change' })).toBeFocused()
  await expect(preview(page)).toContainText('1 thing is already here and stays as it is.')
})

test('what a file brought in can be taken back for as long as the page stays open, also when the message is gone', async ({
  page,
}) => {
  await beginAsGuest(page)
  await addTask(page, 'Water the fern')
  await openSettings(page)
  const before = await downloadEverything(page)
  const tasks = [{ ...before.file.tables['tasks']?.[0], id: crypto.randomUUID() }]
  await chooseFile(page, JSON.stringify({ ...before.file, tables: { tasks } }))
  await page.getByRole('button', { name: 'Import 1 thing' }).click()
  await page
    .locator('.ui-toast', { hasText: 'Imported 1 thing.' })
    .getByRole('button', { name: 'Close message' })
    .click()
  await expect(page.locator('.ui-toast')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo the import' }).click()
  await expect(yourData(page).getByText('Everything is as it was before the import.')).toBeFocused()
  expect((await downloadEverything(page)).file.tables).toEqual(before.file.tables)
})

test('axe finds nothing to say about settings, before and after a file comes in, in any theme', async ({
  page,
}) => {
  const look = async (where: string, widths: readonly number[]) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      expect.soft(await findProblemsInThemes(page), `${where}, ${width} wide`).toEqual([])
    }
  }
  await beginAsGuest(page)
  await addTask(page, 'Water the fern')
  await openSettings(page)
  const { file } = await downloadEverything(page)
  const [row] = file.tables['tasks'] ?? []
  const tasks = [row, { ...row, id: crypto.randomUUID() }, { ...row, id: 'broken' }]
  await chooseFile(page, JSON.stringify({ ...file, tables: { tasks } }))
  await expect(preview(page)).toBeVisible()
  await look('what a file would do', [1280, 390])
  await page.getByRole('button', { name: 'Import 1 thing' }).click()
  await expect(yourData(page).getByText('Imported 1 thing.')).toBeVisible()
  await look('a file that came in', [390])
})

test('the page fits a narrow screen, and everything to press is large enough for a finger', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await startAsGuest(page)
  await openSettings(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  for (const button of await yourData(page).getByRole('button').all()) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
})
