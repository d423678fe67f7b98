import type { Page } from '@playwright/test'
import { startFaultRun } from './faults/fault-run.ts'
import { expectAllSent, titlesOnServer } from './support/device-data.ts'
import { expect, test } from './support/journey.ts'
import { openKillableBrowser } from './support/killable-browser.ts'
import { formsOf } from './support/one-form.ts'
import { startAsGuest, startWithAccount } from './support/people.ts'
import { addTask, shownTitles, taskNamed } from './support/tasks-page.ts'

// A fault gets no second try.
test.describe.configure({ retries: 0 })

/**
 * Opens browsers that know who is signed in in `page`. A browser writes cookies and localStorage down at its leisure;
 * this is about what the person writes, so each of them is told anew.
 */
async function prepareBrowsers(page: Page, profile: string, headers: Record<string, string>) {
  await page.goto('/robots.txt')
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

for (const who of formsOf(['an account', 'a guest'] as const)) {
  test(`a browser of ${who} killed under writes, again and again, has every task that it showed when it is opened again`, async ({
    page,
    server,
    profile,
    clientAddress,
  }) => {
    test.setTimeout(1_800_000)
    const run = startFaultRun(`browser of ${who} killed under writes`, { thin: 2, full: 30 })
    await (who === 'a guest' ? startAsGuest(page) : startWithAccount(page))
    const open = await prepareBrowsers(page, profile, { 'x-forwarded-for': clientAddress })

    // What was on the screen when the browser was killed, and what a person had just pressed Enter for.
    let shown: string[] = []
    let written = 0
    for (let time = 1; time <= run.times; time += 1) {
      const browser = await open()
      try {
        await browser.page.goto(`${server.url}/tasks`)
        const newest = shown.at(-1)
        if (newest !== undefined) await expect(taskNamed(browser.page, newest)).toBeVisible()
        const found = (await shownTitles(browser.page)).toReversed()
        // Everything that was shown, in its order and once; and perhaps what was not shown yet.
        expect(found.slice(0, shown.length)).toEqual(shown)
        expect(found.length).toBeLessThanOrEqual(written)
        shown = found
        for (let tasks = run.between(1, 3); tasks > 0; tasks -= 1) {
          written += 1
          await addTask(browser.page, `Before cut ${written}`)
          shown.push(`Before cut ${written}`)
        }
        const field = browser.page.getByLabel('Add a task', { exact: true })
        if (run.between(0, 1) === 1) {
          written += 1
          await field.fill(`Before cut ${written}`)
          await field.press('Enter')
        }
      } finally {
        await browser.kill()
      }
    }

    const last = await open()
    try {
      await last.page.goto(`${server.url}/tasks`)
      await expect(taskNamed(last.page, shown.at(-1) ?? '')).toBeVisible()
      const found = (await shownTitles(last.page)).toReversed()
      expect(found.slice(0, shown.length)).toEqual(shown)
      expect(new Set(found).size).toBe(found.length)
      if (who === 'an account') {
        await expectAllSent(last.page)
        expect(await titlesOnServer(last.page)).toEqual(found)
      }
    } finally {
      await last.close()
    }
    run.report(`${shown.length} shown tasks, 0 lost`)
  })
}
