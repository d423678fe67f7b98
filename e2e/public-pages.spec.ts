import type { Page } from '@playwright/test'
import { colourRules, look, themes } from './support/find-problems.ts'
import { expect, test } from './support/journey.ts'
import { formsOf } from './support/one-form.ts'
import { startAsGuest } from './support/people.ts'

const addresses = [
  '/',
  '/home',
  '/features',
  '/how-it-works',
  '/for-you',
  '/sprints',
  '/check-ins',
  '/ai-helper',
  '/rewards',
  '/adhd',
  '/autism',
  '/executive-dysfunction',
  '/overwhelm',
  '/gentle-productivity',
  '/privacy',
  '/terms',
  '/sitemap',
]

const main = (page: Page) => page.getByRole('main')
/** The main button: it stands in the head of the first page, and again at its end. */
const mainButton = (page: Page) => page.locator('.landing-button').first().locator(':scope > :visible')
const tutorial = (page: Page) => page.getByRole('dialog', { name: /^Getting Started with Glimmer/ })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Glimmer menu' })
const tutorialFlag = (page: Page) => page.evaluate(() => localStorage.getItem('glimmer:tutorial-completed'))

test('the main button opens the tutorial once, then leads to /auth or, with a session, to /dashboard (A9)', async ({
  page,
}) => {
  await page.goto('/')
  await expect(mainButton(page)).toHaveText('Start Your Journey')
  // It is on its way before it is asked for.
  const fetched = page.waitForRequest('**/assets/site-parts-*.js')
  await mainButton(page).hover()
  await fetched
  await mainButton(page).click()
  await expect(tutorial(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tutorial(page)).toBeHidden()
  await expect(page).toHaveURL('/')
  expect(await tutorialFlag(page)).toBeNull()
  await mainButton(page).click()
  for (let step = 1; step < 8; step++)
    await tutorial(page).getByRole('button', { name: 'Next', exact: true }).click()
  await tutorial(page).getByRole('button', { name: 'Get Started' }).click()
  // Somebody new is met as such, with the way in that asks for nothing in the first view of a phone.
  await expect(page).toHaveURL('/auth#begin')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Glimmer')
  await expect(page.getByText('Start your productivity journey today')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('button', { name: 'Continue without an account' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back')
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await tutorialFlag(page)).toBe('true')

  // The other home page has no tutorial: its button leads to /auth, and who is here already to their tasks.
  const getStarted = main(page).getByRole('link', { name: 'Get Started' }).first()
  await page.goto('/home')
  await getStarted.click()
  await expect(page).toHaveURL('/auth#begin')

  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(mainButton(page)).toHaveText('Sign In')
  await mainButton(page).click()
  await expect(page).toHaveURL('/auth')
  await page.getByRole('button', { name: 'Continue without an account' }).click()
  await page.waitForURL('/tasks')
  await page.goto('/')
  await expect(mainButton(page)).toHaveText('Go to Dashboard')
  await mainButton(page).click()
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/home')
  await getStarted.click()
  await expect(page).toHaveURL('/tasks')
})

test('a guest who skips the tutorial goes on to the dashboard, and where it cannot be had everybody goes on (A9)', async ({
  page,
  openDevice,
}) => {
  await startAsGuest(page)
  await page.goto('/')
  await expect(mainButton(page)).toHaveText('Start Your Journey')
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click()
  await tutorial(page).getByRole('button', { name: 'Skip Tutorial' }).click()
  await expect(page).toHaveURL('/dashboard')

  const other = await openDevice()
  await other.route('**/assets/site-parts-*.js', (route) => route.abort())
  await other.goto('/')
  await mainButton(other).click()
  await expect(other).toHaveURL('/auth#begin')
  expect(await tutorialFlag(other)).toBeNull()
})

test('where the device may keep nothing, the server is asked who is here, and the button says Loading... until then (A9)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  })
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/me', async (route) => {
    await asked
    await route.continue()
  })
  await page.goto('/')
  await expect(mainButton(page)).toHaveText('Loading...')
  answer()
  await expect(mainButton(page)).toHaveText('Start Your Journey')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('everything reads, the menu opens, and the button leads to /auth (A2, A5, A9) @phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Mind Works Differently')
    await expect(page.getByRole('button', { name: 'Calm settings' })).toHaveCount(0)
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    await expect(menu(page).getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth')
    await expect(menu(page).getByRole('button', { name: 'Sign Out' })).toBeHidden()
    await menu(page).getByRole('link', { name: 'How it works' }).click()
    await expect(page).toHaveURL('/how-it-works')
    await expect(menu(page)).toBeHidden()
    await page.goto('/')
    await expect(mainButton(page)).toHaveText('Start Your Journey')
    await mainButton(page).click()
    await expect(page).toHaveURL('/auth#begin')
  })
})

test('the keyboard reaches the menu, the calm settings and the tutorial, and gets back to where it was (A5, A9)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const calm = page.getByRole('banner').getByRole('button', { name: 'Calm settings' })
  const opener = page.getByRole('banner').getByRole('button', { name: 'Menu' })
  for (const stop of [
    page.getByRole('link', { name: 'Skip to the main content' }),
    page.getByRole('banner').getByRole('link', { name: 'Glimmer' }),
    calm,
    opener,
  ]) {
    await page.keyboard.press('Tab')
    await expect(stop).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(menu(page).getByRole('button', { name: 'Close menu' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(menu(page).getByRole('link', { name: 'Features' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(opener).toBeFocused()

  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Calm settings' })
  await expect(panel).toBeVisible()
  await panel.getByRole('radio', { name: 'Dark' }).press('Space')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(calm).toBeFocused()

  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Give me one tiny thing' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(mainButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(tutorial(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tutorial(page)).toBeHidden()
  await expect(mainButton(page)).toBeFocused()
})

for (const part of formsOf(['first', 'second'])) {
  test(`axe finds nothing to say about the ${part} half of the public pages, on a phone in any theme and beside it in one (A1, A2)`, async ({
    page,
  }) => {
    const half = part === 'first' ? addresses.slice(0, 9) : addresses.slice(9)
    for (const [at, address] of half.entries()) {
      await page.goto(address)
      await page.setViewportSize({ width: 390, height: 844 })
      const found: string[] = []
      // Head and foot are those of the first page, which axe.spec.ts looks at in every theme.
      for (const [i, theme] of themes.entries())
        found.push(...(await (i === 0 ? look(page, theme) : look(page, theme, colourRules, 'main'))))
      // Little but the arrangement differs beside a phone: there each page meets one of the themes.
      await page.setViewportSize({ width: 1280, height: 844 })
      found.push(...(await look(page, themes[at % themes.length] ?? 'light')))
      expect.soft(found, address).toEqual([])
    }
  })
}
