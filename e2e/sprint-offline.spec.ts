import { sleepFor } from './support/sleep-for.ts'
import { expect, test } from './support/journey.ts'
import { beginAsGuest, waitUntilKept } from './support/people.ts'
import {
  expectSameEnd,
  shownEnd,
  sprintButton,
  sprintDone,
  sprintPill,
  startSprint,
} from './support/sprints.ts'
import { addTask } from './support/tasks-page.ts'

test.use({ serviceWorkers: 'allow' })

test('without a network a sprint begins, is there after a reload, and goes on after its end (F13, B6)', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-21T09:00:00Z' })
  await beginAsGuest(page)
  await waitUntilKept(page)
  await page.context().setOffline(true)
  await addTask(page, 'Water the fern')
  await startSprint(page, 'Water the fern')
  const end = await shownEnd(page)
  await page.reload()
  await expectSameEnd(page, end)
  await sleepFor(page, '05:10')
  const readClock = () => page.evaluate(() => Date.now())
  const before = await readClock()
  await sprintDone(page).getByRole('button', { name: 'Continue Sprint' }).click()
  const begun = (await shownEnd(page)) - 300_000
  expect(begun).toBeGreaterThan(before - 1_000)
  expect(begun).toBeLessThan((await readClock()) + 1_000)
  await page.keyboard.press('Escape')

  await expect(sprintPill(page)).toBeFocused()
  await page.evaluate(() => localStorage.setItem('glimmer:own:guest:sprint', '{"rubbish":true}'))
  await page.reload()
  await expect(sprintButton(page)).toBeVisible()
  await expect(sprintPill(page)).toHaveCount(0)
})
