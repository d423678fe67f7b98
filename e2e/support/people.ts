import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

/** Somebody with an account, or about to make one. */
export interface Person {
  readonly name: string
  readonly email: string
  readonly password: string
}

/** Who is an admin of every server of the journeys, once their account is made and confirmed. */
export const admin: Person = { name: 'Ada', email: 'ada@example.org', password: 'quiet lantern river' }

/** Somebody whom no server knows yet. */
export function newPerson(name = 'Robin'): Person {
  return { name, email: `${name.toLowerCase()}-${randomUUID()}@example.org`, password: 'quiet lantern river' }
}

/** Makes an account through /auth and ends on `/`, signed in. Only where the server sends no mail. */
export async function signUp(page: Page, person: Person = newPerson()): Promise<Person> {
  await page.goto('/auth')
  await fillSignUp(page, person)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL('/')
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

/** Signs in through /auth and ends on `/`. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('/auth')
  await fillCredentials(page, person)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('/')
}

/** Begins without an account and ends on `/tasks`. */
export async function beginAsGuest(page: Page): Promise<void> {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Continue without an account' }).click()
  await page.waitForURL('/tasks')
}

/** Waits until this browser, which must be one with `serviceWorkers: 'allow'`, has kept all it needs to open Glimmer without a network. */
export async function waitUntilKept(page: Page): Promise<void> {
  const state = () => page.evaluate(() => navigator.serviceWorker.controller?.state)
  // Every file is asked for: that takes a busy machine a while.
  await expect.poll(state, { timeout: 90_000 }).toBe('activated')
}

async function fillCredentials(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}
