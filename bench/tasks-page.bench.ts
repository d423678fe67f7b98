// What a person waits for on /tasks: bytes, opening, the answer to a press, and the list after a tick is on the disk.
import { gzipSync } from 'node:zlib'
import { chromium, type Browser, type Page } from '@playwright/test'
import { browserEnvironment, browserFlags, findBrowser } from '../e2e/support/browser.ts'
import { startGlimmer } from '../e2e/support/glimmer-server.ts'
import { type Figure, report } from './report.ts'
import { fill, openGuest, tick } from './tasks-ground.ts'

const TICKS = 15
const OPENINGS = 7

/** Gzipped kB of every script that a first visit to /tasks loads before anything is pressed. */
async function weighScripts(browser: Browser, url: string): Promise<number> {
  const guest = await openGuest(browser, url)
  const state = await guest.context().storageState()
  await guest.context().close()
  const context = await browser.newContext({ storageState: state, serviceWorkers: 'block' })
  const page = await context.newPage()
  const scripts = new Map<string, number>()
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return
    scripts.set(response.url(), gzipSync(await response.body()).length)
  })
  await page.goto(`${url}/tasks`, { waitUntil: 'networkidle' })
  await context.close()
  return [...scripts.values()].reduce((sum, size) => sum + size, 0) / 1000
}

/** Milliseconds from the start of a reload until the first row is painted. */
async function openAgain(page: Page): Promise<number> {
  await page.reload({ waitUntil: 'commit' })
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector('[data-row]')) requestAnimationFrame(() => resolve(performance.now()))
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
}

async function measure(
  page: Page,
  name: string,
  limits: { committed?: number; opening?: number },
): Promise<Figure[]> {
  const ticks = []
  for (let i = 0; i < TICKS; i += 1) ticks.push(await tick(page, i % 8))
  const openings = []
  for (let i = 0; i < OPENINGS; i += 1) openings.push(await openAgain(page))
  const unit = 'ms'
  return [
    { name: `${name}: press answered`, unit, samples: ticks.map(({ press }) => press) },
    {
      name: `${name}: tick on the disk and painted`,
      unit,
      samples: ticks.map((t) => t.committed),
      limit: limits.committed,
    },
    { name: `${name}: warm opening to first row`, unit, samples: openings, limit: limits.opening },
  ]
}

const server = await startGlimmer()
const found = await findBrowser()
const browser = await chromium.launch({
  executablePath: found.path,
  args: browserFlags,
  env: browserEnvironment(found),
})
try {
  report([
    {
      name: '/tasks: scripts, gzip',
      unit: 'kB',
      samples: [await weighScripts(browser, server.url)],
      limit: 170,
    },
  ])
  for (const { count, committed, hasDays = false } of [
    { count: 10, committed: 34 },
    { count: 1_000, committed: 34 },
    { count: 10_000, committed: 50 },
    { count: 10_000, committed: 50, hasDays: true },
  ]) {
    const name = hasDays ? `${count} tasks, three of five with a rule or a date` : `${count} tasks`
    const page = await openGuest(browser, server.url)
    await fill(page, count, { hasDays })
    report(await measure(page, name, { committed, ...(count <= 1_000 && { opening: 200 }) }))
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    report(await measure(page, `${name}, CPU slowed 4x`, {}))
    await page.context().close()
  }
} finally {
  await browser.close()
  await server.dispose()
}
