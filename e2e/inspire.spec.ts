import type { Page } from '@playwright/test'
import { countTaps } from './support/count-taps.ts'
import { findProblemsInThemes } from './support/find-problems.ts'
import { expect, test } from './support/journey.ts'
import { test as onFullServer } from './support/mail-journey.ts'
import { beginAsGuest, startAsGuest, waitUntilKept } from './support/people.ts'

const TITLES = [
  'Meditation',
  'Exercise & Movement',
  'Planning',
  'Productivity',
  'Stress Relief',
  'Sleep & Rest',
  'Sensory Overload',
  'Low-Energy Days',
]

const cover = (page: Page, title: string) => page.getByRole('button', { name: title, exact: true })
const guide = (page: Page, id: string) => page.locator(`article#${id}`)
const inside = (page: Page, id: string) => guide(page, id).getByRole('heading', { level: 3 }).first()

async function openInspire(page: Page, hash = ''): Promise<void> {
  await page.goto(`/inspire${hash}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inspire')
}

test('the keyboard opens several guides, they stay open over a reload, and paper gets only those (G1, G2)', async ({
  page,
}) => {
  const beforeScripts = await page.request.get('/inspire')
  expect(await beforeScripts.text()).toContain('Loading inspiration...')
  await startAsGuest(page)
  await openInspire(page)
  await expect(
    page.getByText('Discover practical guides and insights to enhance your daily life and wellbeing.', {
      exact: true,
    }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard')
  await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0)
  await expect(
    page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Inspire' }),
  ).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(TITLES)

  await cover(page, 'Stress Relief').focus()
  await page.keyboard.press('Enter')
  await expect(inside(page, 'stress')).toBeVisible()
  await cover(page, 'Sleep & Rest').focus()
  await page.keyboard.press('Space')
  await expect(inside(page, 'sleep')).toBeVisible()
  await expect(inside(page, 'stress')).toBeVisible()
  await expect(cover(page, 'Sleep & Rest')).toHaveAttribute('aria-expanded', 'true')
  await expect(cover(page, 'Planning')).toHaveAttribute('aria-expanded', 'false')
  await expect(inside(page, 'planning')).toBeHidden()

  // What the browser finds in a closed guide, it opens.
  const closed = page.locator('#planning-text')
  await expect(closed).toHaveAttribute('hidden', 'until-found')
  await closed.dispatchEvent('beforematch')
  await expect(inside(page, 'planning')).toBeVisible()
  await cover(page, 'Planning').click()
  await expect(inside(page, 'planning')).toBeHidden()

  await page.reload()
  await expect(inside(page, 'sleep')).toBeVisible()
  await expect(inside(page, 'stress')).toBeVisible()
  await page.getByRole('button', { name: 'Close “Stress Relief”' }).press('Enter')
  await expect(inside(page, 'stress')).toBeHidden()
  await expect(cover(page, 'Stress Relief')).toBeFocused()

  // On paper: the open guide, and nothing around it.
  await page.emulateMedia({ media: 'print' })
  await expect(inside(page, 'sleep')).toBeVisible()
  for (const gone of [
    guide(page, 'stress'),
    page.getByRole('banner'),
    page.getByRole('navigation', { name: 'Places' }),
    guide(page, 'sleep').getByRole('button', { name: 'Print this guide' }),
    page.getByRole('heading', { level: 1 }),
  ]) {
    await expect(gone).toBeHidden()
  }
  const ink = await inside(page, 'sleep').evaluate((node) => getComputedStyle(node).color)
  expect(ink).toMatch(/rgb\(0, 0, 0\)|color\(srgb 0 0 0\)|oklch\(0 0 0\)/)
})

test('who came to read has a guide open after two presses, three on a phone, and keeps their place there (A8, G2) @phone', async ({
  page,
}) => {
  await page.goto('/')
  const taps = await countTaps(page)
  await page.getByRole('link', { name: 'See how it works' }).click()
  await expect(page).toHaveURL('/how-it-works')
  for (const step of ['Check In', 'Dump Thoughts', 'Pick One Thing', 'Celebrate']) {
    await expect(page.getByRole('heading', { name: step, level: 2 })).toBeVisible()
  }
  expect(await taps()).toBe(1)

  await beginAsGuest(page)
  const before = await taps()
  const places = page.getByRole('navigation', { name: 'Places' })
  const isPhone = (page.viewportSize()?.width ?? 0) < 768
  if (isPhone) await places.getByRole('button', { name: 'More' }).click()
  await places.getByRole('link', { name: 'Inspire' }).click()
  await cover(page, 'Sleep & Rest').click()
  await expect(inside(page, 'sleep')).toBeVisible()
  expect((await taps()) - before).toBe(isPhone ? 3 : 2)
  // A call in between changes nothing, and nothing is asked of somebody who reads.
  await page.reload()
  await expect(inside(page, 'sleep')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await places.getByRole('link', { name: 'Tasks' }).click()
  await expect(page).toHaveURL('/tasks')
  await page.goBack()
  await expect(inside(page, 'sleep')).toBeVisible()
})

test('a link opens its guide and moves there; a guide can be copied as a link and printed alone (G2)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await startAsGuest(page)
  await openInspire(page, '#senses')
  await expect(cover(page, 'Sensory Overload')).toHaveAttribute('aria-expanded', 'true')
  await expect(cover(page, 'Sensory Overload')).toBeFocused()
  await expect(cover(page, 'Sensory Overload')).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport()

  await guide(page, 'senses').getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('The link is copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).pathname + new URL(link).hash).toBe('/inspire#senses')

  // A second guide is open too; the one that was asked for is printed alone, and the page is whole again afterwards.
  await cover(page, 'Meditation').click()
  await expect(inside(page, 'meditation')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const printed = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        globalThis.print = () => {
          const shown = [...document.querySelectorAll('article')].filter((one) => one.checkVisibility())
          dispatchEvent(new Event('afterprint'))
          resolve(shown.map(({ id }) => id))
        }
      }),
  )
  await page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('#senses button')]
    buttons.find((button) => button.textContent === 'Print this guide')?.click()
  })
  expect(await printed).toEqual(['senses'])
  await expect(guide(page, 'meditation')).toBeVisible()
})

test('axe finds nothing to say about the guides, all of them open, while somebody breathes along, in any theme (G2)', async ({
  page,
}) => {
  await beginAsGuest(page)
  // What moves for a minute would be waited for.
  await page.evaluate(() => localStorage.setItem('glimmer:sensory', JSON.stringify({ motion: 'none' })))
  await openInspire(page)
  for (const title of TITLES) await cover(page, title).click()
  await expect(page.getByRole('button', { name: /^Close “/ })).toHaveCount(TITLES.length)
  const breathing = page.getByRole('group', { name: 'Breathe along' })
  await breathing.getByRole('button', { name: 'Start' }).click()
  await expect(breathing.getByRole('status')).toHaveText('Round 1 of 4. Breathe in for 4.')
  expect(await findProblemsInThemes(page)).toEqual([])
})

const helpLine = (page: Page) =>
  guide(page, 'sleep').getByRole('link', { name: 'Listeners, 116 123, day and night' })

test('where the operator named no help line, a general line stands in the guide (G2)', async ({ page }) => {
  await startAsGuest(page)
  await openInspire(page, '#sleep')
  await expect(
    guide(page, 'sleep').getByText(/^Otherwise tell somebody you trust, or a doctor/),
  ).toBeVisible()
  await expect(helpLine(page)).toHaveCount(0)
})

onFullServer.describe('without a network', () => {
  onFullServer.use({ serviceWorkers: 'allow' })

  onFullServer('a guest reads on, with the operator’s help line (G2)', async ({ page }) => {
    await startAsGuest(page)
    await openInspire(page, '#sleep')
    await expect(helpLine(page)).toHaveAttribute('href', 'tel:116123')
    await waitUntilKept(page)
    await page.context().setOffline(true)
    await page.reload()
    await expect(inside(page, 'sleep')).toBeVisible()
    await expect(helpLine(page)).toBeVisible()
  })
})
