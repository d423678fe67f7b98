import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { beginAsGuest } from './support/people.ts'
import { seedTasks } from './support/seed-tasks.ts'
import { addTask } from './support/tasks-page.ts'

const box = (page: Page, title: string) => page.getByRole('checkbox', { name: title, exact: true })
const messages = (page: Page) => page.locator('.ui-toast')
const kindWords = (page: Page) => page.getByRole('dialog', { name: 'Well done' })

/** How much of what has the focus, or was just used, lies under a message: in square pixels. */
async function covered(page: Page, used: Locator): Promise<number> {
  const [message, element] = [await messages(page).last().boundingBox(), await used.boundingBox()]
  if (!message || !element) throw new Error('one of them is not in the page')
  const width =
    Math.min(message.x + message.width, element.x + element.width) - Math.max(message.x, element.x)
  const height =
    Math.min(message.y + message.height, element.y + element.height) - Math.max(message.y, element.y)
  return Math.max(0, width) * Math.max(0, height)
}

/** Scrolls so that it lies where messages come. */
async function bringBelow(page: Page, element: Locator): Promise<void> {
  const message = await messages(page).last().boundingBox()
  await element.evaluate((one, y) => scrollBy(0, one.getBoundingClientRect().top - y), (message?.y ?? 0) + 10)
}

test('a tick says one thing, with Undo in it; unticking takes it away, and so does the next thing done (F3)', async ({
  page,
}) => {
  await beginAsGuest(page)
  await addTask(page, 'Water the fern')
  await addTask(page, 'Make the bed')
  await box(page, 'Make the bed').check()
  await expect(kindWords(page)).toContainText('“Make the bed” is done.')
  await expect(messages(page)).toHaveCount(1)
  await box(page, 'Make the bed').uncheck()
  await expect(messages(page)).toHaveCount(0)

  await box(page, 'Make the bed').check()
  await expect(kindWords(page)).toContainText('“Make the bed” is done.')
  await box(page, 'Water the fern').check()
  await expect(kindWords(page)).toContainText('“Water the fern” is done.')
  await expect(messages(page)).toHaveCount(1)
  await addTask(page, 'Ring the bank')
  await expect(messages(page)).toHaveCount(0)

  // It went, and can be undone all the same.
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(box(page, 'Water the fern')).not.toBeChecked()
})

for (const textSize of ['normal', 'largest']) {
  test(`no message covers what was just used, nor what has the focus, at four widths (${textSize} letters) (A2, F3)`, async ({
    page,
  }) => {
    await beginAsGuest(page)
    await page.evaluate((size) => {
      if (size !== 'normal') localStorage.setItem('glimmer:sensory', JSON.stringify({ textSize: size }))
    }, textSize)
    const titles = Array.from({ length: 12 }, (_, at) => `Thing ${at + 1}`)
    await seedTasks(
      page,
      titles.map((title) => ({ title })),
    )
    for (const [at, width] of [320, 390, 768, 1280].entries()) {
      await page.setViewportSize({ width, height: 800 })
      const [first, last] = [box(page, titles[at] ?? ''), box(page, titles[at + 6] ?? '')]
      await first.check()
      await expect(kindWords(page)).toBeVisible()
      await bringBelow(page, last)
      await last.check()
      await expect(kindWords(page)).toContainText(titles[at + 6] ?? '')
      await expect.poll(() => covered(page, last), `what was ticked, at ${width}`).toBe(0)

      const field = page.getByLabel('Add a task', { exact: true })
      await field.focus()
      await expect.poll(() => covered(page, field), `the field, at ${width}`).toBe(0)
    }
  })
}
