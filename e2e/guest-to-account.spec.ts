import type { Page } from '@playwright/test'
import { askingDialog } from './support/check-in.ts'
import { expectAllSent, readServer } from './support/device-data.ts'
import { countTaps } from './support/count-taps.ts'
import { findProblemsInThemes } from './support/find-problems.ts'
import { expect, test } from './support/journey.ts'
import { type KillableBrowser, openKillableBrowser } from './support/killable-browser.ts'
import {
  beginAsGuest,
  fillSignUp,
  newPerson,
  type Person,
  signIn,
  signUp,
  startSignedIn,
  startWithAccount,
} from './support/people.ts'
import { seedTasks } from './support/seed-tasks.ts'
import {
  addStep,
  addTask,
  openTasks,
  showEverything,
  shownTitles,
  showSteps,
  stepsOf,
  taskNamed,
} from './support/tasks-page.ts'

// A fault gets no second try.
test.describe.configure({ retries: 0 })

const numbered = (word: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${word} ${String(i + 1).padStart(2, '0')}`)

const thirtyTasks = numbered('Task', 30)
const tenSteps = numbered('Step', 10)

/** A guest's thirty tasks; the first two have five steps each. */
async function writeGuestThings(page: Page): Promise<void> {
  for (const title of thirtyTasks) await addTask(page, title)
  await showEverything(page)
  for (const title of tenSteps.slice(0, 5)) await addStep(page, 'Task 01', title)
  for (const title of tenSteps.slice(5)) await addStep(page, 'Task 02', title)
}

/** However many of them the page begins with. */
async function expectThirtyTasks(page: Page): Promise<void> {
  await expect.poll(async () => (await shownTitles(page)).length).toBe(30)
}

/** All thirty and all ten, each once, on the page and on the server. */
async function expectEverythingOnce(page: Page): Promise<void> {
  await expectThirtyTasks(page)
  expect((await shownTitles(page)).toSorted()).toEqual(thirtyTasks)
  await showSteps(page, 'Task 02')
  await expect(stepsOf(page, 'Task 02').getByRole('checkbox')).toHaveCount(5)
  const rows = await readServer(page)
  const titlesOf = (wanted: string) =>
    rows.filter(({ table }) => table === wanted).map(({ data }) => String(data?.['title']))
  expect(titlesOf('tasks').toSorted()).toEqual(thirtyTasks)
  expect(titlesOf('subtasks').toSorted()).toEqual(tenSteps)
}

const databasesOf = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))

/** An account with two tasks, made on a device of its own. */
async function accountWithData(page: Page): Promise<Person> {
  const person = await startWithAccount(page)
  await openTasks(page)
  await addTask(page, 'Already here 1')
  await addTask(page, 'Already here 2')
  await expectAllSent(page)
  return person
}

/** A guest with three tasks and a step, who then signs in. */
async function signInAsGuestWithThings(page: Page, person: Person): Promise<void> {
  await beginAsGuest(page)
  for (const title of ['Mine 1', 'Mine 2', 'Mine 3']) await addTask(page, title)
  await addStep(page, 'Mine 1', 'A small step')
  await signIn(page, person)
}

/**
 * Lets the first part of the move come into the account's database, and holds the rest back: a transaction of ours
 * stands in the queue before it and does not end. Returns the number of rows that came in.
 */
async function holdMoveInTheMiddle(page: Page, address: string): Promise<number> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  // The move begins after the account's first reading: by then the database is being watched.
  await page.route('**/api/sync/pull?*', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(address)
  const watching = await page.evaluateHandle(async () => {
    let account: string | undefined
    while (account === undefined) {
      const databases = await indexedDB.databases()
      account = databases.find(({ name }) => name !== 'glimmer:guest' && name?.startsWith('glimmer:'))?.name
    }
    const opening = indexedDB.open(account)
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const moved = new Promise<number>((resolve) => {
      const rowsAlone = () => opening.result.transaction('rows', 'readwrite').objectStore('rows')
      const look = (rows: IDBObjectStore) => {
        const counting = rows.count()
        counting.addEventListener('success', () => {
          if (counting.result > 0) resolve(counting.result)
          // Asked again it stays alive, and nothing else reaches the rows.
          look(counting.result > 0 ? rows : rowsAlone())
        })
      }
      look(rowsAlone())
    })
    return { moved }
  })
  release()
  return watching.evaluate(({ moved }) => moved)
}

const question = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Bring these 4 things into this account?' })

test('a guest with 30 tasks and 10 steps signs up: all there once each, on a second device too (B6)', async ({
  page,
  openDevice,
}) => {
  await beginAsGuest(page)
  await writeGuestThings(page)
  const taps = await countTaps(page)
  const person = await signUp(page)
  // The form, the agreement, the account: beside what is written.
  expect(await taps()).toBe(3)
  await openTasks(page)
  await expect.poll(() => databasesOf(page)).not.toContain('glimmer:guest')
  await expectAllSent(page)
  await expectEverythingOnce(page)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  const second = await openDevice()
  await startSignedIn(second, person)
  await openTasks(second)
  await expectEverythingOnce(second)
})

test('a guest with two tabs signs up in one: both go over to the account, with everything once (B6)', async ({
  page,
  context,
}) => {
  await beginAsGuest(page)
  for (const title of ['Mine 1', 'Mine 2', 'Mine 3']) await addTask(page, title)
  await addStep(page, 'Mine 1', 'A small step')
  const second = await context.newPage()
  const { email } = await signUp(second)
  const banner = page.getByRole('banner')
  await expect(banner.getByText(`account ${email}`)).toBeVisible()
  await expect.poll(() => databasesOf(page)).not.toContain('glimmer:guest')
  await addTask(page, 'Written in the first tab since')
  await openTasks(second)
  for (const tab of [page, second]) {
    const titles = ['Written in the first tab since', 'Mine 3', 'Mine 2', 'Mine 1']
    await expect.poll(() => shownTitles(tab)).toEqual(titles)
  }
  await expectAllSent(page)
  expect(await readServer(page)).toHaveLength(5)
})

test.describe('where the energy of the day is asked for', () => {
  test.use({ isCheckInOffered: true })

  test('a new account says that a guest’s things are in it, and asks nothing in that visit (B6, F12)', async ({
    page,
  }) => {
    await beginAsGuest(page)
    await askingDialog(page).getByRole('button', { name: 'Not today' }).click()
    await addTask(page, 'Mine 1')
    await addTask(page, 'Mine 2')
    // So that the account would be asked anew.
    await page.evaluate(() => localStorage.removeItem('glimmer:check-in-asking'))
    await signUp(page)
    const ready = 'Your account is ready, and your 2 things from before are in it.'
    await expect(page.getByRole('region', { name: /^Messages/ }).getByText(ready)).toBeVisible()
    await expectAllSent(page)
    await expect(taskNamed(page, 'Mine 1')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.reload()
    await expect(askingDialog(page)).toBeVisible()
  })
})

test('a guest signs in to an account that has data, and brings their things: merged, nothing doubled (B6)', async ({
  page,
  openDevice,
}) => {
  const other = await openDevice()
  const person = await accountWithData(other)
  await signInAsGuestWithThings(page, person)
  await expect(question(page)).toBeVisible()
  expect.soft(await findProblemsInThemes(page), 'the question about their things').toEqual([])
  await question(page).getByRole('button', { name: 'Bring them in' }).click()
  await expect(page.getByRole('status').getByText('Your 4 things are in this account now.')).toBeVisible()
  await openTasks(page)
  const all = ['Already here 1', 'Already here 2', 'Mine 1', 'Mine 2', 'Mine 3']
  await expect(page.locator('.task-row')).toHaveCount(5)
  expect((await shownTitles(page)).toSorted()).toEqual(all)
  expect(await databasesOf(page)).not.toContain('glimmer:guest')
  await expectAllSent(page)
  await page.reload()
  await expect(page.locator('.task-row')).toHaveCount(5)
  expect(await readServer(page)).toHaveLength(6)
  await expect(taskNamed(other, 'Mine 1')).toBeVisible()
  expect((await shownTitles(other)).toSorted()).toEqual(all)
})

test('a guest who leaves their things behind finds them as a guest again, and the account has none of them (B6)', async ({
  page,
  openDevice,
}) => {
  const person = await accountWithData(await openDevice())
  await signInAsGuestWithThings(page, person)
  await question(page).getByRole('button', { name: 'Leave them here' }).click()
  await expect(question(page)).toBeHidden()
  await openTasks(page)
  await expect(taskNamed(page, 'Already here 1')).toBeVisible()
  expect((await shownTitles(page)).toSorted()).toEqual(['Already here 1', 'Already here 2'])
  await addTask(page, 'Written since')
  await expectAllSent(page)
  expect(await readServer(page)).toHaveLength(3)
  // Once is enough: another page of the same sign-in does not ask again.
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/auth')
  await page.getByRole('button', { name: 'Continue without an account' }).click()
  await expect(taskNamed(page, 'Mine 1')).toBeVisible()
  expect((await shownTitles(page)).toSorted()).toEqual(['Mine 1', 'Mine 2', 'Mine 3'])
  await showSteps(page, 'Mine 1')
  await expect(stepsOf(page, 'Mine 1').getByRole('checkbox', { name: 'A small step' })).toBeVisible()
})

test('a browser killed in the middle of the move goes on with it when it opens again, and doubles nothing (B6)', async ({
  server,
  profile,
  clientAddress,
  openDevice,
}) => {
  const headers = { 'x-forwarded-for': clientAddress }
  const person = newPerson()
  const opened = async (work: (browser: KillableBrowser) => Promise<void>) => {
    const browser = await openKillableBrowser(profile, headers)
    try {
      await work(browser)
    } finally {
      await browser.kill()
    }
  }

  await opened(async ({ page, close }) => {
    await page.goto(`${server.url}/auth`)
    await page.getByRole('button', { name: 'Continue without an account' }).click()
    await page.waitForURL('**/tasks')
    const steps = tenSteps.map((title) => ({ title }))
    const stepsOfTasks = [steps.slice(0, 5), steps.slice(5)]
    await seedTasks(
      page,
      thirtyTasks.map((title, i) => ({ title, steps: stepsOfTasks[i] ?? [] })),
    )
    await page.goto(`${server.url}/auth`)
    await fillSignUp(page, person)
    // The move waits for the first reading. Closed in peace, the browser keeps the sign-in, which takes it a while.
    await page.route('**/api/sync/pull?*', (route) => route.abort())
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByRole('banner').getByText('Welcome back!')).toBeVisible()
    await close()
  })
  await opened(async ({ page, kill }) => {
    const moved = await holdMoveInTheMiddle(page, server.url)
    expect(moved).toBeGreaterThan(0)
    expect(moved).toBeLessThan(40)
    await kill()
  })
  await opened(async ({ page, close }) => {
    await page.goto(`${server.url}/tasks`)
    await expectThirtyTasks(page)
    await expect.poll(() => databasesOf(page)).not.toContain('glimmer:guest')
    await expectAllSent(page)
    await close()
  })
  const other = await openDevice()
  await startSignedIn(other, person)
  await openTasks(other)
  await expectEverythingOnce(other)
})
