import { readFile } from 'node:fs/promises'
import { expectAllSent } from './support/device-data.ts'
import { expect, test } from './support/journey.ts'
import { beginAsGuest, startSignedIn, startWithAccount, waitUntilKept } from './support/people.ts'
import { addTask, openTasks } from './support/tasks-page.ts'

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a guest looks back at what is done, offline too, takes it along, clears it and brings it back (F3, F10)', async ({
    page,
  }) => {
    await beginAsGuest(page)
    await waitUntilKept(page)
    await page.goto('/wins')
    await expect(page.getByRole('heading', { name: 'Your wins will appear here' })).toBeVisible()
    await page.getByRole('link', { name: 'To today’s tasks' }).click()
    await page.context().setOffline(true)
    for (const title of ['Make the bed', 'Ring the bank']) {
      await addTask(page, title)
      await page.getByRole('checkbox', { name: title }).check()
      await expect(page.getByText(`“${title}” is done.`).last()).toBeAttached()
    }
    await page.getByRole('link', { name: 'Look back at what you got done' }).click()
    const today = page.getByRole('region', { name: 'Today' })
    await expect(today.getByRole('listitem')).toContainText(['Ring the bank', 'Make the bed'])
    await expect(today.getByRole('listitem').first()).toContainText(/\d\d:\d\d/)
    await page.reload()
    await expect(today.getByRole('listitem')).toHaveCount(2)

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as a table' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^glimmer-wins-\d{4}-\d\d-\d\d\.csv$/)
    expect(await readFile(await file.path(), 'utf8')).toMatch(
      /Date,Time,What\r\n.*,Ring the bank\r\n.*,Make the bed\r\n$/,
    )

    await page.getByRole('button', { name: 'Clear wins' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Your wins will appear here' })).toBeVisible()
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect(today.getByRole('listitem')).toHaveCount(2)
  })
})

test('what one device completes is a win on the other, and opening it again takes it back (F3, F10)', async ({
  page,
  openDevice,
}) => {
  const person = await startWithAccount(page)
  await openTasks(page)
  await addTask(page, 'Water the fern')
  const box = page.getByRole('checkbox', { name: 'Water the fern' })
  await box.check()
  await expectAllSent(page)
  const second = await openDevice()
  await startSignedIn(second, person)
  await second.goto('/wins')
  await expect(second.getByRole('region', { name: 'Today' }).getByText('Water the fern')).toBeVisible()
  await box.uncheck()
  await expect(second.getByRole('heading', { name: 'Your wins will appear here' })).toBeVisible()
})
