// What a person waits for on /calendar with 10,000 events, of which 500 repeat: the month, and the month after it.
import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { calendarEventDefaults } from '@glimmer/domain/calendar/calendar-event'
import { recurrenceEnd } from '@glimmer/domain/calendar/occurrences'
import { parseRule } from '@glimmer/domain/calendar/rule'
import { addDays } from '@glimmer/domain/days/add-days'
import { chromium, type Browser, type Page } from '@playwright/test'
import { browserEnvironment, browserFlags, findBrowser } from '../e2e/support/browser.ts'
import { startGlimmer } from '../e2e/support/glimmer-server.ts'
import { layRows } from '../e2e/support/seed-tasks.ts'
import { type Figure, report } from './report.ts'
import { openGuest } from './tasks-ground.ts'

const EVENTS = 10_000
const SERIES = 500
const STEPS = 12

const RULES = [
  'FREQ=DAILY',
  'FREQ=WEEKLY;BYDAY=MO,WE,FR',
  'FREQ=WEEKLY;INTERVAL=2',
  'FREQ=MONTHLY;BYDAY=2TU',
  'FREQ=MONTHLY;BYMONTHDAY=-1',
  'FREQ=YEARLY',
] as const

/** A series as it is stored: when it ends was counted once. */
function seriesFrom(recurrence: string, start: string) {
  const read = parseRule(recurrence)
  if (read.kind !== 'rule') throw new Error(`cannot read ${recurrence}`)
  return { recurrence, recurrenceEnd: recurrenceEnd({ rule: read.rule, start }) }
}

/** Five years of events, a few each day; every twentieth repeats. */
function eventRow(i: number) {
  const date = addDays('2024-01-01', Math.floor((i * 1_826) / EVENTS))
  const hour = String(7 + (i % 12)).padStart(2, '0')
  const repeats = i % (EVENTS / SERIES) === 0
  // Most series end: nobody has hundreds of things that come every week for ever.
  const rule = RULES[(i / (EVENTS / SERIES)) % RULES.length]
  return {
    table: 'calendar_events',
    id: randomUUID(),
    data: {
      ...calendarEventDefaults,
      title: `Something at ${hour}, number ${i}`,
      startDatetime: `${date}T${hour}:00:00`,
      endDatetime: `${date}T${hour}:45:00`,
      timeZone: i % 3 === 0 ? 'Europe/Lisbon' : null,
      ...(repeats && seriesFrom(`${rule};COUNT=20`, `${date}T${hour}:00:00`)),
    },
  }
}

/** Milliseconds from a press of the button by that name to the frame that shows another month. */
async function step(page: Page, name: string): Promise<number> {
  const button = page.getByRole('button', { name, exact: true })
  return button.evaluate((element: HTMLElement) => {
    const shown = () => document.querySelector('[role="grid"]')?.getAttribute('aria-label')
    const before = shown()
    return new Promise<number>((resolve) => {
      const from = performance.now()
      element.click()
      const look = () => {
        if (shown() === before) return requestAnimationFrame(look)
        // The frame after the change is the one that shows it.
        return requestAnimationFrame(() => resolve(performance.now() - from))
      }
      look()
    })
  })
}

/** Milliseconds from leaving another page of the app to the frame that shows the month. */
async function open(page: Page): Promise<number> {
  await page.getByRole('link', { name: 'Tasks', exact: true }).first().click()
  await page.waitForURL('**/tasks')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const link = page.getByRole('link', { name: 'Calendar', exact: true }).first()
  return link.evaluate((element: HTMLElement) => {
    return new Promise<number>((resolve) => {
      const from = performance.now()
      element.click()
      const look = () => {
        if (!document.querySelector('[role="gridcell"]')) return requestAnimationFrame(look)
        return requestAnimationFrame(() => resolve(performance.now() - from))
      }
      look()
    })
  })
}

async function measure(
  page: Page,
  name: string,
  limits: { month?: number; next?: number },
): Promise<Figure[]> {
  const openings: number[] = []
  for (let i = 0; i < 7; i += 1) openings.push(await open(page))
  const steps: number[] = []
  for (let i = 0; i < STEPS; i += 1) {
    steps.push(await step(page, i < STEPS / 2 ? 'Next month' : 'Previous month'))
  }
  return [
    { name: `${name}: month painted`, unit: 'ms', samples: openings, limit: limits.month },
    { name: `${name}: next month painted`, unit: 'ms', samples: steps, limit: limits.next },
  ]
}

/** Gzipped kB of every script that opening an address loads. */
async function weighScripts(browser: Browser, url: string, path: string): Promise<number> {
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
  await page.goto(`${url}${path}`, { waitUntil: 'networkidle' })
  await context.close()
  return [...scripts.values()].reduce((sum, size) => sum + size, 0) / 1000
}

const server = await startGlimmer()
const found = await findBrowser()
const browser = await chromium.launch({
  executablePath: found.path,
  args: browserFlags,
  env: browserEnvironment(found),
})
try {
  const calendar = await weighScripts(browser, server.url, '/calendar')
  const base = await weighScripts(browser, server.url, '/recently-deleted')
  report([
    {
      name: '/calendar: scripts above /recently-deleted, gzip',
      unit: 'kB',
      samples: [calendar - base],
      limit: 60,
    },
  ])
  const page = await openGuest(browser, server.url)
  await layRows(
    page,
    Array.from({ length: EVENTS }, (_, i) => eventRow(i)),
  )
  await page.goto(`${server.url}/calendar`)
  await page.getByRole('grid').waitFor()
  report(await measure(page, '10,000 events', { month: 50, next: 50 }))
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  report(await measure(page, '10,000 events, CPU slowed 4x', { month: 170 }))
} finally {
  await browser.close()
  await server.dispose()
}
