import type { Page } from '@playwright/test'
import { expectAllSent, readServer } from './support/device-data.ts'
import { findProblemsInThemes } from './support/find-problems.ts'
import { expect, test as base } from './support/journey.ts'
import { beginAsGuest, newPerson, signIn, startWithAccount } from './support/people.ts'
import { openSettings } from './support/settings-page.ts'
import { addTask, taskNamed } from './support/tasks-page.ts'

/** On a server that a real OpenID provider on loopback lets people into. */
const test = base.extend({
  serverEnv: async ({ openIdProvider }, use) => use(openIdProvider.settings),
})

/** On one whose provider is away: nobody listens at this port. */
const away = base.extend({
  serverEnv: {
    OIDC_ISSUER: 'http://127.0.0.1:9',
    OIDC_CLIENT_ID: 'glimmer',
    OIDC_CLIENT_SECRET: 'a secret',
    OIDC_NAME: 'Example House',
  },
})

// What keeps people safe gets no second try. One server with a provider is enough for all of them.
base.describe.configure({ retries: 0, mode: 'default' })

const carryOn = (page: Page) => page.getByRole('button', { name: 'Continue with Example House' })
const security = (page: Page) => page.getByRole('region', { name: 'Privacy & Security' })

const message = (page: Page, text: string) => page.getByRole('region', { name: /^Messages/ }).getByText(text)

/** On the provider's own page; an empty name turns back there. */
const say = (page: Page, person: string) =>
  page.getByRole('button', { name: person === '' ? 'Turn back' : person, exact: true }).click()

test('a guest continues with the provider and finds their tasks there, once; later they sign in and delete it that way (B1, B6, I6) @phone', async ({
  page,
  openDevice,
  openIdProvider,
  isMobile,
}) => {
  const { email } = newPerson()
  openIdProvider.people.set(email, { name: 'Robin', email, email_verified: true })
  await beginAsGuest(page)
  await addTask(page, 'Water the fern')
  await addTask(page, 'Write to Sam')
  await page.goto('/auth')
  await carryOn(page).focus()
  expect.soft(await findProblemsInThemes(page), 'the way in').toEqual([])
  await page.keyboard.press('Enter')
  await say(page, email)

  await page.waitForURL('/tasks')
  await expect(message(page, 'Your account is ready, and your 2 things from before are in it.')).toBeVisible()
  await expectAllSent(page)
  const titles = (await readServer(page)).flatMap(({ table, data }) =>
    table === 'tasks' ? [data?.['title']] : [],
  )
  expect(titles.toSorted()).toEqual(['Water the fern', 'Write to Sam'])
  // The phone differs in nothing that follows.
  if (isMobile) return

  const second = await openDevice()
  await second.goto('/wins')
  await carryOn(second).click()
  await say(second, email)
  await second.waitForURL('/wins')
  await second.goto('/tasks')
  await expect(taskNamed(second, 'Water the fern')).toBeVisible()

  await openSettings(page)
  await expect(security(page)).toContainText('You sign in with Example House.')
  await expect(security(page).getByRole('button', { name: 'Change Password' })).toHaveCount(0)
  expect.soft(await findProblemsInThemes(page), 'the card').toEqual([])
  const askToDelete = async () => {
    await security(page).getByRole('button', { name: 'Delete Account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete Account' })
    await dialog.getByLabel(`Please type 'DELETE' to confirm`).fill('DELETE')
    return carryOn(page)
  }
  const go = await askToDelete()
  expect.soft(await findProblemsInThemes(page), 'before it is deleted').toEqual([])
  await go.click()
  await say(page, '')
  await page.waitForURL('/settings')
  await expect(message(page, 'You turned back on the way. Nothing has changed here.')).toBeVisible()

  await (await askToDelete()).click()
  await say(page, email)
  await expect(page).toHaveURL('/')
  await expect(message(page, 'Your account deletion request has been processed.')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
})

test('who may not come in that way hears why, and comes in with a password (B1)', async ({
  page,
  openDevice,
  openIdProvider,
}) => {
  const person = await startWithAccount(await openDevice())
  openIdProvider.people.set(person.email, { email: person.email, email_verified: false })
  await page.goto('/auth')
  await carryOn(page).click()
  await say(page, person.email)
  await expect(page.getByRole('alert')).toContainText(
    'Your email address isn’t confirmed where you just signed in.',
  )
  await expect(page).toHaveURL('/auth')
  expect.soft(await findProblemsInThemes(page), 'a refusal').toEqual([])
  // A reload carries nothing out again, and Back leads nowhere that does.
  await page.reload()
  await expect(carryOn(page)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await signIn(page, person)
})

away(
  'while the provider can’t be reached, /auth says so and a password still works (B1)',
  async ({ page, openDevice }) => {
    const person = await startWithAccount(await openDevice())
    await page.goto('/auth')
    await carryOn(page).click()
    await expect(page.getByRole('alert')).toContainText('That way of signing in can’t be reached just now.')
    await page.context().setOffline(true)
    await carryOn(page).click()
    await expect(page.getByRole('alert')).toContainText('The server can’t be reached right now.')
    await page.context().setOffline(false)
    await signIn(page, person)
  },
)
