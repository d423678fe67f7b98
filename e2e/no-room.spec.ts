import { expectAllSent, titlesOnServer } from './support/device-data.ts'
import { expect, test } from './support/journey.ts'
import { PLENTY, prepareLimit } from './support/limit-room.ts'
import { startAsGuest, startWithAccount } from './support/people.ts'
import { addTask, openTasks, shownTitles, taskNamed } from './support/tasks-page.ts'

// A fault gets no second try.
test.describe.configure({ retries: 0 })

for (const who of ['a guest', 'an account'] as const) {
  test(`where the browser has no room left, ${who} is told that nothing was saved, keeps the words and what was there, and goes on when there is room`, async ({
    page,
  }) => {
    const limitRoom = await prepareLimit(page)
    await (who === 'a guest' ? startAsGuest(page) : startWithAccount(page))
    await openTasks(page)
    await addTask(page, 'There before')
    if (who === 'an account') await expectAllSent(page)

    await limitRoom(1)
    const field = page.getByLabel('Add a task', { exact: true })
    await field.fill('Without room')
    await field.press('Enter')
    await expect(page.getByRole('region', { name: /Messages/ })).toContainText(
      'The device could not save this.',
    )
    await expect(field).toHaveValue('Without room')
    await expect(taskNamed(page, 'Without room')).toHaveCount(0)
    expect(await shownTitles(page)).toEqual(['There before'])
    await page.reload()
    await expect(taskNamed(page, 'There before')).toBeVisible()
    await expect(field).toHaveValue('Without room')

    await limitRoom(PLENTY)
    await field.press('Enter')
    await expect(taskNamed(page, 'Without room')).toBeVisible()
    await page.reload()
    await expect(taskNamed(page, 'Without room')).toBeVisible()
    expect(await shownTitles(page)).toEqual(['Without room', 'There before'])
    if (who === 'an account') {
      await expectAllSent(page)
      expect(await titlesOnServer(page)).toEqual(['There before', 'Without room'])
    }
  })
}
