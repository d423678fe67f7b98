// What a person waits for with a photo of 12 megapixels: until they can choose the part to show, and until it is their
// picture; and how long the page answers nothing meanwhile.
import { chromium, type Page } from '@playwright/test'
import { browserEnvironment, browserFlags, findBrowser } from '../e2e/support/browser.ts'
import { startGlimmer } from '../e2e/support/glimmer-server.ts'
import { type ChosenFile, chooseFile, cropping, openProfile, takePhoto } from '../e2e/support/photo.ts'
import { report } from './report.ts'
import { openGuest } from './tasks-ground.ts'

const TRIES = 5

interface Waits {
  readonly opened: number
  readonly drawn: number
}

/** Milliseconds. Playwright's own way to the browser is in them. */
async function wait(page: Page, photo: ChosenFile): Promise<Waits> {
  const before = performance.now()
  await chooseFile(page, photo)
  const use = cropping(page).getByRole('button', { name: 'Use this picture' })
  await use.waitFor()
  const opened = performance.now() - before
  const again = performance.now()
  await use.click()
  await page.getByRole('button', { name: 'Choose another photo' }).waitFor()
  await cropping(page).waitFor({ state: 'hidden' })
  return { opened, drawn: performance.now() - again }
}

/** The longest task of the page since this was asked before. */
async function longestTask(page: Page): Promise<number> {
  return page.evaluate(() => {
    const longest = Number(Reflect.get(globalThis, 'longestTask') ?? 0)
    Reflect.set(globalThis, 'longestTask', 0)
    return longest
  })
}

const found = await findBrowser()
const server = await startGlimmer()
const browser = await chromium.launch({
  executablePath: found.path,
  args: browserFlags,
  env: browserEnvironment(found),
})
try {
  const page = await openGuest(browser, server.url)
  await page.goto(`${server.url}/settings`)
  const photo = await takePhoto(page, 4_032, 3_024)
  await page.evaluate(() => {
    const note = (list: PerformanceObserverEntryList) => {
      const durations = list.getEntries().map(({ duration }) => duration)
      const before = Number(Reflect.get(globalThis, 'longestTask') ?? 0)
      Reflect.set(globalThis, 'longestTask', Math.max(before, ...durations))
    }
    new PerformanceObserver(note).observe({ type: 'longtask' })
  })
  await openProfile(page)
  const waits: Waits[] = []
  const frozen: number[] = []
  for (let i = 0; i < TRIES; i += 1) {
    await longestTask(page)
    waits.push(await wait(page, photo))
    frozen.push(await longestTask(page))
  }
  await report([
    { name: 'photo: chosen to shown', unit: 'ms', samples: waits.map(({ opened }) => opened), limit: 1_000 },
    { name: 'photo: used to saved', unit: 'ms', samples: waits.map(({ drawn }) => drawn), limit: 1_000 },
    { name: 'photo: longest the page answers nothing', unit: 'ms', samples: frozen, limit: 200 },
  ])
} finally {
  await browser.close()
  await server.dispose()
}
