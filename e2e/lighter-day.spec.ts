import type { Locator, Page } from '@playwright/test'
import { countTaps } from './support/count-taps.ts'
import { findProblemsInThemes } from './support/find-problems.ts'
import { expect, test } from './support/journey.ts'
import { watchCovered } from './support/covered.ts'
import { beginAsGuest, startAsGuest } from './support/people.ts'
import { sprintPill } from './support/sprints.ts'
import { type SeededTask, seedTasks } from './support/seed-tasks.ts'
import { addTask, quickAdd, showSteps, shownTitles, stepsOf, taskNamed } from './support/tasks-page.ts'

test('a task that was just written runs as a sprint on its first step after two taps (F1, F13) @phone', async ({
  page,
}) => {
  await beginAsGuest(page)
  const taps = await countTaps(page)
  await quickAdd(page).fill('Do my tax return')
  await page.getByRole('button', { name: 'Add this task' }).click()
  await page
    .getByRole('region', { name: 'One thing next' })
    .getByRole('button', { name: 'Start 5 minutes' })
    .click()
  const running = page.getByRole('dialog', { name: 'Do my tax return' })
  await expect(running).toContainText(/Next step: Put one empty folder on the table/)
  await expect(running.locator('[data-digits]')).toHaveText(/^[45]:\d\d$/)
  expect(await taps()).toBe(2)

  // Hidden, the sprint goes on in the header, over no row, and the card leads back to it instead of offering another.
  await running.getByRole('button', { name: 'Hide. The timer keeps running' }).click()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const header = await page.getByRole('banner').boundingBox()
  const pill = await sprintPill(page).boundingBox()
  expect(header?.y).toBe(0)
  expect((pill?.y ?? NaN) + (pill?.height ?? NaN)).toBeLessThanOrEqual(header?.height ?? NaN)
  // Beside it stands the sign of what is kept, which it does not touch.
  const sign = await page.locator('#sync-sign').boundingBox()
  expect((sign?.x ?? NaN) - (pill?.x ?? NaN) - (pill?.width ?? NaN)).toBeGreaterThanOrEqual(4)
  await page.getByRole('button', { name: 'Back to your sprint' }).click()
  await expect(running.locator('[data-digits]')).toHaveText(/^[45]:\d\d$/)

  // One step of a long task is not all of it: the next one is on the list, too, and is where one goes on.
  await running.getByRole('button', { name: 'Done, next step' }).click()
  await expect(running.getByRole('status')).toHaveText(/^Done: Put one empty folder on the table/)
  // With a kind word, and a way back that covers neither the step that comes next nor its button.
  const message = page.locator('.ui-toast')
  await expect(message.locator('button').filter({ hasText: 'Undo' })).toBeVisible()
  const below = async (part: Locator) => (await part.boundingBox())?.y ?? NaN
  const end = async () => {
    const box = await message.boundingBox()
    return (box?.y ?? NaN) + (box?.height ?? NaN)
  }
  if ((page.viewportSize()?.width ?? 0) < 768)
    expect(await below(running.locator('[data-hint]'))).toBeGreaterThanOrEqual(await end())
  const next = ((await running.locator('[data-hint]').textContent()) ?? '').replace('Next step: ', '')
  await running.getByRole('button', { name: 'Hide. The timer keeps running' }).click()
  await expect(taskNamed(page, 'Do my tax return')).toContainText('1/2 steps')
  await expect(page.getByRole('region', { name: 'One thing next' }).locator('[data-title]')).toHaveText(next)
})

test('on a phone the first view says that a task was added, and shows its row with nothing over it (F1) @phone-only', async ({
  page,
}) => {
  await beginAsGuest(page)
  await expect(quickAdd(page)).toHaveAttribute('placeholder', 'Add a task and press Enter')
  await quickAdd(page).fill('Buy stamps')
  await page.getByRole('button', { name: 'Add this task' }).click()
  await expect(quickAdd(page)).toHaveAttribute('placeholder', 'Added “Buy stamps”')
  await expect(taskNamed(page, 'Buy stamps')).toBeInViewport()
  await taskNamed(page, 'Buy stamps').getByRole('checkbox').click({ trial: true })
  // What is written next takes its place.
  await quickAdd(page).fill('B')
  await quickAdd(page).fill('')
  await expect(quickAdd(page)).toHaveAttribute('placeholder', 'Add a task and press Enter')
  await page.getByRole('button', { name: 'New task in Evening' }).click()
  await expect(
    page.getByRole('dialog', { name: 'New task' }).getByRole('radio', { name: 'Evening' }),
  ).toBeChecked()
})

test('a task without steps is finished inside its sprint, in one press and one message (F2, F13)', async ({
  page,
}) => {
  await startAsGuest(page)
  await seedTasks(page, [
    { title: 'Xylophone', estimatedTime: 2, steps: [{ title: 'Play it', completed: true }] },
  ])
  await page.getByRole('button', { name: 'Start 5 minutes' }).click()
  const running = page.getByRole('dialog', { name: 'Xylophone' })
  const finish = running.getByRole('button', { name: 'Done', exact: true })
  const next = running.getByRole('button', { name: 'Done, next step' })
  await expect(finish.or(next)).toBeVisible()
  while (await next.isVisible()) await next.click()
  await finish.click()
  const done = page.getByRole('dialog', { name: 'You did it!' })
  await expect(done.getByRole('checkbox', { name: 'Mark the task as done' })).toBeChecked()
  await expect(page.getByRole('region', { name: /^Messages/ }).getByText('Xylophone')).toHaveCount(0)
  await done.getByRole('button', { name: 'Take a Break' }).click()
  await expect(page.getByRole('checkbox', { name: 'Xylophone' })).toBeChecked()
})

test('one thing next begins, and makes smaller what is too large, in its place (F1, F13, F14) @phone', async ({
  page,
}) => {
  await startAsGuest(page)
  await seedTasks(page, [{ title: 'Do my tax return' }])
  const card = page.getByRole('region', { name: 'One thing next' })
  const names = await card.getByRole('button').allTextContents()
  expect(names).toEqual(['Start 5 minutes', 'Done', 'Make it smaller'])
  const taps = await countTaps(page)
  await card.getByRole('button', { name: 'Make it smaller' }).click()
  const steps = page.getByRole('dialog', { name: /steps/i })
  await steps.getByRole('button', { name: 'Add and start' }).click()
  const running = page.getByRole('dialog', { name: 'Do my tax return' })
  await expect(running).toContainText('Next step: Put one empty folder on the table')
  expect(await taps()).toBe(2)

  // Still too large: the sprint makes the step itself smaller, and goes on with the first of what took its place.
  await running.getByRole('button', { name: 'Make it smaller' }).click()
  await expect(steps).toContainText('These take the place of “Put one empty folder on the table and write')
  const compare = await watchCovered(page)
  await steps.getByRole('button', { name: 'Use these 2 steps' }).click()
  await expect(page.locator('.ui-toast')).toContainText('is now 2 smaller steps.')
  // However long the message is, it covers neither the title nor the way out.
  await expect(async () => {
    const { messages, names, covered } = await compare('.ui-dialog-title, .ui-dialog-close')
    expect(messages).not.toBe(0)
    expect(names).toContain('Do my tax return')
    expect(covered).toEqual([])
  }).toPass({ timeout: 30_000 })
  await expect(
    running.getByText('Next step: Put one empty folder on the table', { exact: true }),
  ).toBeVisible()
  await running.getByRole('button', { name: 'Hide. The timer keeps running' }).click()
  await expect(card).toContainText('The next step of “Do my tax return”.')
  const shown = card.locator('[data-title]')
  await expect(shown).toHaveText('Put one empty folder on the table')
  await card.getByRole('button', { name: 'Make it smaller' }).click()
  await steps.getByRole('button', { name: /^Use these \d steps$/ }).click()
  await expect(shown).toHaveText('Go to where you do this: “Put one empty folder on the table”')
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(shown).toHaveText('Put one empty folder on the table')

  await page.reload()
  await expect(shown).toHaveText('Put one empty folder on the table')
  await showSteps(page, 'Do my tax return')
  const listed = stepsOf(page, 'Do my tax return').getByRole('listitem')
  await expect(listed).toHaveCount(6)
  await expect(listed.first()).toHaveText('Put one empty folder on the table')
  await expect(listed.nth(1)).toHaveText('Write “tax” on it')
  await page.goto('/recently-deleted')
  await expect(page.getByText('Put one empty folder on the table and write “tax” on it')).toBeVisible()
})

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

/** 25 open, 8 asleep, 10 done. */
const fullDay: readonly SeededTask[] = [
  ...Array.from({ length: 25 }, (_, i) => ({
    title: `Photograph ${i}`,
    timeOfDay: i < 9 ? ('morning' as const) : ('anytime' as const),
    estimatedTime: 10,
  })),
  ...Array.from({ length: 8 }, (_, i) => ({ title: `Letter ${i}`, snoozedUntil: inDays(3) })),
  ...Array.from({ length: 10 }, (_, i) => ({
    title: `Plant ${i}`,
    completed: true,
    completedOn: new Date().toLocaleDateString('sv'),
  })),
]

/** What can be pressed or written in, in what is in view. */
const controlsInView = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
    return all.filter((one) => {
      const box = one.getBoundingClientRect()
      return one.checkVisibility() && box.bottom > 0 && box.top < innerHeight && box.height > 0
    }).length
  })

test('a full day is calm: five of each section, the rest folded, one tap to just three, and all of it is kept (F1) @phone', async ({
  page,
}) => {
  await startAsGuest(page)
  await seedTasks(page, fullDay)
  await expect(page.getByText('10 done, 25 open')).toBeVisible()
  const rows = page.locator('.task-row').filter({ visible: true })
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024
  await expect(rows).toHaveCount(isPhone ? 10 : 20)
  if (isPhone) expect(await controlsInView(page)).toBeLessThanOrEqual(35)
  await page.getByRole('button', { name: 'Show 11 more of Anytime' }).click()
  await expect(page.getByRole('button', { name: 'Photograph 14', exact: true })).toBeFocused()
  await expect(rows).toHaveCount(isPhone ? 21 : 31)
  if (isPhone) {
    await page.getByRole('button', { name: 'Show Snoozed Tasks' }).click()
    await page.getByRole('button', { name: 'Show Morning' }).click()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Show Snoozed Tasks', expanded: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show Morning', expanded: false })).toBeVisible()
  }

  const taps = await countTaps(page)
  await page.getByRole('button', { name: 'Just three for today' }).click()
  await expect(rows).toHaveCount(3)
  expect(await taps()).toBe(1)
  await expect(page.getByText('22 others are still on your list.')).toBeVisible()
  for (const i of [0, 1, 2]) await expect(rows.nth(i)).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('3 for today')).toBeVisible()
  await page.reload()
  await expect(rows).toHaveCount(3)
  await addTask(page, 'Water the fern')
  await expect(rows).toHaveCount(4)
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect(page.getByRole('region', { name: 'Snoozed Tasks' })).toBeVisible()
})

test('what is old is gone through one at a time: today, later, let go, each undone by one press (F2, F5) @phone', async ({
  page,
}) => {
  await startAsGuest(page)
  const made = (days: number) => ({ createdAt: inDays(-days) })
  await seedTasks(page, [
    { title: 'Sort the photographs', ...made(40) },
    { title: 'Mend the chair', ...made(30) },
    { title: 'Write to Zoë', ...made(20) },
    { title: 'Water the fern' },
  ])
  await page.getByRole('button', { name: 'Go through what is old (3)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Go through what is old' })
  await expect(dialog.getByRole('status')).toHaveText('Sort the photographs')
  expect.soft(await findProblemsInThemes(page), 'what is old').toEqual([])
  // The second press of a double one is not meant for the next task.
  await dialog.getByRole('button', { name: 'Today' }).dblclick()
  await expect(dialog.getByRole('status')).toHaveText('Mend the chair')
  await dialog.getByRole('button', { name: 'Later' }).click()
  await expect(dialog.getByRole('status')).toHaveText('Write to Zoë')
  await dialog.getByRole('button', { name: 'Let it go' }).click()
  await expect(dialog.getByRole('status')).toHaveText('That’s all of them.')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect
    .poll(async () => (await shownTitles(page)).toSorted())
    .toEqual(['Sort the photographs', 'Water the fern'])
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Control+z')
  await expect(taskNamed(page, 'Write to Zoë')).toBeVisible()
})

test('a step and a sprint are wins like a task: on the page of wins, under More, in the menu and on the dashboard (F3, F13) @phone', async ({
  page,
}) => {
  await startAsGuest(page)
  await seedTasks(page, [
    { title: 'Clean the kitchen', steps: [{ title: 'One mug' }, { title: 'Fill the sink' }] },
  ])
  const card = page.getByRole('region', { name: 'One thing next' })
  await card.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(page.getByText('1 win today, 1 open')).toBeVisible()
  await card.getByRole('button', { name: 'Show another' }).click()
  await card.getByRole('button', { name: 'Start 5 minutes' }).click()
  await page.getByRole('button', { name: 'Stop here' }).click()
  await page.getByRole('button', { name: 'Take a Break' }).click()
  await expect(page.getByText('2 wins today, 1 open')).toBeVisible()

  const isPhone = (page.viewportSize()?.width ?? 0) < 768
  if (isPhone) {
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Glimmer menu' })
    await expect(menu.getByRole('link', { name: 'Dopamine menu' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('navigation', { name: 'Places' }).getByRole('button', { name: 'More' }).click()
    await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Wins' }).click()
  } else await page.getByRole('link', { name: 'Look back at what you got done' }).click()
  const wins = page.getByRole('region', { name: 'Today' }).getByRole('listitem')
  await expect(wins).toContainText(['Started “Clean the kitchen”', 'One mug'])
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: '2 wins today' })).toBeVisible()

  await page.goto('/tasks')
  await page.getByRole('button', { name: 'Show the steps of “Clean the kitchen”' }).click()
  await page.getByRole('checkbox', { name: 'One mug' }).uncheck()
  await expect(page.getByText('1 win today, 1 open')).toBeVisible()
  await page.goto('/wins')
  await expect(wins).toHaveText([/Started “Clean the kitchen”/])
})

test('steps are ticked inside the sprint, by press and by Space, and a suggested one comes to the list (F2, F13) @phone', async ({
  page,
}) => {
  await startAsGuest(page)
  await seedTasks(page, [
    { title: 'Clean the kitchen', steps: [{ title: 'One mug' }, { title: 'Fill the sink' }] },
  ])
  await page.getByRole('button', { name: 'Start 5 minutes' }).click()
  const running = page.getByRole('dialog', { name: 'Clean the kitchen' })
  await expect(running).toContainText('Next step: One mug')
  await running.getByRole('button', { name: 'Done, next step' }).click()
  await expect(running).toContainText('Next step: Fill the sink')
  await expect(running.getByRole('status')).toHaveText('Done: One mug.')
  await page.keyboard.press('Space')
  await expect(running).toContainText(/Next step: (?!Fill the sink)\S/)
  const suggested = (await running.locator('[data-hint]').textContent())?.replace('Next step: ', '') ?? ''
  await page.keyboard.press('Space')
  await expect(running.locator('[data-hint]')).not.toContainText(suggested)
  await running.getByRole('button', { name: 'Stop here' }).click()
  await page.getByRole('button', { name: 'Take a Break' }).click()
  await page.getByRole('button', { name: 'Show the steps of “Clean the kitchen”' }).click()
  for (const title of ['One mug', 'Fill the sink', suggested])
    await expect(page.getByRole('checkbox', { name: title })).toBeChecked()
})

test('a new task of a section has its time or its category already (F1, F8)', async ({ page }) => {
  await beginAsGuest(page)
  await addTask(page, 'Water the fern')
  await page.getByRole('button', { name: 'New task in Evening' }).click()
  const dialog = page.getByRole('dialog', { name: 'New task' })
  await dialog.getByLabel('Title').fill('Read a page')
  await expect(dialog.getByRole('radio', { name: 'Evening' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('radio', { name: 'By Category' }).check()
  await page.getByRole('button', { name: 'New task in Wellness' }).click()
  await expect(dialog.getByRole('radio', { name: 'Wellness' })).toBeChecked()
})
