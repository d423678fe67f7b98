// What a person waits for on /tasks: bytes, opening, the answer to a press, and the list after a tick is on the disk.
import { gzipSync } from 'node:zlib'
import { chromium, type Browser, type Page } from '@playwright/test'
import { browserEnvironment, browserFlags, findBrowser } from '../e2e/support/browser.ts'
import { startGlimmer } from '../e2e/support/glimmer-server.ts'
import { type Figure, report } from './report.ts'
import { add, fill, openGuest, tick } from './tasks-ground.ts'

const TICKS = 15
const OPENINGS = 7
const ADDED = 10
const FIRST_OPENINGS = 3

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

/** What a device has on a first visit: its rows, but no file of the app. */
async function forgetFiles(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister()
    for (const name of await caches.keys()) await caches.delete(name)
  })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  await devtools.detach()
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

/** In milliseconds, each from a press to the frame that shows what came of it. */
interface Limits {
  readonly committed?: number
  readonly added?: number
  readonly opening?: number
  readonly first?: number
}

async function measure(page: Page, name: string, limits: Limits): Promise<Figure[]> {
  const added = []
  for (let i = 0; i < ADDED; i += 1) added.push(await add(page, `${name}, added ${i}`))
  const ticks = []
  for (let i = 0; i < TICKS; i += 1) ticks.push(await tick(page, i % 8))
  const openings = []
  for (let i = 0; i < OPENINGS; i += 1) openings.push(await openAgain(page))
  const first = []
  for (let i = 0; i < FIRST_OPENINGS; i += 1) {
    await forgetFiles(page)
    first.push(await openAgain(page))
  }
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  const unit = 'ms'
  return [
    { name: `${name}: added, on the disk and painted`, unit, samples: added, limit: limits.added },
    { name: `${name}: press answered`, unit, samples: ticks.map(({ press }) => press) },
    {
      name: `${name}: tick on the disk and painted`,
      unit,
      samples: ticks.map((t) => t.committed),
      limit: limits.committed,
    },
    { name: `${name}: warm opening to first row`, unit, samples: openings, limit: limits.opening },
    { name: `${name}: first list, without a file of the app`, unit, samples: first, limit: limits.first },
  ]
}

const grounds: readonly { count: number; hasDays?: boolean; limits: Limits; slow?: Limits }[] = [
  { count: 10, limits: { committed: 34, added: 34, opening: 200 } },
  {
    count: 1_000,
    limits: { committed: 34, added: 34, opening: 200 },
    slow: { committed: 100, added: 80, opening: 600, first: 1_200 },
  },
  { count: 10_000, limits: { committed: 50, added: 34 } },
  { count: 10_000, hasDays: true, limits: { committed: 50, added: 34 } },
]

const server = await startGlimmer()
const found = await findBrowser()
const browser = await chromium.launch({
  executablePath: found.path,
  args: browserFlags,
  env: browserEnvironment(found),
})
try {
  await report([
    {
      name: '/tasks: scripts, gzip',
      unit: 'kB',
      samples: [await weighScripts(browser, server.url)],
      limit: 170,
    },
  ])
  for (const { count, hasDays = false, limits, slow = {} } of grounds) {
    const name = hasDays ? `${count} tasks, three of five with a rule or a date` : `${count} tasks`
    const page = await openGuest(browser, server.url)
    await fill(page, count, { hasDays })
    await report(await measure(page, name, limits))
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await report(await measure(page, `${name}, CPU slowed 4x`, slow))
    await page.context().close()
  }
} finally {
  await browser.close()
  await server.dispose()
}
