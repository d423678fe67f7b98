import { expectAllSent, titlesOnServer } from './support/device-data.ts'
import { expect, test } from './support/journey.ts'
import { newPerson, startSignedIn, startWithAccount, waitUntilKept } from './support/people.ts'
import { addTask, openTasks, shownTitles } from './support/tasks-page.ts'

// A fault gets no second try.
test.describe.configure({ retries: 0 })

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('20 changes written offline, with a reload among them, reach the server and a second device once each and in order', async ({
    page,
    openDevice,
  }) => {
    const titles = Array.from({ length: 20 }, (_, i) => `Offline thought ${i + 1}`)
    const person = await startWithAccount(page, newPerson())
    await openTasks(page)
    await waitUntilKept(page)
    await page.context().setOffline(true)
    for (const title of titles.slice(0, 10)) await addTask(page, title)
    await page.reload()
    for (const title of titles.slice(10)) await addTask(page, title)
    await expect(page.getByText('Saved here. 20 changes waiting to sync')).toBeVisible()

    await page.context().setOffline(false)
    await expectAllSent(page)
    await expect(page.getByText('Everything is saved')).toBeVisible()
    expect(await titlesOnServer(page)).toEqual(titles)

    const second = await openDevice()
    await startSignedIn(second, person)
    await openTasks(second)
    await expect.poll(() => shownTitles(second)).toEqual(titles.toReversed())
  })
})

test('where the answer to a push is lost after the server applied it, it is asked again and nothing is doubled', async ({
  page,
}) => {
  await startWithAccount(page)
  await openTasks(page)
  await addTask(page, 'Before')
  await expectAllSent(page)

  // Three answers are lost: for 'One', and for what is tried again, with 'Two' or without.
  const lost: string[] = []
  await page.route('**/api/sync/push', async (route) => {
    if (lost.length === 3) return route.fallback()
    const answer = await route.fetch()
    lost.push(await answer.text())
    return route.abort('connectionreset')
  })
  await addTask(page, 'One')
  await expect.poll(() => lost.length).toBeGreaterThan(0)
  await addTask(page, 'Two')
  await expectAllSent(page)
  expect(lost).toHaveLength(3)
  for (const answer of lost) expect(answer).toContain('"status":"applied"')
  expect(await titlesOnServer(page)).toEqual(['Before', 'One', 'Two'])
  expect(await shownTitles(page)).toEqual(['Two', 'One', 'Before'])
})
