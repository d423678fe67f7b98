import type { Page } from '@playwright/test'
import { countTaps } from './support/count-taps.ts'
import { expect, test } from './support/journey.ts'
import { beginAsGuest, startAsGuest, startSignedIn, startWithAccount } from './support/people.ts'
import { seedTasks } from './support/seed-tasks.ts'
import {
  addTask,
  moveTask,
  openTasks,
  shownTitles,
  showSteps,
  stepsOf,
  taskNamed,
} from './support/tasks-page.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const titlesIn = (page: Page, name: string) => section(page, name).locator('.task-title').allTextContents()
const box = (page: Page, title: string) =>
  taskNamed(page, title).getByRole('checkbox', { name: title, exact: true })
const card = (page: Page) => section(page, 'One thing next')
const compliment = (page: Page) => page.getByRole('dialog', { name: 'Well done' })
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

test('the day is shown by time or by category, and the choice is kept on the device (F1) @phone', async ({
  page,
}) => {
  await startAsGuest(page)
  await seedTasks(page, [
    { title: 'Water the fern', timeOfDay: 'morning', category: 'personal' },
    { title: 'Answer the letter', timeOfDay: null, category: 'admin' },
    { title: 'Ring the landlord', priority: 'high', timeOfDay: 'morning' },
    { title: 'Sort the photographs', snoozedUntil: inHours(90), category: 'nobody knows' },
    { title: 'Feed the ducks', category: 'nobody knows' },
  ])
  expect(await titlesIn(page, 'Morning')).toEqual(['Water the fern'])
  expect(await titlesIn(page, 'Anytime')).toEqual(['Answer the letter', 'Feed the ducks'])
  expect(await titlesIn(page, 'High Priority')).toEqual(['Ring the landlord'])
  expect(await titlesIn(page, 'Snoozed Tasks')).toEqual(['Sort the photographs'])
  await expect(section(page, 'Completed')).toHaveCount(0)

  await page.getByRole('radio', { name: 'By Category' }).check()
  expect(await titlesIn(page, 'Admin')).toEqual(['Answer the letter'])
  expect(await titlesIn(page, 'Uncategorised')).toEqual(['Feed the ducks'])
  await page.reload()
  await expect(page.getByRole('radio', { name: 'By Category' })).toBeChecked()
  expect(await titlesIn(page, 'Personal')).toEqual(['Water the fern'])
})

test('what is ticked stays in place and pays a compliment that takes no focus; the next visit finds it under Completed (F2, F3) @phone', async ({
  page,
}) => {
  await startAsGuest(page)
  await seedTasks(page, [
    { title: 'Ring the landlord', priority: 'high' },
    { title: 'Water the fern', isDaily: true },
  ])
  const row = taskNamed(page, 'Ring the landlord')
  await expect(row.getByText('High Priority')).toBeVisible()
  await expect(taskNamed(page, 'Water the fern').getByText('Daily')).toBeVisible()
  await box(page, 'Ring the landlord').check()
  await expect(compliment(page)).toBeVisible()
  await expect(box(page, 'Ring the landlord')).toBeFocused()
  await expect(row.getByText('High Priority')).toHaveCount(0)
  await expect(row.getByRole('button', { name: /^More about/ })).toHaveCount(0)
  expect(await titlesIn(page, 'High Priority')).toEqual(['Ring the landlord'])
  await page.keyboard.press('Escape')
  await expect(compliment(page)).toHaveCount(0)
  await expect(box(page, 'Ring the landlord')).toBeFocused()

  await page.reload()
  await expect(section(page, 'Completed')).toBeVisible()
  expect(await titlesIn(page, 'Completed')).toEqual(['Ring the landlord'])
  await box(page, 'Ring the landlord').uncheck()
  await expect(page.getByText('2 open', { exact: true })).toBeVisible()
  await page.reload()
  await expect(section(page, 'High Priority')).toBeVisible()
  expect(await titlesIn(page, 'High Priority')).toEqual(['Ring the landlord'])
})

test('who has switched celebrations off is paid no compliment (F3)', async ({ page }) => {
  await beginAsGuest(page)
  await addTask(page, 'Water the fern')
  await page.evaluate(() => localStorage.setItem('glimmer:sensory', JSON.stringify({ celebration: 'none' })))
  await page.reload()
  await box(page, 'Water the fern').check()
  await expect(page.getByText('1 done, 0 open')).toBeVisible()
  await expect(compliment(page)).toHaveCount(0)
})

test('a snoozed task says until when and comes back by Resume; steps show how far they are, fold out, and are ticked (F2, F4) @phone', async ({
  page,
}) => {
  await startAsGuest(page)
  await seedTasks(page, [
    { title: 'Sort the photographs', snoozedUntil: inHours(24 * 30) },
    { title: 'Water the fern' },
    {
      title: 'Clean the kitchen',
      steps: [{ title: 'One mug', completed: true }, { title: 'Fill the sink' }],
    },
  ])
  const row = section(page, 'Snoozed Tasks').getByRole('listitem')
  await expect(row.getByText(/^until \d+ [A-Z]/)).toBeVisible()
  await expect(row.getByRole('button', { name: /^More about/ })).toHaveCount(0)
  await row.getByRole('button', { name: 'Resume “Sort the photographs”' }).click()
  await expect(section(page, 'Snoozed Tasks')).toHaveCount(0)
  const open = ['Sort the photographs', 'Water the fern', 'Clean the kitchen']
  expect(await titlesIn(page, 'Anytime')).toEqual(open)

  const bar = page.getByRole('progressbar', { name: 'Progress of “Clean the kitchen”' })
  await expect(bar).toHaveAttribute('aria-valuetext', '1/2 steps')
  await showSteps(page, 'Clean the kitchen')
  await stepsOf(page, 'Clean the kitchen').getByRole('checkbox', { name: 'Fill the sink' }).check()
  await expect(bar).toHaveAttribute('aria-valuetext', '2/2 steps')
})

test('one thing next is finished from its card, and something else is something else (F1) @phone', async ({
  page,
}) => {
  await startAsGuest(page)
  await seedTasks(page, [
    { title: 'Water the fern', estimatedTime: 1 },
    { title: 'Write the book', estimatedTime: 500 },
  ])
  await expect(card(page)).toContainText('Water the fern')
  await card(page).getByRole('button', { name: 'Something else' }).click()
  await expect(card(page)).toContainText('Write the book')
  await expect(card(page).getByRole('status')).toHaveText('One thing next: Write the book')
  // A sprint is for the same, not for what would be chosen without that press.
  await page.keyboard.press('s')
  const sprint = page.getByRole('dialog', { name: '5-minute sprint' })
  await expect(sprint).toContainText('That would be “Write the book”.')
  await sprint.getByRole('button', { name: 'Not now' }).click()
  await card(page).getByRole('button', { name: 'Done', exact: true }).click()
  await expect(card(page)).toContainText('Done: “Write the book”')
  await expect(box(page, 'Write the book')).toBeChecked()
  await card(page).getByRole('button', { name: 'Show another' }).click()
  await expect(card(page)).toContainText('Water the fern')
  await expect(box(page, 'Water the fern')).not.toBeChecked()
})

test('a few letters find a task, by press or by “/”, the count is announced, and Escape shows all again', async ({
  page,
}) => {
  await beginAsGuest(page)
  for (const title of ['Water the fern', 'Meet Zoë at the café', 'Answer the letter'])
    await addTask(page, title)
  await page.getByRole('heading', { level: 1 }).click()
  const taps = await countTaps(page)
  await page.keyboard.press('/')
  const field = page.getByRole('textbox', { name: 'Find a task' })
  await expect(field).toBeFocused()
  await page.keyboard.type('cafe zoe')
  await expect(page.getByRole('search').getByRole('status')).toHaveText('1 task found')
  expect(await shownTitles(page)).toEqual(['Meet Zoë at the café'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(box(page, 'Meet Zoë at the café')).toBeChecked()
  expect(await taps()).toBe(3)
  // From the row itself, as from the field.
  await page.keyboard.press('Escape')
  await expect(page.locator('.task-row')).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Find a task' })).toBeFocused()
})

test('arrows and j and k go from row to row; sections fold away under 1024 px, begin unfolded, and are always shown from there on (F1)', async ({
  page,
}) => {
  await startAsGuest(page)
  await seedTasks(page, [
    { title: 'First', timeOfDay: 'morning' },
    { title: 'Second', timeOfDay: 'evening' },
  ])
  // From boxes to boxes, and titles to titles.
  await box(page, 'First').focus()
  await page.keyboard.press('ArrowDown')
  await expect(box(page, 'Second')).toBeFocused()
  await page.keyboard.press('k')
  await expect(box(page, 'First')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('j')
  await expect(page.getByRole('button', { name: 'Second', exact: true })).toBeFocused()

  await expect(page.getByRole('button', { name: 'Show Morning' })).toHaveCount(0)
  await page.setViewportSize({ width: 1023, height: 800 })
  const fold = page.getByRole('button', { name: 'Show Morning' })
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  await fold.click()
  await expect(taskNamed(page, 'First')).toBeHidden()
  await page.setViewportSize({ width: 1024, height: 800 })
  await expect(taskNamed(page, 'First')).toBeVisible()
})

test('an account’s tick, win and move are on the other device, in the same places (F1, F3)', async ({
  page,
  openDevice,
}) => {
  const person = await startWithAccount(page)
  await openTasks(page)
  await addTask(page, 'Water the fern')
  await addTask(page, 'Answer the letter')
  await moveTask(page, 'Water the fern', 'Morning')
  await box(page, 'Answer the letter').check()
  const second = await openDevice()
  await startSignedIn(second, person)
  await openTasks(second)
  await expect(section(second, 'Completed')).toBeVisible()
  expect(await titlesIn(second, 'Completed')).toEqual(['Answer the letter'])
  expect(await titlesIn(second, 'Morning')).toEqual(['Water the fern'])
})

test('nothing stands beside the page at 320 px, nor in the largest letters (F1)', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('glimmer:sensory', JSON.stringify({ textSize: 'largest', density: 'roomy' })),
  )
  await page.setViewportSize({ width: 320, height: 640 })
  await startAsGuest(page)
  await seedTasks(page, [
    { title: 'Ring the landlord', priority: 'high', isDaily: true, estimatedTime: 5 },
    { title: 'Donaudampfschifffahrtsgesellschaftskapitän', steps: [{ title: 'One mug', completed: true }] },
    { title: 'Sort the photographs', snoozedUntil: inHours(720) },
  ])
  for (const grouping of ['By Category', 'By Time']) {
    await page.getByRole('radio', { name: grouping }).check()
    await expect(taskNamed(page, 'Ring the landlord')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), grouping).toBe(320)
  }
})

test('a list of many hundreds goes on for whoever scrolls on, down to its oldest task (F1)', async ({
  page,
}) => {
  await startAsGuest(page)
  await seedTasks(
    page,
    Array.from({ length: 640 }, (_, i) => ({ title: `Photograph ${i}` })),
  )
  await page.getByRole('button', { name: 'Show 635 more of Anytime' }).click()
  // By its class: who asks for the roles and names of so many again and again is busy with nothing else.
  const rows = section(page, 'Anytime').locator('.task-row')
  await expect(rows).toHaveCount(500)
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(rows).toHaveCount(640, { timeout: 1_000 })
  }).toPass()
})
