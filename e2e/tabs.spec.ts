import type { Page } from '@playwright/test'
import { expectAllSent, titlesOnServer } from './support/device-data.ts'
import { expect, test } from './support/journey.ts'
import { startWithAccount, waitUntilKept } from './support/people.ts'
import { addTask, openTasks, shownTitles, taskNamed } from './support/tasks-page.ts'

/** Two tabs of one person, and how often each has pushed. */
async function openTwoTabs(first: Page) {
  await startWithAccount(first)
  await openTasks(first)
  const second = await first.context().newPage()
  await openTasks(second)
  const pushes = { first: 0, second: 0 }
  const isPush = (url: string) => url.endsWith('/api/sync/push')
  first.on('request', (request) => (pushes.first += isPush(request.url()) ? 1 : 0))
  second.on('request', (request) => (pushes.second += isPush(request.url()) ? 1 : 0))
  return { second, pushes }
}

/** Milliseconds from the moment the one tab shows a new task until the other does. */
async function measureArrival(from: Page, to: Page, title: string): Promise<number> {
  const moment = (page: Page) =>
    page.evaluate(
      (name) =>
        new Promise<number>((resolve) => {
          const look = () => {
            const titles = [...document.querySelectorAll('.task-title')]
            if (!titles.some((element) => element.textContent === name)) return
            observer.disconnect()
            resolve(Date.now())
          }
          const observer = new MutationObserver(look)
          observer.observe(document.body, { childList: true, subtree: true, characterData: true })
          look()
        }),
      title,
    )
  const [shown, arrived] = await Promise.all([moment(from), moment(to), addTask(from, title)])
  return arrived - shown
}

test('of two tabs one sends, the other shows what either wrote within a second, and takes over when the first is closed', async ({
  page,
}) => {
  const { second, pushes } = await openTwoTabs(page)
  // Several, so that a busy machine does not fail the one honest measure.
  const took: number[] = []
  for (let i = 1; i <= 4; i += 1) {
    took.push(await measureArrival(second, page, `From the second ${i}`))
    took.push(await measureArrival(page, second, `From the first ${i}`))
  }
  expect(took.toSorted((a, b) => a - b)[Math.floor(took.length / 2)]).toBeLessThan(1_000)
  await expectAllSent(page)
  expect(pushes.first).toBeGreaterThan(0)
  expect(pushes.second).toBe(0)

  await page.close()
  await addTask(second, 'After the first was closed')
  await expectAllSent(second)
  expect(pushes.second).toBeGreaterThan(0)
  expect(await titlesOnServer(second)).toEqual((await shownTitles(second)).toReversed())
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('two tabs can both write offline, show what the other wrote, and all of it arrives once', async ({
    page,
  }) => {
    const { second, pushes } = await openTwoTabs(page)
    await waitUntilKept(page)
    await page.context().setOffline(true)
    for (let i = 1; i <= 3; i += 1) {
      await addTask(page, `First ${i}`)
      await addTask(second, `Second ${i}`)
    }
    const titles = ['First 1', 'Second 1', 'First 2', 'Second 2', 'First 3', 'Second 3']
    for (const tab of [page, second]) await expect.poll(() => shownTitles(tab)).toEqual(titles.toReversed())
    await second.reload()
    await expect(taskNamed(second, 'First 3')).toBeVisible()

    await page.context().setOffline(false)
    await expectAllSent(second)
    expect(await titlesOnServer(page)).toEqual(titles)
    for (const tab of [page, second]) expect(await shownTitles(tab)).toEqual(titles.toReversed())
    expect(pushes.second).toBe(0)
  })
})
