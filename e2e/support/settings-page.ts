import { readFileSync } from 'node:fs'
import { expect, type Download, type Locator, type Page } from '@playwright/test'

/** The file with everything, as far as journeys look into it. */
export interface ExportedFile {
  readonly format: string
  readonly version: number
  readonly tables: Readonly<
    Record<string, readonly (Readonly<Record<string, unknown>> & { readonly id: string })[]>
  >
  readonly trash: readonly unknown[]
  readonly unreadable?: readonly unknown[]
}

export async function openSettings(page: Page): Promise<void> {
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(yourData(page)).toBeVisible()
}

/** The card "Your data". */
export function yourData(page: Page): Locator {
  return page.getByRole('region', { name: 'Your data' })
}

/** Presses the button and returns the file that comes of it. */
export async function downloadBy(page: Page, button: string): Promise<Download> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  return download
}

export async function textOf(download: Download): Promise<string> {
  return readFileSync(await download.path(), 'utf8')
}

/** Downloads everything and returns the parsed file with its text. */
export async function downloadEverything(
  page: Page,
  button = 'Download everything (JSON)',
): Promise<{ file: ExportedFile; text: string }> {
  const text = await textOf(await downloadBy(page, button))
  return { file: JSON.parse(text) as ExportedFile, text }
}

/** Chooses a file with this text; resolves when the page says what it would do, or why not. */
export async function chooseFile(page: Page, text: string, name = 'glimmer.json'): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await yourData(page).getByRole('button', { name: 'Import a file', exact: true }).click()
  await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
}

/** What the chosen file would do, a sentence each. */
export function preview(page: Page): Locator {
  return page.getByRole('region', { name: /^What “.*” would change$/ })
}
