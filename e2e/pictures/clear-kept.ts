import type { Page } from '@playwright/test'

/** Closes a form in which something is written, opens it again and clears what was kept: a message offers it back. */
export async function clearKept(page: Page, openAgain: () => Promise<unknown>): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await openAgain()
  await page.getByRole('button', { name: 'Clear this' }).click()
  await page.getByRole('button', { name: /^Bring back/ }).waitFor()
}
