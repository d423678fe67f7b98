import type { Locator, Page } from '@playwright/test'
import { countTaps } from './support/count-taps.ts'
import { expect, test } from './support/journey.ts'
import { beginAsGuest } from './support/people.ts'
import { sprintPill } from './support/sprints.ts'
import { seedTasks } from './support/seed-tasks.ts'
import { openNewTask } from './support/tasks-page.ts'

const photographs = Array.from({ length: 18 }, (_, i) => ({
  title: `Photograph the letters ${i}`,
  estimatedTime: 10,
}))
const box = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
const row = (page: Page, title: string) => page.locator('.task-row').filter({ hasText: title })

async function openOn(page: Page, width: number, height: number, textSize = 'normal'): Promise<void> {
  await page.setViewportSize({ width, height })
  await beginAsGuest(page)
  await page.evaluate(
    (size) => localStorage.setItem('glimmer:sensory', JSON.stringify({ textSize: size })),
    textSize,
  )
  await seedTasks(page, photographs)
}

test('on a phone the only hit of a search stands below its field and keys tick it (F1)', async ({ page }) => {
  await openOn(page, 390, 844)
  await page.getByRole('button', { name: 'Find a task' }).click()
  await page.keyboard.type('letters 17')
  const hit = row(page, 'Photograph the letters 17')
  await expect(page.locator('.task-row')).toHaveCount(1)
  const field = await box(page.getByRole('textbox', { name: 'Find a task' }))
  const found = await box(hit)
  // Half of the page is left to a keyboard.
  expect(found.y).toBeGreaterThan(field.y)
  expect(found.y + found.height).toBeLessThan(844 / 2)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(hit.getByRole('checkbox')).toBeChecked()
})

test('with the largest letters on a narrow phone nothing is out of the page or behind a foot (F1, F7, N1)', async ({
  page,
}) => {
  await openOn(page, 320, 640, 'largest')
  const sprint = await box(page.getByRole('button', { name: '5-minute sprint' }))
  expect(sprint.y).toBeLessThan(3 * 640)
  // What has no place in the bar is under More, and all of that is in view.
  await page.getByRole('navigation', { name: 'Places' }).getByRole('button', { name: 'More' }).click()
  const home = page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Home' })
  await expect(home).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^More about/ })
    .first()
    .click()
  const menu = await box(page.getByRole('menu'))
  expect(menu.x).toBeGreaterThanOrEqual(0)
  expect(menu.x + menu.width).toBeLessThanOrEqual(320)
  await page.keyboard.press('Escape')

  const taps = await countTaps(page)
  await page.getByRole('button', { name: 'Make it smaller' }).click()
  const steps = page.getByRole('dialog', { name: /steps/ })
  const first = steps.getByRole('checkbox').first()
  await first.scrollIntoViewIfNeeded()
  // All that is in view scrolls: neither head nor foot stands over it.
  const isClear = (part: Locator) =>
    part.evaluate((one) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      const above = document.elementFromPoint(left + width / 2, top + height / 2)
      return one.closest('label')?.contains(above) ?? false
    })
  await expect.poll(() => isClear(first)).toBe(true)
  const dialogHeight = (await box(steps)).height
  const shown = await steps
    .locator('.ui-dialog-body')
    .evaluate((body, all) => body.clientHeight > all, dialogHeight)
  expect(shown).toBe(true)
  await steps.getByRole('button', { name: /^Add \d+ steps$/ }).click()
  const card = page.getByRole('region', { name: 'One thing next' })
  await expect(card).toContainText(/The next step of/)
  await card.getByRole('button', { name: 'Start 5 minutes' }).click()
  await expect(page.locator('[data-digits]')).toHaveText(/^[45]:\d\d$/)
  expect(await taps()).toBe(3)
})

test('with the largest letters on a narrow phone the first views have what one came for, and no message covers a search (A8, E1, F1) @phone-only', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.addInitScript(() => localStorage.setItem('glimmer:sensory', '{"textSize":"largest"}'))
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Give me one tiny thing' })).toBeInViewport({ ratio: 1 })
  await openOn(page, 320, 640, 'largest')
  // The words of the field are not cut off after the first.
  const room = await page
    .getByPlaceholder('Add a task and press Enter')
    .evaluate((field: HTMLInputElement) => {
      const letters = document.createElement('canvas').getContext('2d')
      if (letters) letters.font = getComputedStyle(field).font
      return field.clientWidth / (letters?.measureText('Add a task').width ?? NaN)
    })
  expect(room).toBeGreaterThan(1)

  // In the header wherever one is on the page, on one line with the sprint that runs.
  await page.getByRole('button', { name: 'Start 5 minutes' }).click()
  await page.getByRole('button', { name: 'Hide. The timer keeps running' }).click()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const opener = page.getByRole('banner').getByRole('button', { name: 'Write a thought down' })
  await expect(opener).toBeInViewport({ ratio: 1 })
  expect((await box(sprintPill(page))).y).toBe((await box(opener)).y)

  await page.locator('.task-row').first().getByRole('checkbox').check()
  // Whole, with what it offers and its Undo.
  const whole = page.getByRole('dialog', { name: 'Well done' })
  await expect(whole.getByRole('button', { name: 'Want a small treat?' })).toBeVisible()
  expect(await whole.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0)
  await page.getByRole('button', { name: 'Find a task' }).click()
  const field = await box(page.getByRole('textbox', { name: 'Find a task' }))
  const message = await box(page.getByRole('dialog', { name: 'Well done' }))
  expect(message.y).toBeGreaterThan(field.y + field.height)

  await page.goto('/brain-dump')
  const add = page.getByRole('button', { name: 'Add', exact: true })
  const bar = await box(page.getByRole('navigation', { name: 'Places' }))
  await expect.poll(async () => (await box(add)).y + (await box(add)).height).toBeLessThanOrEqual(bar.y)
})

test('what belongs together stays on one line: a message’s Undo and cross, a section’s count and arrow, a week’s days (F1, F9)', async ({
  page,
}) => {
  await openOn(page, 320, 640)
  const isLevel = async (one: Locator, other: Locator) => {
    const [a, b] = [await box(one), await box(other)]
    return Math.abs(a.y + a.height / 2 - b.y - b.height / 2) < 3
  }
  const section = page.getByRole('region', { name: 'Anytime', exact: true })
  const fold = section.getByRole('button', { name: 'Show Anytime' })
  await expect.poll(() => isLevel(section.getByText('0 of 18', { exact: true }), fold)).toBe(true)
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page
      .locator('.task-row')
      .nth(width === 320 ? 0 : 1)
      .getByRole('checkbox')
      .check()
    const message = page.getByRole('dialog', { name: 'Well done' })
    const undo = message.getByRole('button', { name: /^Undo/ })
    const close = message.getByRole('button', { name: 'Close message' })
    await expect(undo).toBeVisible()
    await expect.poll(() => isLevel(undo, close)).toBe(true)
    await close.click()
  }
  const dialog = await openNewTask(page)
  await dialog.getByRole('button', { name: 'More ways to repeat' }).click()
  await dialog.getByRole('radio', { name: 'On days of the week' }).check()
  const days = dialog.getByRole('group', { name: 'On which days?' }).locator('label')
  await expect.poll(() => isLevel(days.first(), days.last())).toBe(true)
})
