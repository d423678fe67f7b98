import { expect, test } from './support/journey.ts'
import { beginAsGuest, newPerson, startSignedIn, signUp, waitUntilKept } from './support/people.ts'
import { addTask, openTasks, taskNamed } from './support/tasks-page.ts'

test.use({ serviceWorkers: 'allow' })

test('a page that came past what the device keeps is taken over all the same, and goes on without a network', async ({
  page,
}) => {
  await beginAsGuest(page)
  await waitUntilKept(page)
  // Loaded anew with everything in it, a page belongs to no service worker: like one on its way while the first takes over.
  const devtools = await page.context().newCDPSession(page)
  const loaded = page.waitForEvent('load')
  await devtools.send('Page.reload', { ignoreCache: true })
  await loaded
  await waitUntilKept(page)
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Calendar' }).click()
  await expect(page.getByRole('heading', { name: 'Calendar', level: 1 })).toBeVisible()
})

test('one life: a task written as a guest without a network outlives a reload, comes into the new account and to a second device', async ({
  page,
  openDevice,
}) => {
  await beginAsGuest(page)
  await waitUntilKept(page)
  await page.context().setOffline(true)
  await addTask(page, 'Water the fern')
  await expect(page.getByText('Saved on this device')).toBeVisible()
  await page.reload()
  await expect(taskNamed(page, 'Water the fern')).toHaveCount(1)

  // A public page as well, and what is loaded late there: both as they were kept.
  await page.goto('/adhd')
  await page.getByRole('banner').getByRole('button', { name: 'Calm settings' }).click()
  await expect(page.getByRole('dialog', { name: 'Calm settings' })).toBeVisible()

  await page.context().setOffline(false)
  const person = await signUp(page, newPerson())
  await openTasks(page)
  await expect(taskNamed(page, 'Water the fern')).toHaveCount(1)

  const second = await openDevice()
  await startSignedIn(second, person)
  await openTasks(second)
  await expect(taskNamed(second, 'Water the fern')).toHaveCount(1)
  await expect(taskNamed(page, 'Water the fern')).toHaveCount(1)
})
