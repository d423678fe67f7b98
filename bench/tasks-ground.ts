// What benchmarks of the tasks page share: a guest, their rows, and a press with the real mouse.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { skipOffers } from '../e2e/support/skip-offers.ts'
import { putRows } from '../e2e/support/seed-tasks.ts'

export async function openGuest(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await skipOffers(context)
  const page = await context.newPage()
  await page.goto(`${url}/auth`)
  await page.getByRole('button', { name: 'Continue without an account' }).click()
  await page.waitForURL('**/tasks')
  await page.getByRole('heading', { level: 1 }).waitFor()
  // What a first visit keeps for later is fetched beside the page and is not what is measured.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  return page
}

/** Every day of the week, so that such a task is on the list whenever this runs. */
const EVERY_DAY = {
  kind: 'weeks',
  every: 1,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  monthDay: null,
  anchorOn: '2026-01-01',
  stays: true,
}

/** What tasks have beside their title: plain, by a rule, of a day that went by, of a day to come. */
const WITH_DAYS = [{}, { repeat: EVERY_DAY }, { dueDate: '2026-01-01' }, { dueDate: '2999-01-01' }, {}]

interface Ground {
  /** How many steps each task has. */
  readonly steps?: number
  /** Whether three of five tasks have a rule or a date. */
  readonly hasDays?: boolean
}

/** Puts so many tasks into the guest's database and opens the page on them. */
export async function fill(
  page: Page,
  count: number,
  { steps = 0, hasDays = false }: Ground = {},
): Promise<void> {
  const times = ['morning', 'afternoon', 'evening', 'anytime']
  const categories = ['work', 'personal', 'wellness', 'admin']
  const tasks = Array.from({ length: count }, (_, i) => ({
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
      category: categories[i % 4],
      dueDate: null,
      projectId: null,
      snoozedUntil: null,
      createdAt: new Date(1_760_000_000_000 + i).toISOString(),
      ...(hasDays && WITH_DAYS[i % WITH_DAYS.length]),
    },
  }))
  const rows = tasks.flatMap((task) => [
    task,
    ...Array.from({ length: steps }, (_, k) => ({
      table: 'subtasks',
      id: randomUUID(),
      data: {
        taskId: task.id,
        title: `One small step, number ${k}`,
        completed: k === 0,
        completedOn: null,
        createdAt: task.data.createdAt,
      },
    })),
  ])
  await putRows(page, rows)
}

/** Presses one checkbox with the real mouse; both times count from the press to the frame that shows it. */
export async function tick(page: Page, index: number): Promise<{ press: number; committed: number }> {
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
  // Waits until nothing that floats lies over it.
  await box.click()
  const tooLong = pause(30_000, null, { ref: false }).then(() => {
    throw new Error(`row ${index} never showed that it was ticked`)
  })
  return Promise.race([measured, tooLong])
}

/** Adds a task by the line above the list. Counts from Enter to the frame that shows its row. */
export async function add(page: Page, title: string): Promise<number> {
  const field = page.locator('[data-quick-add]')
  await field.fill(title)
  await page.evaluate((wanted) => {
    const measured = new Promise<number>((resolve) => {
      document.addEventListener(
        'keydown',
        ({ timeStamp }) => {
          const isThere = () =>
            [...document.querySelectorAll('[data-row] .task-title')].some((row) => row.textContent === wanted)
          new MutationObserver((_, self) => {
            if (!isThere()) return
            self.disconnect()
            requestAnimationFrame(() => resolve(performance.now() - timeStamp))
          }).observe(document.body, { childList: true, subtree: true })
        },
        { once: true, capture: true },
      )
    })
    Object.assign(window, { measured })
  }, title)
  await field.press('Enter')
  return page.evaluate(() => (window as unknown as { measured: Promise<number> }).measured)
}
