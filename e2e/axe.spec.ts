import { findProblemsInThemes, themes } from './support/find-problems.ts'
import { expect, test } from './support/journey.ts'
import { beginAsGuest } from './support/people.ts'
import { seedTasks } from './support/seed-tasks.ts'
import { addStep, addTask } from './support/tasks-page.ts'

/** Within the time for which anybody can snooze a task. */
const inAMonth = new Date(Date.now() + 30 * 24 * 60 * 60_000).toISOString()

test('axe is heard: what is wrong is found by the first look and by those after it (A5)', async ({
  page,
}) => {
  await page.setContent(
    `<html lang="en"><title>Wrong</title><main><h1 style="color: #ccc">Faint</h1><img src="x"></main></html>`,
  )
  const find = async () =>
    (await findProblemsInThemes(page)).map((problem) => problem.split(': ', 2).join(': '))
  const [first, ...others] = themes
  const all = [
    `${first}: color-contrast`,
    `${first}: image-alt`,
    ...others.map((theme) => `${theme}: color-contrast`),
  ]
  expect(await find()).toEqual(all)
  expect(await find(), 'colours that were looked at already').toEqual(all.slice(0, 2))
  await page.locator('main').evaluate((main) => {
    main.append(Object.assign(document.createElement('p'), { textContent: 'Fainter', style: 'color: #ddd' }))
  })
  expect(await find(), 'a colour that is new').toEqual(all)
})

test('axe finds nothing to say about what visitors see, in any theme (A4, A5, B1)', async ({ page }) => {
  const look = async (where: string) => expect.soft(await findProblemsInThemes(page), where).toEqual([])

  await page.goto('/auth')
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  await look('signing in')
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByLabel('Full Name')).toBeFocused()
  await look('signing up, with every field asked for')
  await page.goto('/auth#begin')
  await expect(page.getByRole('heading', { name: 'Join Glimmer' })).toBeVisible()
  await look('beginning')
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  await look('a page that is not there')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await look('the first page')
})

test('axe finds nothing to say about the tasks page and what opens on it, in any theme (A5, D6, F1, F2)', async ({
  page,
}) => {
  const look = async (where: string) => expect.soft(await findProblemsInThemes(page), where).toEqual([])

  await beginAsGuest(page)
  await expect(page.getByRole('heading', { name: 'Your list is empty' })).toBeVisible()
  await look('no tasks')
  for (const title of ['Water the fern', 'Answer the letter', 'Open the window']) await addTask(page, title)
  await addStep(page, 'Water the fern', 'Fill the can')
  await page.getByRole('checkbox', { name: 'Answer the letter' }).check()
  await look('tasks, one of them done, one with its steps')
  await seedTasks(page, [
    { title: 'Ring the landlord', priority: 'high', isDaily: true, estimatedTime: 5 },
    { title: 'Sort the photographs', snoozedUntil: inAMonth },
    {
      title: 'Clean the kitchen',
      steps: [{ title: 'One mug', completed: true }, { title: 'Fill the sink' }],
    },
  ])
  await page.getByRole('radio', { name: 'By Category' }).check()
  await page.getByRole('button', { name: 'Find a task' }).click()
  await page.getByRole('textbox', { name: 'Find a task' }).fill('e')
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/tasks found/)
  await look('every state of a task, by category, while one is looked for')
  await page.keyboard.press('Escape')
  await page.getByRole('radio', { name: 'By Time' }).check()
  await page.getByRole('button', { name: 'More about “Water the fern”' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await look('the menu of a task')
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('button', { name: 'Calm settings' }).click()
  await expect(page.getByRole('dialog', { name: 'Calm settings' })).toBeVisible()
  await look('calm settings')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.setViewportSize({ width: 390, height: 844 })
  await look('tasks on a phone')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByRole('group', { name: 'More places' })).toBeVisible()
  await look('More')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Glimmer menu' })).toBeVisible()
  await look('the menu on a phone')
})
