import type { Page } from '@playwright/test'
import { countTaps } from './support/count-taps.ts'
import { readDeviceRows } from './support/device-data.ts'
import { findProblemsInThemes } from './support/find-problems.ts'
import { expect, test } from './support/journey.ts'
import { beginAsGuest } from './support/people.ts'

test.use({ isFirstRun: true, isCheckInOffered: true, isAssessmentAsked: true })

const tiny = (page: Page) => page.getByRole('region', { name: 'One tiny thing' })
const offer = (page: Page) => page.getByRole('link', { name: 'Give me one tiny thing' })

test('a visitor has begun one tiny thing after two taps, and is asked nothing before (A9, F11, F13) @phone', async ({
  page,
}) => {
  await page.goto('/')
  const taps = await countTaps(page)
  await offer(page).click()
  await expect(page).toHaveURL('/tasks')
  // By keys, too, one goes on from there.
  await expect(tiny(page).locator('.headline')).toBeFocused()
  const title = await tiny(page).locator('.headline').innerText()
  expect(await readDeviceRows(page, 'tasks')).toEqual([])
  await expect(page.locator('[data-sprint]:visible')).toHaveCount(0)
  await tiny(page).getByRole('button', { name: 'Start 5 minutes' }).click()
  await expect(page.getByRole('dialog', { name: title }).locator('[data-digits]')).toHaveText(/^[45]:\d\d$/)
  expect(await taps()).toBe(2)
  expect(await readDeviceRows(page, 'tasks')).toMatchObject([{ title, completed: false }])
  // Whoever is here already sees the page as before.
  await page.goto('/')
  await expect(
    page
      .getByRole('link', { name: 'Go to Dashboard' })
      .or(page.getByRole('link', { name: 'Start Your Journey' }))
      .first(),
  ).toBeVisible()
  await expect(offer(page)).toBeHidden()
  await page.goto('/overwhelm')
  await page.getByRole('main').getByRole('link').and(page.locator('[data-site=begin]')).first().click()
  await expect(page).toHaveURL('/tasks')
})

test('a first screen offers another tiny thing by keys, and the everyday tasks only when asked (F11)', async ({
  page,
}) => {
  await beginAsGuest(page)
  const first = await tiny(page).locator('.headline').innerText()
  await tiny(page).getByRole('button', { name: 'Something else' }).press('Enter')
  await expect(tiny(page).locator('.headline')).not.toHaveText(first)
  expect(await findProblemsInThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Choose a few everyday tasks' }).press('Enter')
  const welcome = page.getByRole('dialog', { name: "Welcome! Let's get you started" })
  await expect(welcome.getByRole('checkbox')).toHaveCount(5)
  await page.keyboard.press('Escape')
  await expect(welcome).toBeHidden()
  await tiny(page).getByRole('button', { name: 'Done' }).press('Enter')
  await expect(tiny(page)).toBeHidden()
  await expect(page.locator(':focus')).toHaveCount(1)
  expect(await readDeviceRows(page, 'tasks')).toMatchObject([{ completed: true }])
  // The one question of this day was answered by Escape.
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
