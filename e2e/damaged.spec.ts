import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startFaultRun } from './faults/fault-run.ts'
import { expect, test } from './support/journey.ts'
import { ownerOf } from './support/device-data.ts'
import { openKillableBrowser } from './support/killable-browser.ts'
import { formsOf } from './support/one-form.ts'
import { startAsGuest, startWithAccount } from './support/people.ts'
import { addTask, openTasks, shownTitles, taskNamed } from './support/tasks-page.ts'

// A fault gets no second try.
test.describe.configure({ retries: 0 })

/** Puts something into this device's database that Glimmer never would. */
async function putDamage(page: Page, store: string, record: unknown): Promise<void> {
  await page.evaluate(
    async ([name, value, owner]) => {
      const opening = indexedDB.open(`glimmer:${owner}`)
      await new Promise((resolve) => (opening.onsuccess = resolve))
      const writing = opening.result.transaction(name, 'readwrite')
      writing.objectStore(name).put(value)
      await new Promise((resolve) => (writing.oncomplete = resolve))
      opening.result.close()
    },
    [store, record, await ownerOf(page)] as const,
  )
}

for (const who of formsOf(['a guest', 'an account'] as const)) {
  test(`what is damaged on the device of ${who} is set aside and can be saved, and the rest works`, async ({
    page,
  }) => {
    await (who === 'a guest' ? startAsGuest(page) : startWithAccount(page))
    await openTasks(page)
    await addTask(page, 'Whole')
    const damaged = { table: 'tasks', id: randomUUID(), data: 'nonsense' }
    // From a page without Glimmer, which would write some of it anew.
    await page.goto('/robots.txt')
    await putDamage(page, 'rows', damaged)
    await putDamage(page, 'meta', { key: 'trail', value: 'nonsense' })
    await page.goto('/tasks')

    const messages = page.getByRole('region', { name: /Messages/ })
    await expect(messages).toContainText('2 things kept on this device were damaged.')
    const download = page.waitForEvent('download')
    await messages.getByRole('button', { name: 'Save a copy' }).click()
    const file = readFileSync(await (await download).path(), 'utf8')
    expect(JSON.parse(file)).toMatchObject([{ store: 'rows', record: damaged }, { store: 'meta' }])

    await addTask(page, 'Written after')
    await page.reload()
    await expect(taskNamed(page, 'Written after')).toBeVisible()
    expect(await shownTitles(page)).toEqual(['Written after', 'Whole'])
  })
}

test('a field that breaks the page is found when the page is opened again', async ({ page }) => {
  await startAsGuest(page)
  await openTasks(page)
  await addTask(page, 'Whole')
  // What cannot be made a text breaks whoever shows it.
  const unspeakable = { toString: 1, valueOf: 1 }
  const data = {
    title: 'Torn',
    createdAt: '2026-11-21T10:00:00.000Z',
    timeOfDay: 'anytime',
    estimatedTime: unspeakable,
  }
  await putDamage(page, 'rows', { table: 'tasks', id: randomUUID(), data })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This page stopped working' })).toBeVisible()
  await page.getByRole('button', { name: 'Open the page again' }).click()
  await expect(taskNamed(page, 'Whole')).toBeVisible()
  expect(await shownTitles(page)).toEqual(['Whole'])
})

/** The files in which a browser keeps the databases of a profile. */
function databaseFiles(profile: string): string[] {
  const folder = join(profile, 'Default', 'IndexedDB')
  const inside = readdirSync(folder).find((name) => name.endsWith('.leveldb')) ?? ''
  return readdirSync(join(folder, inside)).map((name) => join(folder, inside, name))
}

const damages: Record<string, (files: readonly string[]) => void> = {
  'without its manifest': (files) =>
    files.filter((file) => /MANIFEST|CURRENT/.test(file)).forEach((file) => rmSync(file)),
  'with its log cut off': (files) =>
    files.filter((file) => file.endsWith('.log')).forEach((file) => truncateSync(file, 200)),
}

for (const [how, damage] of formsOf(Object.entries(damages))) {
  test(`a browser's database ${how} lets the page open, and an account has everything again`, async ({
    page,
    server,
    profile,
    clientAddress,
  }) => {
    const run = startFaultRun(`browser's database ${how}`, { thin: 1, full: 1 })
    await startWithAccount(page)
    await openTasks(page)
    await addTask(page, 'On the server')
    const { cookies, origins } = await page.context().storageState()
    const open = async () => {
      const browser = await openKillableBrowser(profile, { 'x-forwarded-for': clientAddress })
      await browser.context.addCookies(cookies)
      const entries = origins.flatMap(({ localStorage }) => localStorage)
      await browser.context.addInitScript((kept) => {
        if (location.protocol !== 'http:') return
        for (const { name, value } of kept) localStorage.setItem(name, value)
      }, entries)
      await browser.page.goto(`${server.url}/tasks`)
      return browser
    }
    const first = await open()
    await expect(taskNamed(first.page, 'On the server')).toBeVisible()
    await first.close()
    const files = databaseFiles(profile)
    expect(files.some((file) => existsSync(file))).toBe(true)
    damage(files)

    const second = await open()
    try {
      await expect(taskNamed(second.page, 'On the server')).toBeVisible()
      await addTask(second.page, 'Written after')
      expect(await shownTitles(second.page)).toEqual(['Written after', 'On the server'])
    } finally {
      await second.close()
    }
    run.report('the page opened, an account had everything')
  })
}

test('where the browser does not open what it keeps, a page says so, claims nothing and offers a way on', async ({
  page,
}) => {
  await startAsGuest(page)
  await openTasks(page)
  await addTask(page, 'Kept')
  // As where a disk is broken, or another Glimmer was here: the database is of a version that nobody knows.
  await page.goto('/privacy')
  await page.evaluate(async () => {
    const opening = indexedDB.open('glimmer:guest', 99)
    await new Promise((resolve) => (opening.onsuccess = resolve))
    opening.result.close()
  })
  await page.goto('/tasks')
  await expect(page.getByRole('heading', { name: 'Your things can’t be opened here' })).toBeVisible()
  await expect(page.getByText('still saved')).toHaveCount(0)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save a copy of everything' }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('Kept')
})
