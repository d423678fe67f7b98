// A thousand tasks with three thousand steps: a tick in both views, opening a task's details, and typing in its title.
import { chromium, type Page } from '@playwright/test'
import { browserEnvironment, browserFlags, findBrowser } from '../e2e/support/browser.ts'
import { startGlimmer } from '../e2e/support/glimmer-server.ts'
import { report } from './report.ts'
import { fill, openGuest, tick } from './tasks-ground.ts'

const TICKS = 15
const OPENINGS = 10
const KEYS = 60

/**
 * Milliseconds from the next event of this kind to the first frame in which the selector finds something. The page listens
 * before this resolves, so that the event cannot come too early.
 */
async function listen(
  page: Page,
  kind: 'click' | 'keydown',
  selector: string,
): Promise<() => Promise<number>> {
  await page.evaluate(
    ([event, goal]) => {
      const measured = new Promise<number>((resolve) => {
        document.addEventListener(
          event,
          ({ timeStamp }) => {
            const look = () => {
              if (document.querySelector(goal)) resolve(performance.now() - timeStamp)
              else requestAnimationFrame(() => look())
            }
            requestAnimationFrame(() => look())
          },
          { once: true, capture: true },
        )
      })
      Object.assign(window, { measured })
    },
    [kind, selector] as const,
  )
  return () => page.evaluate(() => (window as unknown as { measured: Promise<number> }).measured)
}

/** Milliseconds from the press on a task's title to the frame that shows its details. */
async function openDetail(page: Page, index: number): Promise<number> {
  const title = page.locator('.task-title').nth(index)
  await title.scrollIntoViewIfNeeded()
  const measured = await listen(page, 'click', '[role=dialog] input')
  await title.click({ position: { x: 10, y: 10 } })
  return measured()
}

/** Milliseconds from a key in the title's field to the frame that shows its letter. */
async function typeOne(page: Page): Promise<number> {
  const measured = await listen(page, 'keydown', 'body')
  await page.keyboard.press('x')
  return measured()
}

const server = await startGlimmer()
const found = await findBrowser()
const browser = await chromium.launch({
  executablePath: found.path,
  args: browserFlags,
  env: browserEnvironment(found),
})
try {
  const page = await openGuest(browser, server.url)
  await fill(page, 1_000, { steps: 3 })
  for (const view of ['By Time', 'By Category']) {
    await page.getByRole('radio', { name: view }).check()
    const samples: number[] = []
    for (let i = 0; i < TICKS; i += 1) samples.push((await tick(page, i % 8)).committed)
    await report([
      {
        name: `1000 tasks, 3000 steps, ${view}: tick on the disk and painted`,
        unit: 'ms',
        samples,
        limit: 34,
      },
    ])
  }
  await openDetail(page, 0)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  const openings: number[] = []
  for (let i = 0; i < OPENINGS; i += 1) {
    openings.push(await openDetail(page, i))
    await page.getByRole('dialog').waitFor()
    if (i === OPENINGS - 1) break
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  await page.getByRole('dialog').getByRole('textbox').first().click()
  const keys: number[] = []
  for (let i = 0; i < KEYS; i += 1) keys.push(await typeOne(page))
  await report([
    { name: '1000 tasks, 3000 steps: details opened', unit: 'ms', samples: openings, limit: 50 },
    { name: 'key to paint in the title', unit: 'ms', samples: keys },
    {
      name: 'key to paint in the title, 19 of 20 keys',
      unit: 'ms',
      samples: [keys.toSorted((a, b) => a - b)[Math.floor(KEYS * 0.95)] ?? 0],
      limit: 16,
    },
  ])
} finally {
  await browser.close()
  await server.dispose()
}
