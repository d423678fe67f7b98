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

const FRAME_MS = 17
const DRAG_MS = 2_000

/** Intervals of the frames while the first event of the week is dragged over its hours and days, and put back. */
async function drag(page: Page): Promise<number[]> {
  const element = page.locator('[data-drags] [data-occurrence][data-timed]:visible').first()
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error('no event to drag')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 20, y)
  if ((await page.locator('[data-dragged]').count()) !== 1) throw new Error('nothing is dragged')
  const frames = page.evaluate((lasting) => {
    return new Promise<number[]>((resolve) => {
      const times: number[] = []
      const look = (now: number) => {
        times.push(now)
        if (now - (times[0] ?? now) < lasting) return requestAnimationFrame(look)
        return resolve(times.slice(1).map((time, i) => time - (times[i] ?? time)))
      }
      requestAnimationFrame(look)
    })
  }, DRAG_MS)
  const end = performance.now() + DRAG_MS
  for (let i = 0; performance.now() < end; i += 1) {
    // Round and round, so that it goes over other hours and other days.
    await page.mouse.move(x + 200 * Math.sin(i / 20), y + 120 * (1 - Math.cos(i / 20)))
  }
  const intervals = await frames
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return intervals
}

async function measureDrag(
  page: Page,
  name: string,
  bars: { frame?: number; share?: number },
): Promise<Figure[]> {
  const drags: number[][] = []
  for (let i = 0; i < 3; i += 1) drags.push(await drag(page))
  const share = (list: number[]) => (100 * list.filter((ms) => ms < FRAME_MS).length) / list.length
  return [
    { name: `${name}: a frame while dragging`, unit: 'ms', samples: drags.flat(), limit: bars.frame },
    {
      name: `${name}: of 100 frames, those under ${FRAME_MS} ms`,
      unit: '',
      samples: drags.map(share),
      least: bars.share,
    },
    {
      name: `${name}: longest frame of a drag`,
      unit: 'ms',
      samples: drags.map((list) => Math.max(...list)),
    },
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
  await report([
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
  await report(await measure(page, '10,000 events', { month: 50, next: 50 }))
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await report(await measure(page, '10,000 events, CPU slowed 4x', { month: 170 }))
  await page.goto(`${server.url}/calendar?view=week`)
  await page.locator('[data-drags]').waitFor()
  await report(await measureDrag(page, 'Week, CPU slowed 4x', {}))
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await report(await measureDrag(page, 'Week', { frame: FRAME_MS, share: 95 }))
} finally {
  await browser.close()
  await server.dispose()
}
