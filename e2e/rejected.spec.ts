import { expectAllSent, readTrash, titlesOnServer } from './support/device-data.ts'
import { expect, test } from './support/journey.ts'
import { startSignedIn, startWithAccount } from './support/people.ts'
import { addTask, deleteTask, openTasks, renameTask, shownTitles, taskNamed } from './support/tasks-page.ts'

test('a change to a task that another device deleted is taken back, said kindly, kept in the trash, and holds nothing up', async ({
  page,
  openDevice,
}) => {
  const person = await startWithAccount(page)
  await openTasks(page)
  await addTask(page, 'Call the plumber')
  await addTask(page, 'Stays')
  const second = await openDevice()
  await startSignedIn(second, person)
  await openTasks(second)
  await expect(taskNamed(second, 'Call the plumber')).toBeVisible()

  await second.context().setOffline(true)
  await renameTask(second, 'Call the plumber', 'Call the plumber about the tap')
  await addTask(second, 'Written after it')
  await renameTask(second, 'Stays', 'Stays, renamed')
  await deleteTask(page, 'Call the plumber')
  await expectAllSent(page)

  await second.context().setOffline(false)
  await expect(
    second
      .locator('.ui-toast')
      .getByText(
        'What it belonged to was deleted on another device, so a change (“Call the plumber about the tap”) is under Recently deleted.',
      ),
  ).toBeVisible()
  await expectAllSent(second)
  await expect(taskNamed(second, 'Call the plumber about the tap')).toHaveCount(0)
  const trash = (await readTrash(second)).filter(({ reason }) => reason === 'gone')
  expect(trash).toMatchObject([
    { isTold: true, changes: [{ op: 'update', data: { title: 'Call the plumber about the tap' } }] },
  ])

  await addTask(second, 'And what comes later')
  await expectAllSent(second)
  const titles = ['And what comes later', 'Written after it', 'Stays, renamed']
  for (const device of [page, second]) await expect.poll(() => shownTitles(device)).toEqual(titles)
  expect((await titlesOnServer(page)).toSorted()).toEqual(titles.toSorted())

  // Once is enough.
  await second.reload()
  await expect(taskNamed(second, 'Stays, renamed')).toBeVisible()
  await expect(second.getByText(/is under Recently deleted/)).toHaveCount(0)
})
