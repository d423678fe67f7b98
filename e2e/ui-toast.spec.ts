import type { Page } from '@playwright/test'
import { expect, test } from './support/ui-page.ts'

const text = 'Reply to Sam is done. Nicely handled.'
const toast = (page: Page) => page.locator('.ui-toast', { hasText: text })
const opener = (page: Page) => page.getByRole('button', { name: 'Toast with undo' })

test('a message is announced politely and leaves the focus where it is', async ({ openUi }) => {
  const page = await openUi()
  const status = page.locator('[role=status][aria-live=polite]')
  await expect(status).toHaveCount(1)
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(toast(page)).toBeVisible()
  await expect(opener(page)).toBeFocused()
  await expect(status).toHaveText(`${text} Undo: press F6.`)
})

test('F6 reaches Undo and goes back; Undo by keyboard undoes and gives the focus back', async ({
  openUi,
}) => {
  const page = await openUi()
  await opener(page).focus()
  await page.keyboard.press('Enter')
  const undo = toast(page).getByRole('button', { name: /^Undo/ })
  await page.keyboard.press('F6')
  await expect(undo).toBeFocused()
  await page.keyboard.press('F6')
  await expect(opener(page)).toBeFocused()
  await page.keyboard.press('F6')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Undone')).toBeVisible()
  await expect(toast(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('Tab alone reaches Undo as well: the messages are last in the page', async ({ openUi }) => {
  const page = await openUi()
  await opener(page).click()
  await expect(toast(page)).toBeVisible()
  const isLast = await page.locator('.ui-toaster').evaluate((box) => {
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
    return controls
      .filter((control) => !box.contains(control))
      .every((control) => (control.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0)
  })
  expect(isLast).toBe(true)
})

test('Escape closes the message that has the focus', async ({ openUi }) => {
  const page = await openUi()
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('F6')
  await page.keyboard.press('Escape')
  await expect(toast(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('Ctrl+Z takes the newest undo, but never while somebody writes', async ({ openUi }) => {
  const page = await openUi()
  await opener(page).click()
  await expect(toast(page)).toBeVisible()
  await page.getByLabel('Task', { exact: true }).focus()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(toast(page)).toBeVisible()
  await opener(page).focus()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(page.getByText('Undone')).toBeVisible()
})

test('a message stays eight seconds, and as long as somebody points at it or has the focus in it', async ({
  openUi,
  page,
}) => {
  await page.clock.install({ time: 0 })
  await openUi()
  await page.clock.pauseAt(600_000)
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(toast(page)).toBeVisible()
  await page.clock.runFor(7_900)
  await expect(toast(page)).toBeVisible()
  await toast(page).hover()
  await page.clock.runFor(60_000)
  await expect(toast(page)).toBeVisible()
  await page.keyboard.press('F6')
  await page.mouse.move(5, 5)
  await page.clock.runFor(60_000)
  await expect(toast(page)).toBeVisible()
  await page.keyboard.press('F6')
  await page.clock.runFor(200)
  await expect(toast(page)).toBeHidden()
})

test('a message stands clear of the bottom bar and of what floats above it @phone', async ({ openUi }) => {
  const page = await openUi()
  await page.evaluate(() => {
    document.documentElement.style.setProperty('--bottom-bar', '76px')
    document.documentElement.style.setProperty('--floating-action', '70px')
  })
  await opener(page).click()
  await expect(toast(page)).toBeVisible()
  // Its rest, not its way there.
  await expect(async () => {
    const box = await toast(page).boundingBox()
    const height = page.viewportSize()?.height ?? 0
    // At a desk it stands in the corner, where nothing floats above the bar.
    const taken = (page.viewportSize()?.width ?? 0) < 768 ? 146 : 76
    expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height - taken)
    expect(box?.x ?? -1).toBeGreaterThanOrEqual(0)
  }).toPass()
})
