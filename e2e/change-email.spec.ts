import type { Page } from '@playwright/test'
import { expectAllSent, titlesOnServer } from './support/device-data.ts'
import { findProblemsInThemes, findProblemsNarrowToo } from './support/find-problems.ts'
import { expect, test as bare } from './support/journey.ts'
import { banner, linkFor, test, trySignIn } from './support/mail-journey.ts'
import { askFor, asking, confirmAccount, newLetter, startConfirmed } from './support/new-email.ts'
import {
  newPerson,
  readKeptSession,
  signIn,
  startAsGuest,
  startSignedIn,
  startWithAccount,
  waitUntilKept,
  type Person,
} from './support/people.ts'
import type { SharedPostOffice } from './support/shared-servers.ts'
import { openSettings } from './support/settings-page.ts'
import { addTask, openTasks, taskNamed } from './support/tasks-page.ts'

// What keeps people safe gets no second try.
test.describe.configure({ retries: 0 })

type PostOffice = Pick<SharedPostOffice, 'letters'>

const subjectsTo = async (postOffice: PostOffice, email: string) =>
  (await postOffice.letters()).filter(({ to }) => to === email).map(({ subject }) => subject)

/** Asks for the address, and returns the link that came there. */
async function linkToNew(page: Page, postOffice: PostOffice, person: Person, email: string) {
  await askFor(page, person, email)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  return linkFor(postOffice, { email }, newLetter)
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Use this address?' })
const useIt = (page: Page) => question(page).getByRole('button', { name: 'Use this address' })

test('a person changes the email address: each gap is said where it is, the new address says yes first, and the old one is told (I4) @phone', async ({
  page,
  openDevice,
  postOffice,
}) => {
  const person = await startConfirmed(page, postOffice)
  const next = newPerson().email
  const second = await openDevice()
  await startSignedIn(second, person)
  await openSettings(page)
  await expect(page.getByRole('button', { name: 'Change Email' })).toHaveAccessibleDescription(
    `You sign in with ${person.email}.`,
  )
  await page.getByRole('button', { name: 'Change Email' }).click()
  const form = asking(page)
  await expect(form.dialog).toContainText(`Current Email${person.email}`)
  await expect(form.next).toBeFocused()
  await form.send.click()
  await expect(form.next).toHaveAccessibleDescription('Please write the new address.')
  expect.soft(await findProblemsInThemes(page), 'asking for an address').toEqual([])
  await form.next.fill('half@')
  await form.send.click()
  await expect(form.next).toHaveAccessibleDescription(/Please write a full email address/)
  await form.next.fill(person.email.toUpperCase())
  await form.send.click()
  await expect(form.next).toHaveAccessibleDescription('This is the address that you have already.')
  await form.next.fill(next)
  await form.send.click()
  await expect(form.password).toBeFocused()
  await expect(form.password).toHaveAccessibleDescription('Please write the password that you have now.')
  await form.password.fill('not the one')
  await form.send.click()
  await expect(form.password).toHaveAccessibleDescription('This is not your current password.')
  await form.password.fill(person.password)
  await page.context().setOffline(true)
  await form.send.click()
  await expect(form.dialog.getByRole('alert')).toContainText('The server can’t be reached right now')
  await expect(form.next).toHaveValue(next)
  await page.context().setOffline(false)
  await form.send.click()
  const sent = page.getByRole('dialog', { name: 'Check your email' })
  await expect(sent).toContainText(`We sent a link to ${next}. Your address changes when you open it.`)
  await expect(sent.getByRole('button', { name: 'Done' })).toBeFocused()
  expect.soft(await findProblemsInThemes(page), 'the link is sent').toEqual([])
  await sent.getByRole('button', { name: 'Done' }).click()
  await expect
    .poll(() => subjectsTo(postOffice, person.email))
    .toContain('A new email address for your Glimmer account')

  // Opening the link changes nothing; the press does.
  const tab = await page.context().newPage()
  await tab.goto(await linkFor(postOffice, { email: next }, newLetter))
  await expect(question(tab)).toContainText(person.email)
  await expect(question(tab)).toContainText(next)
  await expect(tab).toHaveURL('/settings')
  await tab.reload()
  await expect(useIt(tab)).toBeFocused()
  expect.soft(await findProblemsInThemes(tab), 'the link is open').toEqual([])
  expect(await readKeptSession(tab)).toMatchObject({ email: person.email })
  await useIt(tab).click()
  await expect(tab.locator('.ui-toast').getByText(`Your email address is now ${next}.`)).toBeVisible()
  await expect(question(tab)).toBeHidden()

  // The other tab shows it too, and the other device is signed out.
  await expect(page.getByRole('button', { name: 'Change Email' })).toHaveAccessibleDescription(
    `You sign in with ${next}.`,
  )
  await expect
    .poll(() => subjectsTo(postOffice, person.email))
    .toContain('Your Glimmer account has a new email address')
  await openSettings(second)
  await expect.poll(() => readKeptSession(second)).toMatchObject({ expired: true, email: person.email })
  await trySignIn(second, person)
  await expect(second.getByRole('alert')).toContainText('This email and password don’t match.')
  await signIn(second, { ...person, email: next })
})

test('a device that was signed out keeps what it holds, and sends it once its person signs in with the new address (I4)', async ({
  page,
  openDevice,
  postOffice,
}) => {
  const person = await startConfirmed(page, postOffice)
  const next = newPerson().email
  const second = await openDevice()
  await startSignedIn(second, person)
  await openTasks(second)
  await addTask(second, 'Written before')
  await expectAllSent(second)
  await page.goto(await linkToNew(page, postOffice, person, next))
  await useIt(page).click()
  await expect(page.locator('.ui-toast').getByText('Your email address is now')).toBeVisible()
  await addTask(second, 'Written after it')
  await expect(banner(second).getByRole('link', { name: 'Sign in again to keep syncing' })).toBeVisible()
  await signIn(second, { ...person, email: next })
  await expect(taskNamed(second, 'Written after it')).toBeVisible()
  await expectAllSent(second)
  expect(await titlesOnServer(page)).toEqual(expect.arrayContaining(['Written before', 'Written after it']))
})

test('a link that was used says so, and nothing is asked again (I4)', async ({ page, postOffice }) => {
  const person = await startConfirmed(page, postOffice)
  const next = newPerson().email
  const link = await linkToNew(page, postOffice, person, next)
  await page.goto(link)
  await question(page).getByRole('button', { name: 'Not now' }).click()
  await expect(question(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Change Email' })).toBeVisible()
  expect(await readKeptSession(page)).toMatchObject({ email: person.email })
  await page.goto(link)
  await useIt(page).click()
  await expect(page.locator('.ui-toast').getByText('Your email address is now')).toBeVisible()
  await page.goto(link)
  const over = page.getByRole('dialog', { name: 'This link no longer works' })
  await expect(over).toContainText(`You sign in with ${next}.`)
  await over.getByRole('button', { name: 'Done' }).click()
  await expect(over).toBeHidden()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('without a network the link waits, and an address that somebody else took meanwhile changes nothing (I4)', async ({
  page,
  openDevice,
  postOffice,
}) => {
  const person = await startConfirmed(page, postOffice)
  const other = newPerson()
  const link = await linkToNew(page, postOffice, person, other.email)
  await page.route('**/api/auth/new-email/look', (route) => route.abort())
  await page.goto(link)
  await expect(question(page).getByRole('alert')).toContainText('The server can’t be reached right now')
  await page.unroute('**/api/auth/new-email/look')
  await question(page).getByRole('button', { name: 'Try again' }).click()
  await expect(question(page)).toContainText(other.email)
  await confirmAccount(await openDevice(), postOffice, other)
  await useIt(page).click()
  const taken = page.getByRole('dialog', { name: 'This address has an account already' })
  await expect(taken).toContainText(`So yours keeps ${person.email}.`)
  await taken.getByRole('button', { name: 'Done' }).click()
  expect(await readKeptSession(page)).toMatchObject({ email: person.email, expired: false })
})

test('whoever is not signed in comes in first and is then asked; another account is told whose link it is not (I4)', async ({
  page,
  openDevice,
  postOffice,
}) => {
  const person = await startConfirmed(page, postOffice)
  const next = newPerson().email
  const link = await linkToNew(page, postOffice, person, next)

  const others = await openDevice()
  const other = await startConfirmed(others, postOffice)
  await others.goto(link)
  const wrong = others.getByRole('dialog', { name: 'This link is for another account' })
  await expect(wrong).toContainText(`You are signed in as ${other.email}.`)
  expect(await findProblemsNarrowToo(others)).toEqual([])
  await wrong.getByRole('button', { name: 'Done' }).click()

  const guests = await openDevice()
  await startAsGuest(guests)
  await guests.goto(link)
  const first = guests.getByRole('dialog', { name: 'Please sign in first' })
  expect(await findProblemsNarrowToo(guests)).toEqual([])
  await first.getByRole('link', { name: 'Sign in' }).click()
  await expect(guests).toHaveURL('/auth')
  await expect(guests.getByText('Then you can use the new one.')).toBeVisible()

  const nobodys = await openDevice()
  await nobodys.goto(link)
  await expect(nobodys).toHaveURL('/auth')
  await expect(nobodys.getByText('Sign in with the email address that you have now.')).toBeVisible()
  await nobodys.getByLabel('Email').fill(person.email)
  await nobodys.getByLabel('Password', { exact: true }).fill(person.password)
  await nobodys.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(question(nobodys)).toContainText(next)
  await expect(nobodys).toHaveURL('/settings')
  await useIt(nobodys).click()
  await expect(nobodys.locator('.ui-toast').getByText(`Your email address is now ${next}.`)).toBeVisible()
  expect(await readKeptSession(nobodys)).toMatchObject({ email: next, expired: false })
})

test.describe('on a device that keeps what it needs', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the new address is there without a network too, after a reload (I4)', async ({
    page,
    postOffice,
  }) => {
    const person = await startConfirmed(page, postOffice)
    const next = newPerson().email
    await page.goto(await linkToNew(page, postOffice, person, next))
    await useIt(page).click()
    await expect(page.locator('.ui-toast').getByText('Your email address is now')).toBeVisible()
    await waitUntilKept(page)
    await page.context().setOffline(true)
    await page.goto('/settings')
    await expect(page.getByRole('button', { name: 'Change Email' })).toHaveAccessibleDescription(
      `You sign in with ${next}.`,
    )
  })
})

bare(
  'where no email is sent the address changes at once after the password, and one that is taken is said so (I4)',
  async ({ page, openDevice }) => {
    const other = await startWithAccount(await openDevice())
    const person = await startWithAccount(page)
    const next = newPerson().email
    await openSettings(page)
    await page.getByRole('button', { name: 'Change Email' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change Email' })
    await expect(dialog).toContainText('This server sends no email, so the new address counts at once.')
    await dialog.getByLabel('New Email').fill(other.email)
    await dialog.getByLabel('Current Password', { exact: true }).fill(person.password)
    await dialog.getByRole('button', { name: 'Change Email' }).click()
    await expect(dialog.getByLabel('New Email')).toHaveAccessibleDescription(
      'This address has an account of its own, so yours keeps the one that it has.',
    )
    await dialog.getByLabel('New Email').fill(next)
    await dialog.getByRole('button', { name: 'Change Email' }).click()
    await expect(page.locator('.ui-toast').getByText(`Your email address is now ${next}.`)).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(banner(page).getByText(`account ${next}`)).toBeVisible()
    expect(await readKeptSession(page)).toMatchObject({ email: next })
  },
)
