import type { Page } from '@playwright/test'
import { colourRules, findViolations, wear } from './support/find-problems.ts'
import { expect, test } from './support/ui-page.ts'

async function violations(page: Page, { isOfColours = false, within = '' } = {}): Promise<string[]> {
  const runOnly = isOfColours
    ? { type: 'rule' as const, values: [...colourRules] }
    : {
        type: 'tag' as const,
        values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      }
  const found = await findViolations(page, { runOnly }, within)
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
  )
}

const floating: Record<string, (page: Page) => Promise<void>> = {
  dialog: async (page) => page.getByRole('button', { name: 'Dialog', exact: true }).click(),
  'long dialog': async (page) => page.getByRole('button', { name: 'Long dialog' }).click(),
  'bottom drawer': async (page) => page.getByRole('button', { name: 'Bottom drawer' }).click(),
  'side drawer': async (page) => page.getByRole('button', { name: 'Side drawer' }).click(),
  confirm: async (page) => page.getByRole('button', { name: 'Confirm' }).click(),
  'calm settings': async (page) => page.getByRole('button', { name: 'Calm settings' }).click(),
  menu: async (page) => page.getByRole('button', { name: 'More about Cook dinner' }).click(),
  tooltip: async (page) => page.getByRole('button', { name: 'With a tooltip' }).hover(),
  toasts: async (page) => {
    await page.getByRole('button', { name: 'Toast with undo' }).click()
    await page.getByRole('button', { name: 'Plain toast' }).click()
    // Pointed at, they stay for as long as they are looked at.
    await page.locator('.ui-toast').first().hover()
  },
}
const floats = '.ui-dialog, .ui-drawer, .ui-menu, .ui-tooltip, .ui-toast'

/** Whoever chose light or dark is not asked for the device's own; low stimulation and high contrast are. */
const looks = [
  ['light', ['light', 'low', 'contrast']],
  ['dark', ['dark', 'low', 'contrast']],
] as const

/** What is wrong, by device and theme. What does not depend on colours is the same in all of them: once is enough. */
async function violationsInThemes(page: Page, within = ''): Promise<string[]> {
  const found: string[] = []
  for (const [device, themes] of looks) {
    await page.emulateMedia({ colorScheme: device })
    for (const theme of themes) {
      await wear(page, theme)
      await page.evaluate((wanted) => {
        const parts = document.querySelectorAll<HTMLElement>('#content > div > [data-theme]')
        for (const part of parts) part.dataset['theme'] = wanted
      }, theme)
      const wrong = await violations(page, { within, isOfColours: theme !== 'light' })
      found.push(...wrong.map((one) => `${theme} on a ${device} device: ${one}`))
    }
  }
  return found
}

test('axe finds nothing wrong with any primitive, in any theme', async ({ openUi }) => {
  expect(await violationsInThemes(await openUi({ theme: 'light' }))).toEqual([])
})

test('axe finds nothing wrong with anything that floats, in any theme', async ({ openUi }) => {
  const page = await openUi({ theme: 'light' }, '?theme=none')
  for (const [name, open] of Object.entries(floating)) {
    await page.reload()
    await open(page)
    await expect(page.locator(floats).first()).toBeVisible()
    expect(await violationsInThemes(page, floats), name).toEqual([])
  }
})

test('every target is 44 px in both directions, or is a word in a sentence @phone', async ({ openUi }) => {
  const page = await openUi()
  const small = await page.evaluate(() => {
    const hit =
      'button, a[href], summary, select, [role=tab], label:has(input), input:not([type=radio], [type=checkbox])'
    return [...document.querySelectorAll<HTMLElement>(hit)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 43.9 || box.height < 43.9))
      .map(({ control, box }) => `${control.outerHTML.slice(0, 80)} ${box.width}x${box.height}`)
  })
  expect(small).toEqual([])
})

test('nothing runs out of a 320 px wide screen, with the largest letters and the most space either', async ({
  openUi,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openUi({}, '')
  // Text spacing as WCAG 1.4.12 asks for.
  await page.addStyleTag({
    content:
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  })
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await width()).toBe(320)
  await page.evaluate(() =>
    Object.assign(document.documentElement.dataset, { textSize: 'largest', density: 'roomy' }),
  )
  expect(await width()).toBe(320)
})

test('with forced colours every control keeps an edge, and checks stay visible', async ({ openUi, page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openUi()
  const edges = await page.evaluate(() =>
    [...document.querySelectorAll('.ui-button, .ui-input-frame, .ui-select, .ui-card')].map((node) => {
      const style = getComputedStyle(node)
      return Number.parseFloat(style.borderTopWidth) > 0 && style.borderTopStyle === 'solid'
    }),
  )
  expect(edges.length).toBeGreaterThan(20)
  expect(edges).not.toContain(false)
  const boxes = await page.evaluate(() =>
    [...document.querySelectorAll('.ui-check-input, .ui-radio-input, .ui-switch-input')].map(
      (node) => getComputedStyle(node).appearance,
    ),
  )
  expect(new Set(boxes)).toEqual(new Set(['auto']))
})
