import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { SignedIn } from '../../packages/api/src/account.ts'
import { nameOf } from '../../apps/web/app/lib/kept-keys.ts'
import { accountSession } from '../../apps/web/app/session/refresh-session.ts'
import { GUEST_SESSION, type Session } from '../../apps/web/app/session/session-store.ts'
import { beforeNextPage } from './before-next-page.ts'
import { openTasks } from './tasks-page.ts'

/** Somebody with an account, or about to make one. */
export interface Person {
  readonly name: string
  readonly email: string
  readonly password: string
}

const password = 'quiet lantern river'

/** Who is an admin of every server of the journeys, once their account is made and confirmed: one for each try. */
const admins: readonly Person[] = [
  { name: 'Ada', email: 'ada@example.org', password },
  { name: 'Grace', email: 'grace@example.org', password },
]

export const adminEmails = admins.map(({ email }) => email).join(',')

/** An admin to be, whom no earlier try has made on a server that outlived it. */
export function adminOf({ retry }: { readonly retry: number }): Person {
  const admin = admins[retry]
  if (!admin) throw new Error(`There is no admin for try ${retry + 1}.`)
  return admin
}

/** Somebody whom no server knows yet. */
export function newPerson(name = 'Robin'): Person {
  return { name, email: `${name.toLowerCase()}-${randomUUID()}@example.org`, password }
}

/** Makes an account through /auth and ends on `/tasks`, signed in. Only where the server sends no mail. */
export async function signUp(page: Page, person: Person = newPerson()): Promise<Person> {
  await page.goto('/auth')
  await fillSignUp(page, person)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL('/tasks')
  return person
}

/** Fills in what a new account needs, where /auth is open. */
export async function fillSignUp(page: Page, person: Person): Promise<void> {
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await fillNewAccount(page, person)
}

/** Fills in what a new account needs, where the form for one is open. */
export async function fillNewAccount(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Full Name').fill(person.name)
  await fillCredentials(page, person)
  await page.getByRole('checkbox', { name: /I agree to the/ }).check()
}

/** Signs in through /auth and ends on `/tasks`. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('/auth')
  await fillCredentials(page, person)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('/tasks')
}

/** Begins without an account by the button on /auth and ends on `/tasks`. */
export async function chooseToBeGuest(page: Page): Promise<void> {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Continue without an account' }).click()
  await page.waitForURL('/tasks')
}

/** Begins without an account and ends on `/tasks`, without the button and its page. */
export async function beginAsGuest(page: Page): Promise<void> {
  await startAsGuest(page)
  // Waits until the page is the device's own: a press on what the build drew is heard by nobody yet.
  await openTasks(page)
}

/**
 * Gives a device that knows nobody a new account: the page that is opened next finds it as /auth would leave it. The forms
 * themselves are tried in auth.spec.ts; whoever only needs to have come in need not load two more pages for it.
 */
export async function startWithAccount(page: Page, person: Person = newPerson()): Promise<Person> {
  await comeIn(page, '/api/auth/sign-up/email', person)
  return person
}

/** The same for somebody who has an account. */
export async function startSignedIn(page: Page, { email, password }: Person): Promise<void> {
  await comeIn(page, '/api/auth/sign-in/email', { email, password })
}

/** Asks for an account as the form does, where a letter has to come first. */
export async function requestAccount(page: Page, person: Person): Promise<void> {
  await ask(page, '/api/auth/sign-up/email', person)
}

/** The same where an address has to be confirmed first: `findLink` waits for the letter. The letter's page is tried in confirm-email.spec.ts. */
export async function startWithConfirmed(
  page: Page,
  person: Person,
  findLink: () => Promise<string>,
): Promise<void> {
  await requestAccount(page, person)
  const token = new URL(await findLink()).hash.replace(/^#[\w-]+=/, '')
  await comeIn(page, '/api/auth/confirm-email', { token, password: person.password })
}

/** The same without an account. The button for it is tried by whoever uses `chooseToBeGuest`. */
export async function startAsGuest(page: Page): Promise<void> {
  await keepSession(page, GUEST_SESSION)
}

async function comeIn(page: Page, address: string, data: object): Promise<void> {
  const { user } = (await ask(page, address, data)) as SignedIn
  await keepSession(page, accountSession(user, 'user'))
}

/** As our own pages ask, from wherever the browser is. */
export const fromOurPages = { 'sec-fetch-site': 'same-origin' }

async function ask(page: Page, address: string, data: object): Promise<unknown> {
  const answer = await page.request.post(address, { headers: fromOurPages, data })
  expect(answer.status()).toBe(200)
  return answer.json()
}

/** The page that is opened next has it from its first line on: one before it, only to write it down, takes a tenth of a second. */
async function keepSession(page: Page, session: Session): Promise<void> {
  const kept = { name: nameOf('session'), text: JSON.stringify(session) }
  const keep = ({ name, text }: typeof kept) => {
    // Whoever was here already, a guest for one, is asked about their things by the forms.
    if (localStorage.getItem(name) !== null) throw new Error('somebody is here already')
    localStorage.setItem(name, text)
  }
  if (page.url() === 'about:blank') return beforeNextPage(page, keep, kept)
  await page.goto('/robots.txt')
  await page.evaluate(keep, kept)
}

/** What this browser keeps of who is here; null where nobody has come in yet. */
export async function readKeptSession(page: Page): Promise<Session | null> {
  const text = await page.evaluate((name) => localStorage.getItem(name), nameOf('session'))
  return JSON.parse(text ?? 'null') as Session | null
}

/** Waits until this browser, which must be one with `serviceWorkers: 'allow'`, has kept all it needs to open Glimmer without a network. */
export async function waitUntilKept(page: Page): Promise<void> {
  const state = () => page.evaluate(() => navigator.serviceWorker.controller?.state)
  // Every file is asked for: that takes a busy machine a while.
  await expect.poll(state, { timeout: 90_000 }).toBe('activated')
}

/** Fills in the address and the password, where /auth is open. */
export async function fillCredentials(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}
