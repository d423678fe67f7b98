import { expect, type Locator, type Page } from '@playwright/test'

/** Opens /brain-dump and waits until something can be written down. */
export async function openBrainDump(page: Page): Promise<void> {
  await page.goto('/brain-dump')
  await expect(thoughtField(page)).toBeVisible()
}

export const thoughtField = (page: Page): Locator => page.getByLabel("What's on your mind?", { exact: true })

/** The rows of the list, the newest at the end. */
export const thoughts = (page: Page): Locator =>
  page.getByRole('list', { name: 'On your mind' }).getByRole('listitem')

export const thought = (page: Page, text: string): Locator =>
  thoughts(page).filter({ has: page.getByText(text, { exact: true }) })

/** What the list says, from top to bottom. */
export const shownThoughts = (page: Page): Promise<string[]> => page.locator('[data-text]').allTextContents()

/** Writes a thought and presses Enter; resolves when the list shows it. */
export async function writeDown(page: Page, text: string): Promise<void> {
  await thoughtField(page).fill(text)
  await thoughtField(page).press('Enter')
  await expect(thought(page, text)).toBeVisible()
}

/** What is said at the bottom of the page. */
export const messages = (page: Page): Locator => page.getByRole('region', { name: /^Messages/ })
