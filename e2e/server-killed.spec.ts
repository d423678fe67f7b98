import type { Page } from '@playwright/test'
import { expectAllSent, titlesOnServer } from './support/device-data.ts'
import { expect, test, testOnOwnServer } from './support/journey.ts'
import { startSignedIn, startWithAccount } from './support/people.ts'
import { addTask, openTasks, shownTitles, taskNamed } from './support/tasks-page.ts'

// A fault gets no second try.
test.describe.configure({ retries: 0 })

/** Keeps the ids of the mutations that were sent again although the server had acknowledged them. */
function watchAcknowledgements(page: Page) {
  const acknowledged = new Set<string>()
  const sentAgain: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/sync/push')) return
    const { mutations } = request.postDataJSON() as { mutations: { id: string }[] }
    sentAgain.push(...mutations.map(({ id }) => id).filter((id) => acknowledged.has(id)))
  })
  page.on('response', (response) => {
    if (!response.url().endsWith('/api/sync/push') || !response.ok()) return
    const note = ({ results }: { results?: { id: string }[] }) => {
      for (const { id } of results ?? []) acknowledged.add(id)
    }
    // An answer that was cut off acknowledged nothing.
    void response.json().then(note, () => {})
  })
  return { acknowledged, sentAgain }
}

testOnOwnServer(
  'a server killed three times under writes has all it acknowledged when it starts again, and the rest arrives after',
  async ({ page, server, openDevice }) => {
    const person = await startWithAccount(page)
    await openTasks(page)
    const { acknowledged, sentAgain } = watchAcknowledgements(page)
    const titles: string[] = []
    const write = async (count: number) => {
      for (let i = 0; i < count; i += 1) {
        titles.push(`Under way ${titles.length + 1}`)
        await addTask(page, titles.at(-1) ?? '')
      }
    }
    for (let i = 0; i < 3; i += 1) {
      await write(3)
      const before = acknowledged.size
      const writing = write(5)
      await expect.poll(() => acknowledged.size).toBeGreaterThan(before)
      await server.kill()
      await writing
      await write(2)
      await server.start()
    }
    await expectAllSent(page)
    expect(await titlesOnServer(page)).toEqual(titles)
    expect(await shownTitles(page)).toEqual(titles.toReversed())
    expect(sentAgain).toEqual([])
    await expect(page.getByRole('heading', { name: 'The server has an older copy' })).toHaveCount(0)

    const fresh = await openDevice()
    await startSignedIn(fresh, person)
    await openTasks(fresh)
    await expect.poll(() => shownTitles(fresh)).toEqual(titles.toReversed())
  },
)

testOnOwnServer(
  'a device that only looks on hears of what others write after the server was gone for a while',
  async ({ page, server, openDevice }) => {
    const person = await startWithAccount(page)
    await openTasks(page)
    const onlooker = await openDevice()
    await startSignedIn(onlooker, person)
    await openTasks(onlooker)
    await addTask(page, 'Before')
    await expect(taskNamed(onlooker, 'Before')).toBeVisible()

    await server.stop()
    await addTask(page, 'While it was gone')
    await server.start()
    await expect(taskNamed(onlooker, 'While it was gone')).toBeVisible({ timeout: 60_000 })
  },
)

test('a device goes on hearing of news where the stream of them was refused a few times', async ({
  page,
  openDevice,
}) => {
  const person = await startWithAccount(page)
  await openTasks(page)
  const onlooker = await openDevice()
  let refused = 0
  await onlooker.route('**/api/sync/events?*', (route) => {
    refused += 1
    // As a proxy answers while the server behind it starts.
    return refused <= 2 ? route.fulfill({ status: 502, body: 'Bad gateway' }) : route.fallback()
  })
  await startSignedIn(onlooker, person)
  await openTasks(onlooker)
  await expect.poll(() => refused).toBeGreaterThanOrEqual(2)
  await addTask(page, 'Heard after all')
  await expect(taskNamed(onlooker, 'Heard after all')).toBeVisible({ timeout: 60_000 })
})
