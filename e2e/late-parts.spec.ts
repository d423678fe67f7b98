import { expectAllSent } from './support/device-data.ts'
import { expect, test } from './support/journey.ts'
import { loseRequests, WHOLE_TRY } from './support/lose-requests.ts'
import { beginAsGuest, fillSignUp, newPerson, startWithAccount } from './support/people.ts'
import { addTask, openNewTask, taskNamed } from './support/tasks-page.ts'

// A fault gets no second try.
test.describe.configure({ retries: 0 })

// Some browsers keep in mind that an import failed. Here requests are lost, and the part opens all the same.

const notHere = 'This part is not on your device yet, and could not be loaded.'

test('a lost request keeps no dialog from opening, with what was typed (B6, F2)', async ({ page }) => {
  await beginAsGuest(page)
  const lost = [
    await loseRequests(page, '**/assets/tasks-dialogs-*.js', 1),
    // What several dialogs rest on.
    await loseRequests(page, '**/assets/dialog-*.js', 1),
  ]
  await page.getByLabel('Add a task', { exact: true }).fill('Water the ferns')
  await page.getByRole('button', { name: 'Add Task' }).click()
  await expect(page.getByRole('dialog', { name: 'New task' }).getByLabel('Title')).toHaveValue(
    'Water the ferns',
  )
  expect(lost.map((count) => count())).toEqual([1, 1])
})

test('a dialog that could not be fetched says so, keeps what was typed, and opens at the next press (B6, F2)', async ({
  page,
}) => {
  await beginAsGuest(page)
  await loseRequests(page, '**/assets/dialog-*.js', WHOLE_TRY)
  const field = page.getByLabel('Add a task', { exact: true })
  await field.fill('Water the ferns')
  await page.getByRole('button', { name: 'Add Task' }).click()
  await expect(page.getByRole('status').getByText(notHere)).toBeAttached()
  await expect(field).toHaveValue('Water the ferns')
  await field.fill('Water the ferns and the moss')
  await page.getByRole('button', { name: 'Add Task' }).click()
  await expect(page.getByRole('dialog', { name: 'New task' }).getByLabel('Title')).toHaveValue(
    'Water the ferns and the moss',
  )
})

test('steps that could not be fetched come with “Try again”, and the task that is being written stays (B6, F14)', async ({
  page,
}) => {
  await beginAsGuest(page)
  // They are on their way as soon as the dialog stands.
  await loseRequests(page, '**/assets/breakdown-templates-*.js', 100)
  const dialog = await openNewTask(page)
  await dialog.getByLabel('Title').fill('Clean the kitchen')
  await dialog.getByRole('button', { name: 'AI Assist' }).click()
  await expect(page.getByRole('status').getByText(notHere)).toBeAttached()
  await page.unroute('**/assets/breakdown-templates-*.js')
  // The message lies outside of the dialog: its button is reached by the key that it names.
  await page.keyboard.press('F6')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Break it into small steps' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog.getByLabel('Title')).toHaveValue('Clean the kitchen')
})

test('a page whose file was lost opens, with its looks, and one that cannot be fetched leaves everything where it is (B6, A1)', async ({
  page,
}) => {
  await beginAsGuest(page)
  const lostSheet = await loseRequests(page, '**/assets/brain-dump-*.css', 1)
  await page.getByRole('link', { name: 'Brain Dump', exact: true }).first().click()
  await expect(page).toHaveURL('/brain-dump')
  expect(lostSheet()).toBe(1)
  for (const sheet of ['brain-dump', 'styles']) {
    await expect(page.locator(`link[rel=stylesheet][href*="/${sheet}-"]`)).toHaveCount(1)
  }
  await page.getByRole('link', { name: 'Tasks', exact: true }).first().click()
  const lost = await loseRequests(page, '**/assets/wins-*.js', 1)
  await page.getByRole('link', { name: 'Look back at what you got done' }).click()
  await expect(page).toHaveURL('/wins')
  expect(lost()).toBe(1)

  await page.getByRole('link', { name: 'Tasks', exact: true }).first().click()
  await loseRequests(page, '**/assets/energy-*.js', WHOLE_TRY)
  const field = page.getByLabel('Add a task', { exact: true })
  await field.fill('Water the ferns')
  // It would be gone with a page that is loaded anew.
  await page.evaluate(() => document.body.setAttribute('data-same', ''))
  await page.getByRole('link', { name: 'Your energy in the last weeks' }).click()
  const message = page.getByRole('region', { name: 'Messages, F6' })
  await expect(message.getByRole('paragraph')).toContainText('This page is not on your device yet.')
  await expect(page).toHaveURL('/tasks')
  await expect(field).toHaveValue('Water the ferns')
  await message.getByRole('button', { name: /^Try again/ }).click()
  await expect(page).toHaveURL('/energy')
  await expect(page.locator('body')).toHaveAttribute('data-same')
})

test('a page that cannot begin, as a file of it was lost, offers to be loaded anew (B6, A1)', async ({
  page,
}) => {
  await beginAsGuest(page)
  await loseRequests(page, '**/assets/wins-*.js', 100)
  await page.goto('/wins')
  const anew = page.getByRole('link', { name: 'Reload the page' })
  await expect(page.getByText('Opening…')).toBeVisible()
  await expect(anew).toBeHidden()
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))
  await page.unroute('**/assets/wins-*.js')
  await anew.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('sync begins although its part was lost at first, and what was written before is sent (B6, H1)', async ({
  page,
}) => {
  await startWithAccount(page)
  const lost = await loseRequests(page, '**/assets/undrawn-*.js', 1)
  await page.goto('/tasks')
  await addTask(page, 'Water the ferns')
  await expect(taskNamed(page, 'Water the ferns')).toBeVisible()
  await expectAllSent(page)
  expect(lost()).toBe(1)
})

test('on a phone the menu opens although a request was lost, and calm settings come with “Try again” (B6, A5) @phone-only', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await beginAsGuest(page)
  const lost = await loseRequests(page, '**/assets/drawer-*.js', 1)
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Glimmer menu' })).toBeVisible()
  expect(lost()).toBe(1)

  await loseRequests(page, '**/assets/drawer-*.js', WHOLE_TRY)
  await page.reload()
  await expect(page.getByLabel('Add a task', { exact: true })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Calm settings' }).click()
  await page.getByRole('button', { name: /^Try again/ }).click()
  await expect(page.getByRole('dialog', { name: 'Calm settings' })).toBeVisible()
})

test('on a public page what was lost comes by itself, or at the next press, and the page says so (B6, A9)', async ({
  page,
}) => {
  await page.goto('/')
  const lost = [
    await loseRequests(page, '**/assets/site-parts-*.js', 1),
    await loseRequests(page, '**/assets/framework-*.js', 1),
    await loseRequests(page, '**/assets/styles-*.css', 1),
    await loseRequests(page, '**/assets/tutorial-*.js', 1),
  ]
  await page.getByRole('link', { name: 'Start Your Journey' }).first().press('Enter')
  const tutorial = page.getByRole('dialog', { name: /^Getting Started with Glimmer/ })
  await expect(tutorial).toBeVisible()
  expect(lost.map((count) => count())).toEqual([1, 1, 1, 1])
  await expect(page.locator('link[data-whole]')).toHaveCount(0)
  await tutorial.getByRole('button', { name: 'Close and carry on later' }).click()

  await loseRequests(page, '**/assets/drawer-*.js', 1)
  await page.getByRole('banner').getByRole('button', { name: 'Calm settings' }).click()
  await expect(page.getByRole('dialog', { name: 'Calm settings' })).toBeVisible()
})

test('a public page says what could not be fetched, and opens it at the next press (B6, A9)', async ({
  page,
}) => {
  await page.goto('/')
  await loseRequests(page, '**/assets/site-parts-*.js', WHOLE_TRY)
  const opener = page.getByRole('banner').getByRole('button', { name: 'Calm settings' })
  await opener.click()
  const note = page.getByText('This part could not be loaded.')
  await expect(note).toBeVisible()
  await opener.click()
  await expect(page.getByRole('dialog', { name: 'Calm settings' })).toBeVisible()
  await expect(note).toBeHidden()
})

test('no account is made while what moves a guest’s things cannot be fetched; the next press makes it (B6, B4)', async ({
  page,
}) => {
  // From the beginning: what a device was given once it keeps.
  await loseRequests(page, '**/assets/undrawn-*.js', 100)
  await beginAsGuest(page)
  await addTask(page, 'Water the ferns')
  const person = newPerson()
  await page.goto('/auth')
  await fillSignUp(page, person)
  const create = page.getByRole('button', { name: 'Create Account' })
  await create.click()
  await expect(page.getByText('The server can’t be reached right now.')).toBeVisible()
  await page.unroute('**/assets/undrawn-*.js')
  await create.click()
  await page.waitForURL('/tasks')
})
