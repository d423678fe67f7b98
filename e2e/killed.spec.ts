import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAllSent, titlesOnServer } from './support/device-data.ts'
import { expect, test as base } from './support/journey.ts'
import { openKillableBrowser } from './support/killable-browser.ts'
import { signUp } from './support/people.ts'
import { addTask, shownTitles, taskNamed } from './support/tasks-page.ts'

const test = base.extend<{ profile: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern.
  profile: async ({}, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'glimmer-profile-'))
    await use(profile)
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  },
})

/**
 * Opens browsers that know who is signed in in `page`. A browser writes cookies and localStorage down at its leisure;
 * this is about what the person writes, so each of them is told anew.
 */
async function prepareBrowsers(page: Page, profile: string, headers: Record<string, string>) {
  const { cookies, origins } = await page.context().storageState()
  return async () => {
    const browser = await openKillableBrowser(profile, headers)
    await browser.context.addCookies(cookies)
    await browser.context.addInitScript(
      (entries) => {
        if (location.protocol !== 'http:') return
        for (const { name, value } of entries) localStorage.setItem(name, value)
      },
      origins.flatMap(({ localStorage }) => localStorage),
    )
    return browser
  }
}

test('a browser killed right after a task shows, ten times in a row, has every shown task when it is opened again', async ({
  page,
  server,
  profile,
  clientAddress,
}) => {
  test.setTimeout(180_000)
  await signUp(page)
  const open = await prepareBrowsers(page, profile, { 'x-forwarded-for': clientAddress })

  const shown: string[] = []
  for (let i = 1; i <= 10; i += 1) {
    const browser = await open()
    try {
      await browser.page.goto(`${server.url}/tasks`)
      await expect.poll(() => shownTitles(browser.page)).toEqual(shown.toReversed())
      await addTask(browser.page, `Before cut ${i}`)
    } finally {
      await browser.kill()
    }
    shown.push(`Before cut ${i}`)
  }

  const last = await open()
  try {
    await last.page.goto(`${server.url}/tasks`)
    await expect(taskNamed(last.page, 'Before cut 10')).toBeVisible()
    expect(await shownTitles(last.page)).toEqual(shown.toReversed())
    await expectAllSent(last.page)
    expect(await titlesOnServer(last.page)).toEqual(shown)
  } finally {
    await last.close()
  }
})
