import { spawnSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { accountSession } from '../apps/web/app/session/refresh-session.ts'
import { GUEST_SESSION } from '../apps/web/app/session/session-store.ts'
import { findProblemsInThemes } from './support/find-problems.ts'
import { expect, test } from './support/journey.ts'
import { isRed, paintedColour } from './support/painted-colour.ts'
import {
  chooseToBeGuest,
  fillNewAccount,
  fillSignUp,
  newPerson,
  readKeptSession,
  signIn,
  signUp,
  startWithAccount,
} from './support/people.ts'
import { quickAdd } from './support/tasks-page.ts'

// What keeps people safe gets no second try.
test.describe.configure({ retries: 0 })

const password = (page: Page) => page.getByLabel('Password', { exact: true })

/** Keeps the answer to one address back until it is let go, so that there is time to look. */
async function holdAnswer(page: Page, address: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('/auth turns from sign in to sign up and back, with a field for each thing it asks (B1)', async ({
  page,
}) => {
  await page.goto('/auth')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back')
  await expect(page.getByText('Sign in to continue your journey')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Forgot password?' })).toBeVisible()
  await expect(page.getByLabel('Full Name')).toHaveCount(0)
  await expect(page.getByRole('checkbox')).toHaveCount(0)

  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Glimmer')
  await expect(page.getByText('Start your productivity journey today')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible()
  for (const field of ['Full Name', 'Email']) {
    await expect(page.getByLabel(field)).toHaveAttribute('required')
  }
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email')
  const consent = page.getByRole('checkbox', {
    name: /^I agree to the Privacy Policy .* and the Terms of Service/,
  })
  await expect(consent).not.toBeChecked()
  for (const [name, address] of [
    ['Privacy Policy', '/privacy'],
    ['Terms of Service', '/terms'],
  ] as const) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', address)
  }

  await expect(password(page)).toHaveAttribute('required')
  await password(page).fill('quiet lantern river')
  await expect(password(page)).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password(page)).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password(page)).toHaveAttribute('type', 'password')
  await expect(password(page)).toHaveValue('quiet lantern river')

  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back')
  await page.getByRole('banner').getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('what is missing is asked for, and without consent nothing leaves the page (B2)', async ({ page }) => {
  const asked: string[] = []
  // What a passkey would sign is asked as the page opens, and says nothing of anybody.
  const isOfPerson = (url: string) => !url.endsWith('/passkeys/question')
  page.on(
    'request',
    (request) => request.method() === 'POST' && isOfPerson(request.url()) && asked.push(request.url()),
  )
  const person = newPerson()
  const submit = page.getByRole('button', { name: 'Create Account' })
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await submit.click()
  await expect(page.getByLabel('Full Name')).toBeFocused()
  await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription(/enter your name/)
  await expect(password(page)).toHaveAccessibleDescription(/enter your password/)
  await page.getByLabel('Full Name').fill(person.name)
  await password(page).fill(person.password)
  await page.getByLabel('Email').fill('robin at example.org')
  await submit.click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/a full email address/)
  await page.getByLabel('Email').fill(person.email)
  await submit.click()
  await expect(page.getByRole('alert')).toHaveText(
    'Please accept our privacy policy and terms of service to continue.',
  )
  await expect(page.getByRole('checkbox')).toBeFocused()
  await page.getByRole('checkbox').check()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(asked).toEqual([])
})

test('a guest who presses Get Started sees the form for an account first, and what they were writing comes along (B1, B6)', async ({
  page,
}) => {
  await chooseToBeGuest(page)
  await quickAdd(page).fill('Take my me')
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click()
  await expect(page).toHaveURL('/auth#begin')
  const asked = page.getByRole('main').locator('input, button')
  await expect(asked.first()).toHaveAccessibleName('Full Name')
  await expect(asked.last()).toHaveAccessibleName('Continue without an account')
  await expect(page.getByText('Everything you have here comes along into your account.')).toBeVisible()
  await fillNewAccount(page, newPerson())
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/tasks')
  await expect(quickAdd(page)).toHaveValue('Take my me')
})

test('a new account is usable at once where no mail is sent, and the message says so (B1, B3)', async ({
  page,
}) => {
  await page.goto('/auth')
  await fillSignUp(page, newPerson())
  const letGo = await holdAnswer(page, '**/api/auth/sign-up/email')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('button', { name: 'Please wait...' })).toBeVisible()
  letGo()
  await expect(page.getByRole('status').getByText('Your account is ready. Welcome!')).toBeVisible()
  await expect(page).toHaveURL('/tasks')
  await expect(page.getByRole('banner').getByText('Welcome back!')).toBeVisible()
})

test("what stands in the way is said in a red alert, in the service's words, or as 'An error occurred' (B3)", async ({
  page,
  openDevice,
}) => {
  const person = await startWithAccount(await openDevice())
  await page.goto('/calendar?view=week')
  await page.waitForURL('/auth')
  await fillSignUp(page, person)
  await page.getByRole('button', { name: 'Create Account' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText('There is already an account with this email. Try signing in.')
  await expect(alert).toBeFocused()
  expect(isRed(await paintedColour(alert))).toBe(true)
  await password(page).fill('password1')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(alert).toContainText('That password is one of the first that a stranger would try.')

  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(alert).toHaveCount(0)
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await password(page).fill('not the one')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(alert).toContainText('This email and password don’t match.')

  await page.route('**/api/auth/sign-in/email', (route) =>
    route.fulfill({ status: 502, body: 'Bad Gateway' }),
  )
  await password(page).fill(person.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(alert).toHaveText('An error occurred')
  await page.unroute('**/api/auth/sign-in/email')

  const letGo = await holdAnswer(page, '**/api/auth/sign-in/email')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Please wait...' })).toBeVisible()
  await expect(alert).toHaveCount(0)
  letGo()
  await expect(page.getByRole('status').getByText('Successfully signed in!')).toBeVisible()
  // To the page whose link they had opened.
  await expect(page).toHaveURL('/calendar?view=week')
})

test('without a session the app leads to /auth; a guest may open /auth, an account is led on to / (B4, B6)', async ({
  page,
}) => {
  const appRoutes = ['/dashboard', '/tasks', '/brain-dump', '/inspire', '/calendar', '/settings']
  for (const route of appRoutes) {
    await page.goto(route)
    await page.waitForURL('/auth')
  }
  // Nobody is known here who could be welcomed back, and the way in without a form comes first.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Glimmer')
  await expect(page.getByRole('main').locator('input, button').first()).toHaveAccessibleName(
    'Continue without an account',
  )
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([])

  // Whoever comes in goes on to the page they had opened last.
  await page.getByRole('button', { name: 'Continue without an account' }).click()
  await expect(page).toHaveURL('/settings')
  expect(await readKeptSession(page)).toEqual(GUEST_SESSION)
  await page.goto('/auth')
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  await expect(page).toHaveURL('/auth')

  const person = await signUp(page)
  // Journeys about other things begin with what the form leaves on the device.
  const { user } = await (await page.request.get('/api/me')).json()
  expect(await readKeptSession(page)).toEqual(accountSession(user, 'user'))
  await page.goto('/auth')
  await page.waitForURL('/')
  await page.reload()
  await expect(page.getByRole('banner').getByText(`account ${person.email}`)).toBeVisible()
})

test('where no mail is sent, Forgot password? says who can help, and their link chooses a new one (B7)', async ({
  page,
  server,
  openDevice,
}) => {
  const other = await openDevice()
  const person = await startWithAccount(other)
  await page.goto('/auth')
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot password?')
  await expect(
    page.getByText('This server doesn’t send email. Whoever runs it can make a reset link for you.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Back to sign in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back')

  await chooseNewPassword(page, operatorsLink(server, person.email), 'a lantern by the river', async () =>
    expect.soft(await findProblemsInThemes(page), 'a new password').toEqual([]),
  )
  await signIn(page, { ...person, password: 'a lantern by the river' })
  const { user } = await (await other.request.get('/api/me')).json()
  expect(user).toBeNull()

  // Where they are still signed in, the link ends that session too, and the page says so there.
  await chooseNewPassword(page, operatorsLink(server, person.email), 'a river by the lantern')
  await expect(page.getByText(`Sign in again to keep syncing as ${person.email}.`)).toBeVisible()
  await expect(page).toHaveURL('/auth')

  // Somebody else who is signed in stays so.
  const third = await openDevice()
  const { email } = await startWithAccount(third, newPerson('Sam'))
  await chooseNewPassword(third, operatorsLink(server, person.email), 'a lamp by the river')
  await expect(third).toHaveURL('/tasks')
  await expect(third.getByRole('banner').getByText(`account ${email}`)).toBeVisible()
})

test('where no mail is sent, the link in the log and the password confirm the address, and the session goes on (B3)', async ({
  page,
  server,
}) => {
  const person = await startWithAccount(page)
  const before = await page.context().cookies()
  const [, link = ''] = await server.waitForOutput(new RegExp(`"to":"${person.email}","link":"([^"]+)"`))
  await page.goto(link)
  await password(page).fill(person.password)
  await page.getByRole('button', { name: 'Confirm and sign in' }).click()
  await expect(page).toHaveURL('/tasks')
  await expect(page.getByRole('status').getByText('Your email address is confirmed.')).toBeVisible()
  expect((await page.context().cookies()).map(({ value }) => value)).toEqual(before.map(({ value }) => value))
  const { user } = await (await page.request.get('/api/me')).json()
  expect(user).toMatchObject({ email: person.email, emailVerified: true })

  await page.goto(link)
  await expect(page.getByText(`This device is signed in as ${person.email}.`)).toBeVisible()
})

/** Opens a link for a new password and chooses one; resolves when the page says that it is saved. */
async function chooseNewPassword(
  page: Page,
  link: string,
  newPassword: string,
  look?: () => Promise<void>,
): Promise<void> {
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill(newPassword)
  await expect(page).toHaveURL('/auth')
  await look?.()
  await page.getByRole('button', { name: 'Save the new password' }).click()
  const saved = page.getByRole('status').getByText('Your new password is saved. You can sign in with it now.')
  // Where another account is signed in, a toast says it once more on the page that this leads to.
  await expect(saved.first()).toBeVisible()
}

/** What `npm run reset-password -- EMAIL` prints for whoever runs this server. */
function operatorsLink({ url, dataDir }: { url: string; dataDir: string }, email: string): string {
  const { stdout } = spawnSync('node', ['scripts/operate.mjs', 'reset-password', email], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir, PORT: new URL(url).port },
    timeout: 60_000,
  })
  return stdout.match(/https?:\S+/)?.[0] ?? `no link in: ${stdout}`
}
