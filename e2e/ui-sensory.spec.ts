import type { Page } from '@playwright/test'
import { expect, test } from './support/ui-page.ts'

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

/** How many elements of the page would take time to change. */
const movers = (page: Page) =>
  page.evaluate(() => {
    const takesTime = (value: string) => value.split(',').some((part) => Number.parseFloat(part) > 0)
    return [...document.querySelectorAll('*')].filter((node) =>
      [null, '::before', '::after'].some((pseudo) => {
        const style = getComputedStyle(node, pseudo)
        return (
          takesTime(style.transitionDuration) ||
          (style.animationName !== 'none' && takesTime(style.animationDuration))
        )
      }),
    ).length
  })

test('before any choice the device decides between light, dark and high contrast', async ({
  openUi,
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openUi()
  const day = await paper(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const night = await paper(page)
  expect(night).not.toBe(day)
  await page.emulateMedia({ colorScheme: 'light', contrast: 'more' })
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast')
})

test('a choice shows at once, is kept on the device, and is there before anything is painted', async ({
  openUi,
}) => {
  const page = await openUi()
  await page.getByRole('button', { name: 'Calm settings' }).click()
  const panel = page.getByRole('dialog', { name: 'Calm settings' })
  await panel.getByRole('radio', { name: 'Low stimulation' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'low')
  await panel.getByRole('radio', { name: 'Larger', exact: true }).check()
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'larger')
  await panel.getByRole('button', { name: 'Done' }).click()
  await expect(panel).toBeHidden()

  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      observer.disconnect()
      const { theme, textSize } = document.documentElement.dataset
      sessionStorage.setItem('seen', `${theme} ${textSize}`)
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBe('low larger')
})

test('going back to the first settings can be undone', async ({ openUi }) => {
  const page = await openUi({ theme: 'dark', density: 'roomy' })
  await page.getByRole('button', { name: 'Calm settings' }).click()
  await page.getByRole('button', { name: 'Back to the original settings' }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-density')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('F6')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-density', 'roomy')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('another tab follows', async ({ openUi, context, ui }) => {
  const page = await openUi()
  const other = await context.newPage()
  await other.goto(`${ui.url}/dev/ui?theme=light`)
  await other.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Calm settings' }).click()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('things move gently by default, and nothing at all when person, theme or device says so', async ({
  openUi,
}) => {
  const page = await openUi(undefined, '')
  expect(await movers(page)).toBeGreaterThan(50)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await movers(page)).toBe(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  for (const settings of [{ theme: 'low' }, { motion: 'none' }]) {
    await page.evaluate((text) => {
      localStorage.setItem('glimmer:sensory', text)
    }, JSON.stringify(settings))
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.locator('div[data-theme=light] .ui-button').first().isVisible()).toBe(true)
    // The islands of other themes on this page keep still too: low stimulation belongs to the person.
    expect(await movers(page)).toBe(0)
  }
})

test('sparks rise only where motion may be', async ({ openUi, page }) => {
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
      const sparks = added.filter((node) => node instanceof Element && node.className === 'sensory-sparks')
      document.documentElement.dataset['sparks'] = String(
        Number(document.documentElement.dataset['sparks'] ?? 0) + sparks.length,
      )
    }).observe(document, { childList: true, subtree: true })
  })
  await openUi()
  const button = page.getByRole('button', { name: 'Sparks' })
  await button.click()
  await expect(page.locator('html')).toHaveAttribute('data-sparks', '1')
  await expect(page.locator('.sensory-sparks')).toHaveCount(0)
  const answer = page.locator('[data-gate]')
  await page.getByRole('button', { name: 'Ask the gate' }).click()
  await expect(answer).toHaveText('motion: true, celebration: sparks')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await button.click()
  await page.getByRole('button', { name: 'Ask the gate' }).click()
  await expect(answer).toHaveText('motion: false, celebration: words')
  await expect(page.locator('html')).toHaveAttribute('data-sparks', '1')
})

test('only the letters that were chosen are fetched', async ({ openUi, page }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname)
  })
  const ready = () => page.evaluate(async () => (await document.fonts.ready).status)
  await openUi()
  await ready()
  expect(fonts.map((path) => /atkinson|lexend/.exec(path)?.[0])).toEqual(['atkinson'])
  fonts.length = 0
  await page.getByRole('button', { name: 'Calm settings' }).click()
  await page.getByRole('radio', { name: 'Lexend' }).check()
  await ready()
  await expect.poll(() => fonts.map((path) => /atkinson|lexend/.exec(path)?.[0])).toEqual(['lexend'])
  await page.getByRole('radio', { name: /device’s own/ }).check()
  fonts.length = 0
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await ready()
  expect(fonts).toEqual([])
})
