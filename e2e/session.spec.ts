import type { BrowserContext, Page } from '@playwright/test'
import { countUnsent, expectAllSent, ownerOf, titlesOnServer } from './support/device-data.ts'
import { expect, test } from './support/journey.ts'
import {
  fromOurPages,
  newPerson,
  type Person,
  signIn,
  signUp,
  startSignedIn,
  startWithAccount,
  waitUntilKept,
} from './support/people.ts'
import { addTask, openTasks, shownTitles, taskNamed } from './support/tasks-page.ts'

// What keeps people safe gets no second try.
test.describe.configure({ retries: 0 })

/** The titles of the tasks in each of this browser's databases, by the database's name. */
function titlesOnDevice(page: Page): Promise<Record<string, unknown[]>> {
  return page.evaluate(async () => {
    const settle = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('no reason given')))
      })
    const titles: Record<string, unknown[]> = {}
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settle(indexedDB.open(name))
      const rows = await settle(database.transaction('rows').objectStore('rows').getAll())
      titles[name] = rows.filter((row) => row.data).map((row) => row.data.title as unknown)
      database.close()
    }
    return titles
  })
}

const signOutOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign Out' })

/** From another device: choosing a new password ends every other session of the account. */
async function changePasswordElsewhere(page: Page, person: Person, newPassword: string): Promise<Person> {
  const answer = await page.request.post('/api/auth/change-password', {
    headers: fromOurPages,
    data: { currentPassword: person.password, newPassword },
  })
  expect(answer.status()).toBe(200)
  return { ...person, password: newPassword }
}

async function sessionCookie(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies()
  const session = cookies.find(({ name }) => name === 'glimmer.session')
  expect(session).toBeDefined()
  return `${session?.name}=${session?.value}`
}

test('signing out anywhere leads to /auth in every tab, and takes what was on the device off it (B4)', async ({
  page,
  context,
}) => {
  await startWithAccount(page)
  await openTasks(page)
  await addTask(page, 'Answer the letter')
  await expectAllSent(page)
  const second = await context.newPage()
  await second.goto('/features')
  await signOutOf(second).click()
  await expect(second).toHaveURL('/auth')
  await expect(page).toHaveURL('/auth')
  await expect(page.getByText('Answer the letter')).toHaveCount(0)
  await expect.poll(() => titlesOnDevice(second)).toEqual({})
  await second.goto('/tasks')
  await second.waitForURL('/auth')
  const { user } = await (await page.request.get('/api/me')).json()
  expect(user).toBeNull()
})

test('a session that ends in the middle leaves everything usable, and what waited arrives after signing in again (B4)', async ({
  page,
  openDevice,
}) => {
  const person = await startWithAccount(page)
  await openTasks(page)
  await addTask(page, 'Before it ended')
  await expectAllSent(page)
  const other = await openDevice()
  await startSignedIn(other, person)
  const renewed = await changePasswordElsewhere(other, person, 'another quiet river')

  await addTask(page, 'Written while signed out')
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Sign in again to keep syncing' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await addTask(page, 'And one more')
  await page.reload()
  await expect(taskNamed(page, 'And one more')).toBeVisible()
  expect(await shownTitles(page)).toEqual(['And one more', 'Written while signed out', 'Before it ended'])
  expect(await countUnsent(page)).toBe(2)

  await banner.getByRole('link', { name: 'Sign in again to keep syncing' }).click()
  await expect(page.getByText(`Sign in again to keep syncing as ${person.email}.`)).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await page.getByLabel('Password', { exact: true }).fill(renewed.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('/tasks')
  await openTasks(page)
  await expectAllSent(page)
  await expect(banner.getByText('Everything is saved')).toBeAttached()
  await openTasks(other)
  await expect(taskNamed(other, 'And one more')).toBeVisible()
  expect(await shownTitles(other)).toEqual(['And one more', 'Written while signed out', 'Before it ended'])
})

test('one tab as X, another signs in as Y: not one row crosses, on the device or on the server (B6)', async ({
  page,
  context,
  openDevice,
}) => {
  const elsewhere = await openDevice()
  const y = await startWithAccount(elsewhere, newPerson('Yaro'))
  await openTasks(elsewhere)
  await addTask(elsewhere, 'Y: from elsewhere')
  await expectAllSent(elsewhere)

  const x = await startWithAccount(page, newPerson('Xenia'))
  await openTasks(page)
  const idOfX = await ownerOf(page)
  await addTask(page, 'X: sent')
  await expectAllSent(page)
  const away = await openDevice()
  await startSignedIn(away, x)
  const renewedX = await changePasswordElsewhere(away, x, 'another quiet river')
  await addTask(page, 'X: waits')
  await expect(page.getByRole('link', { name: 'Sign in again to keep syncing' })).toBeVisible()

  const second = await context.newPage()
  await signIn(second, y)
  await expect(page.getByRole('button', { name: 'Y: from elsewhere', exact: true })).toBeVisible()
  expect(await shownTitles(page)).toEqual(['Y: from elsewhere'])
  await addTask(page, 'Y: in the first tab')
  await openTasks(second)
  await addTask(second, 'Y: in the second tab')
  await expectAllSent(page)
  const idOfY = await ownerOf(page)
  const onDevice = await titlesOnDevice(page)
  expect(Object.keys(onDevice).toSorted()).toEqual([`glimmer:${idOfX}`, `glimmer:${idOfY}`].toSorted())
  expect(onDevice[`glimmer:${idOfX}`]?.toSorted()).toEqual(['X: sent', 'X: waits'])
  const allOfY = ['Y: from elsewhere', 'Y: in the first tab', 'Y: in the second tab']
  expect(onDevice[`glimmer:${idOfY}`]?.toSorted()).toEqual(allOfY)
  expect((await titlesOnServer(page)).toSorted()).toEqual(allOfY)

  await signOutOf(second).click()
  await expect(page).toHaveURL('/auth')
  await signIn(second, renewedX)
  await openTasks(second)
  await expectAllSent(second)
  expect(await titlesOnServer(second)).toEqual(['X: sent', 'X: waits'])
  expect(await shownTitles(second)).toEqual(['X: waits', 'X: sent'])
  expect(Object.keys(await titlesOnDevice(second))).toEqual([`glimmer:${idOfX}`])
})

test('a write of X that is on its way while Y signs in stays with X (B6)', async ({ page, openDevice }) => {
  const y = await startWithAccount(await openDevice(), newPerson('Yaro'))
  const x = await startWithAccount(page, newPerson('Xenia'))
  await openTasks(page)
  const idOfX = await ownerOf(page)
  await expect(page.getByRole('banner').getByText('Everything is saved')).toBeAttached()

  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/sync/push', async (route) => {
    await released
    await route.continue()
  })
  const onItsWay = page.waitForRequest('**/api/sync/push')
  await addTask(page, 'X: on its way')
  await onItsWay
  // The cookie is the browser's: from here on it speaks for Y, and this tab does not know.
  const entered = await page.request.post('/api/auth/sign-in/email', {
    headers: fromOurPages,
    data: { email: y.email, password: y.password },
  })
  expect(entered.status()).toBe(200)
  const refusal = page.waitForResponse('**/api/sync/push')
  release()
  expect((await refusal).status()).toBe(409)

  await expect(page.getByRole('banner').getByText(`account ${y.email}`)).toBeVisible()
  await expect(taskNamed(page, 'X: on its way')).toHaveCount(0)
  expect(await titlesOnServer(page)).toEqual([])
  expect((await titlesOnDevice(page))[`glimmer:${idOfX}`]).toEqual(['X: on its way'])

  await signOutOf(page).click()
  await expect(page).toHaveURL('/auth')
  await signIn(page, x)
  await openTasks(page)
  await expectAllSent(page)
  expect(await titlesOnServer(page)).toEqual(['X: on its way'])
})

test.describe('what has been kept for the time without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('signing out with unsent changes asks first; made offline, it is carried out before any later request (B4)', async ({
    page,
    context,
    playwright,
    server,
  }) => {
    await signUp(page)
    await waitUntilKept(page)
    await openTasks(page)
    const cookie = await sessionCookie(context)
    await context.setOffline(true)
    await addTask(page, 'Never sent')
    await signOutOf(page).click()
    const question = page.getByRole('alertdialog', { name: 'Sign out now?' })
    await expect(question).toContainText('One change has not reached the server yet.')
    await expect(question.getByRole('button', { name: 'Stay signed in' })).toBeFocused()
    await question.getByRole('button', { name: 'Stay signed in' }).click()
    await expect(question).toBeHidden()
    await expect(taskNamed(page, 'Never sent')).toBeVisible()

    await signOutOf(page).click()
    await question.getByRole('button', { name: 'Sign out and clear' }).click()
    await expect(page).toHaveURL('/auth')
    await expect.poll(() => titlesOnDevice(page)).toEqual({})

    // Opened again before there was a network: it is still remembered.
    const order: string[] = []
    context.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/') && pathname !== '/api/auth/sign-out') order.push(pathname)
    })
    context.on('response', (response) => {
      if (response.url().endsWith('/api/auth/sign-out')) order.push(`signed out: ${response.status()}`)
    })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
    await context.setOffline(false)
    await expect.poll(() => order).toContain('signed out: 200')
    await Promise.all([page.waitForResponse('**/api/me'), page.reload()])
    expect(order[0]).toBe('signed out: 200')
    const old = await playwright.request.newContext({ extraHTTPHeaders: { cookie } })
    const { user } = await (await old.get(`${server.url}/api/me`)).json()
    expect(user).toBeNull()
    await old.dispose()
  })
})
