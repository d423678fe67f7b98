import type { Locator, Page } from '@playwright/test'
import { expectAllSent, titlesOnServer } from './support/device-data.ts'
import { expect, test, testOnOwnServer } from './support/journey.ts'
import { openKillableBrowser } from './support/killable-browser.ts'
import { confirmWith } from './support/mail-journey.ts'
import { isRed, paintedColour } from './support/painted-colour.ts'
import {
  adminOf,
  beginAsGuest,
  fillSignUp,
  newPerson,
  startWithAccount,
  waitUntilKept,
} from './support/people.ts'
import { addTask, openTasks, taskNamed } from './support/tasks-page.ts'

const widths = [390, 767, 768, 1280] as const
const publicLinks = ['Features', 'How it works', 'For you']

const banner = (page: Page) => page.getByRole('banner')
const places = (page: Page) => page.getByRole('navigation', { name: 'Places' })

/** The names of the links that can be seen, in their order. */
async function shownLinks(within: Locator): Promise<string[]> {
  const links = within.getByRole('link').filter({ visible: true })
  return (await links.allInnerTexts()).map((text) => text.trim())
}

/** What is beside the page would be out of reach. */
async function expectNothingBeside(page: Page, width: number): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth),
    `at ${width} px`,
  ).toBeLessThanOrEqual(width)
}

interface HeaderWords {
  /** In the navigation, or in the drawer. */
  readonly links: readonly string[]
  /** Words that say who is here, wherever they stand. */
  readonly says: readonly string[]
  readonly buttons: readonly string[]
  readonly ways: readonly string[]
}

/** Looks at the header of a public page at every width: a bar from 768 px on, a drawer below. */
async function expectHeader(page: Page, { links, says, buttons, ways }: HeaderWords): Promise<void> {
  const header = banner(page)
  const menu = header.getByRole('button', { name: 'Menu' })
  await expect(header.getByRole('link', { name: 'Glimmer' })).toHaveAttribute('href', '/')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expectNothingBeside(page, width)
    const isNarrow = width < 768
    await expect(menu).toBeVisible({ visible: isNarrow })
    if (isNarrow) {
      expect(await shownLinks(header)).toEqual(['Glimmer'])
      for (const text of says) await expect(header.getByText(text)).toBeHidden()
      await menu.click()
    }
    const drawer = page.getByRole('dialog', { name: 'Glimmer menu' })
    const part = isNarrow ? drawer : header
    await expect(part).toBeVisible()
    expect(await shownLinks(part.getByRole('navigation', { name: 'Pages' })), `at ${width} px`).toEqual(links)
    for (const text of says) await expect(part.getByText(text)).toBeVisible()
    for (const name of buttons) await expect(part.getByRole('button', { name, exact: true })).toBeVisible()
    for (const name of ways) {
      await expect(part.getByRole('link', { name })).toHaveAttribute('href', /^\/auth(#begin)?$/)
    }
    if (isNarrow) {
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
      await expect(menu).toBeFocused()
    }
  }
}

/** Looks at the bottom navigation at every width: all seven from 768 px on, four and More below. */
async function expectPlaces(page: Page, last: 'Settings' | 'Admin'): Promise<void> {
  const all = ['Home', 'Dashboard', 'Tasks', 'Brain Dump', 'Inspire', 'Calendar', last]
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expectNothingBeside(page, width)
    const more = places(page).getByRole('button', { name: 'More' })
    if (width >= 768) {
      expect(await shownLinks(places(page))).toEqual(all)
      await expect(more).toBeHidden()
      continue
    }
    expect(await shownLinks(places(page))).toEqual(['Dashboard', 'Tasks', 'Brain Dump', 'Calendar'])
    await more.click()
    const sheet = page.getByRole('group', { name: 'More places' })
    expect(await shownLinks(sheet)).toEqual([
      'Home',
      'Inspire',
      last,
      'Wins',
      'Energy',
      'Dopamine menu',
      'Recently deleted',
    ])
    for (const target of await places(page).getByRole('link').filter({ visible: true }).all()) {
      const box = await target.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(more).toBeFocused()
  }
  await expect(places(page).getByRole('link', { name: 'Tasks' })).toHaveAttribute('aria-current', 'page')
}

test('a visitor finds the public pages and two ways to /auth in the header, in a drawer below 768 px (A5)', async ({
  page,
}) => {
  await page.goto('/features')
  await expectHeader(page, { links: publicLinks, says: [], buttons: [], ways: ['Get Started', 'Sign In'] })
  await banner(page).getByRole('link', { name: 'How it works' }).click()
  await expect(page).toHaveURL('/how-it-works')
  await banner(page).getByRole('link', { name: 'Get Started' }).click()
  await expect(page).toHaveURL('/auth#begin')
})

test('a guest has the visitor’s header with the Dashboard, and all seven places at the bottom (A5, D6)', async ({
  page,
}) => {
  await beginAsGuest(page)
  await expectPlaces(page, 'Settings')
  await expect(banner(page).getByText('Saved on this device')).toBeAttached()
  await page.goto('/')
  const links = [...publicLinks, 'Dashboard']
  await expectHeader(page, { links, says: [], buttons: [], ways: ['Get Started', 'Sign In'] })
})

test('an account is greeted by its address and can sign out; a moderator sees no more than that (A5, B5, D6)', async ({
  page,
}) => {
  const { email } = await startWithAccount(page, newPerson('Jo'))
  await page.goto('/')
  const links = [...publicLinks, 'Dashboard']
  const says = ['Welcome back!', `account ${email}`]
  await expectHeader(page, { links, says, buttons: ['Sign Out'], ways: [] })
  await expect(banner(page).getByText('Admin', { exact: true })).toBeHidden()
  // Roles come from the server alone; it has no way yet to make somebody a moderator.
  await page.route('**/api/me', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), role: 'moderator' } })
  })
  const told = page.waitForResponse('**/api/me')
  await page.goto('/tasks')
  await told
  await expect(page.getByLabel('Add a task', { exact: true })).toBeVisible()
  await expectPlaces(page, 'Settings')
  await expect(page.getByText('Admin', { exact: true })).toHaveCount(0)
})

test('an admin has a badge, and Admin with a shield and a red dot in place of Settings (A5, B5, D6)', async ({
  page,
  server,
}, info) => {
  const admin = adminOf(info)
  await startWithAccount(page, admin)
  await openTasks(page)
  // Not yet confirmed, the address is nobody's in particular.
  await expect(banner(page).getByText('Welcome back!')).toBeVisible()
  await expect(banner(page).getByText('Admin', { exact: true })).toBeHidden()
  const [, link = ''] = await server.waitForOutput(
    new RegExp(`"kind":"confirm-email","to":"${admin.email}","link":"([^"]+)"`),
  )
  await confirmWith(page, link, admin)
  await page.waitForURL('/tasks')
  await page.goto('/')
  const links = [...publicLinks, 'Dashboard']
  const says = ['Welcome back!', `account ${admin.email}`, 'Admin']
  await expectHeader(page, { links, says, buttons: ['Sign Out'], ways: [] })

  await page.goto('/tasks')
  await expect(page.getByLabel('Add a task', { exact: true })).toBeVisible()
  await expectPlaces(page, 'Admin')
  const place = places(page).getByRole('link', { name: 'Admin' })
  await expect(place).toHaveAttribute('href', '/settings')
  await expect(place.locator('svg.lucide-shield-check')).toBeVisible()
  const dot = place.locator('.bottom-navigation-dot')
  await expect(dot).toBeVisible()
  expect(isRed(await paintedColour(dot, 'backgroundColor'))).toBe(true)
})

test('on a phone the drawer and More lead on and close behind, and Sign Out is in the drawer (A5, B4, D6) @phone-only', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await startWithAccount(page)
  await openTasks(page)
  const drawer = page.getByRole('dialog', { name: 'Glimmer menu' })
  const menu = banner(page).getByRole('button', { name: 'Menu' })
  await menu.click()
  await drawer.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(drawer).toBeHidden()
  await places(page).getByRole('button', { name: 'More' }).click()
  await places(page).getByRole('link', { name: 'Inspire' }).click()
  await expect(page).toHaveURL('/inspire')
  await expect(page.getByRole('group', { name: 'More places' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inspire')
  await menu.click()
  await drawer.getByRole('button', { name: 'Calm settings' }).click()
  const calm = page.getByRole('dialog', { name: 'Calm settings' })
  await expect(calm).toBeVisible()
  await calm.getByRole('button', { name: 'Done' }).click()
  await expect(calm).toBeHidden()
  await menu.click()
  await drawer.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/auth')
})

test('the skip link is the first thing the keyboard reaches, and a new page takes the focus to its main part (A5)', async ({
  page,
}) => {
  await beginAsGuest(page)
  for (const address of ['/features', '/tasks', '/auth', '/no-such-page']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to the main content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  }
  await page.goto('/tasks')
  await places(page).getByRole('link', { name: 'Calendar' }).click()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('status').getByText('Calendar · Glimmer')).toBeAttached()
})

test.describe('the server ends', () => {
  // A fault gets no second try.
  test.describe.configure({ retries: 0 })

  testOnOwnServer(
    'after a restart of the browser, and with the server gone, every address of the app opens, and who was signed in is (A1, B4)',
    async ({ server, profile, clientAddress }) => {
      const headers = { 'x-forwarded-for': clientAddress }
      const person = newPerson()
      const first = await openKillableBrowser(profile, headers)
      try {
        await first.page.goto(`${server.url}/auth`)
        await fillSignUp(first.page, person)
        await first.page.getByRole('button', { name: 'Create Account' }).click()
        await expect(banner(first.page).getByText('Welcome back!')).toBeVisible()
        await waitUntilKept(first.page)
        await first.page.goto(`${server.url}/tasks`)
        await addTask(first.page, 'Kept over night')
        await expectAllSent(first.page)
        await first.close()
      } finally {
        await first.kill()
      }
      expect(await server.stop()).toBe(0)

      const second = await openKillableBrowser(profile, headers)
      try {
        const { page } = second
        const headings = {
          '/dashboard': 'Dashboard',
          '/brain-dump': 'Brain Dump',
          '/inspire': 'Inspire',
          '/calendar': 'Calendar',
          '/settings': 'Settings',
          '/later': 'Later',
          '/wins': 'Wins',
          '/dopamine-menu': 'Dopamine menu',
          '/energy': 'Energy',
          '/no/such/page': 'Oops! Page not found',
          '/': 'Your Mind Works Differently',
          '/tasks': "Today's Tasks",
        }
        for (const [address, heading] of Object.entries(headings)) {
          await page.goto(server.url + address)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
          await expect(banner(page).getByText(`account ${person.email}`)).toBeVisible()
        }
        await expect(taskNamed(page, 'Kept over night')).toBeVisible()
        await addTask(page, 'Written without a server')
        await server.start()
        await page.reload()
        await expectAllSent(page)
        expect(await titlesOnServer(page)).toEqual(['Kept over night', 'Written without a server'])
        await second.close()
      } finally {
        await second.kill()
      }
    },
  )
})
