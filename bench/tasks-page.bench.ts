// What a person waits for on /tasks: bytes, opening, the answer to a press, and the list after a tick is on the disk.
import { gzipSync } from 'node:zlib'
import { randomUUID } from 'node:crypto'
import { chromium, type Browser, type Page } from '@playwright/test'
import { browserEnvironment, browserFlags, findBrowser } from '../e2e/support/browser.ts'
import { skipFirstRun } from '../e2e/support/first-run.ts'
import { startGlimmer } from '../e2e/support/glimmer-server.ts'
import { type Figure, report } from './report.ts'

const TICKS = 15
const OPENINGS = 7

async function openGuest(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await skipFirstRun(context)
  const page = await context.newPage()
  await page.goto(`${url}/auth`)
  await page.getByRole('button', { name: 'Continue without an account' }).click()
  await page.waitForURL('**/tasks')
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

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

/** Puts so many tasks into the guest's database and opens the page on them. */
async function fill(page: Page, count: number): Promise<void> {
  const times = ['morning', 'afternoon', 'evening', 'anytime']
  const rows = Array.from({ length: count }, (_, i) => ({
    table: 'tasks',
    id: randomUUID(),
    data: {
      title: `Something small, number ${i}`,
      completed: false,
      isDaily: false,
      lastCompleted: null,
      completedOn: null,
      priority: 'medium',
      estimatedTime: i % 3 ? 5 : null,
      timeOfDay: times[i % 4],
      category: 'personal',
      dueDate: null,
      projectId: null,
      snoozedUntil: null,
      createdAt: new Date(1_760_000_000_000 + i).toISOString(),
    },
  }))
  await page.evaluate(async (records) => {
    const open = indexedDB.open('glimmer:guest')
    await new Promise((resolve) => open.addEventListener('success', resolve))
    const transaction = open.result.transaction('rows', 'readwrite')
    for (const record of records) transaction.objectStore('rows').put(record)
    await new Promise((resolve) => transaction.addEventListener('complete', resolve))
    open.result.close()
  }, rows)
  await page.reload()
  await page.locator('[data-row]').first().waitFor()
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

/** Presses one checkbox with the real mouse; both times count from the press to the frame that shows it. */
async function tick(page: Page, index: number): Promise<{ press: number; committed: number }> {
  const box = page.locator('[data-row] input[type=checkbox]').nth(index)
  await box.scrollIntoViewIfNeeded()
  const measured = page.evaluate((i) => {
    const row = document.querySelectorAll('[data-row]')[i]
    const count = row?.closest('section')?.querySelector('header p')
    if (!row || !count) throw new Error('no such row')
    return new Promise<{ press: number; committed: number }>((resolve) => {
      const whenPainted = (from: number, done: (milliseconds: number) => void) =>
        requestAnimationFrame(() => done(performance.now() - from))
      row.addEventListener(
        'click',
        (event) => {
          const from = event.timeStamp
          const answered = new Promise<number>((done) => {
            new MutationObserver((_, self) => {
              self.disconnect()
              whenPainted(from, done)
            }).observe(row, { attributes: true, attributeFilter: ['data-done'] })
          })
          const listed = new Promise<number>((done) => {
            new MutationObserver((_, self) => {
              self.disconnect()
              whenPainted(from, done)
            }).observe(count, { subtree: true, characterData: true, childList: true })
          })
          void Promise.all([answered, listed]).then(([press, committed]) => resolve({ press, committed }))
        },
        { once: true, capture: true },
      )
    })
  }, index)
  const bounds = await box.boundingBox()
  if (!bounds) throw new Error('the checkbox has no place')
  await page.mouse.click(bounds.x + bounds.width / 2, bounds.y + bounds.height / 2)
  return measured
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
      limit: 190,
    },
  ])
  for (const [count, committed] of [
    [10, 34],
    [1_000, 34],
    [10_000, 50],
  ] as const) {
    const page = await openGuest(browser, server.url)
    await fill(page, count)
    report(await measure(page, `${count} tasks`, { committed, ...(count <= 1_000 && { opening: 200 }) }))
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    report(await measure(page, `${count} tasks, CPU slowed 4x`, {}))
    await page.context().close()
  }
} finally {
  await browser.close()
  await server.dispose()
}
