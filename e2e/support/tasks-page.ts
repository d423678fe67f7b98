import { expect, type Locator, type Page } from '@playwright/test'

/** Opens /tasks and waits until a task can be added. */
export async function openTasks(page: Page): Promise<void> {
  await page.goto('/tasks')
  await expect(quickAdd(page)).toBeVisible()
}

/** Writes a task and presses Enter; resolves when the list shows it. */
export async function addTask(page: Page, title: string): Promise<void> {
  await quickAdd(page).fill(title)
  await quickAdd(page).press('Enter')
  await taskNamed(page, title).waitFor()
}

/** The task's row, or its rows if there were two of the same name. */
export function taskNamed(page: Page, title: string): Locator {
  return page.locator('.task-row').filter({ has: page.getByRole('button', { name: title, exact: true }) })
}

/** Shows all of a full day, whose sections begin with five. */
export async function showEverything(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: /^Show \d+ more of / })
  const rows = page.locator('.task-row')
  while ((await more.count()) > 0) {
    const hidden = Number.parseInt((await more.first().innerText()).replace(/^\D+/, ''), 10)
    const all = (await rows.count()) + hidden
    await more.first().click()
    // Many are drawn while the browser is idle. A list that is another one by then begins folded again.
    await expect.poll(async () => (await rows.count()) >= all || (await more.count()) > 0).toBe(true)
  }
}

/** The names on the page from top to bottom, all of them: the newest first. */
export async function shownTitles(page: Page): Promise<string[]> {
  await showEverything(page)
  return page.locator('.task-row .task-title').allTextContents()
}

/** Gives a task another name through its menu; resolves when the list shows it. */
export async function renameTask(page: Page, from: string, to: string): Promise<void> {
  await chooseFromMenu(page, from, 'Rename')
  const field = page.getByLabel(`New name for “${from}”`)
  await field.fill(to)
  await field.press('Enter')
  await expect(taskNamed(page, to)).toBeVisible()
}

export async function moveTask(page: Page, title: string, time: 'Morning' | 'Evening'): Promise<void> {
  await chooseFromMenu(page, title, `Move to ${time}`)
  await expect(
    page.getByRole('region', { name: time }).getByRole('button', { name: title, exact: true }),
  ).toBeVisible()
}

export async function deleteTask(page: Page, title: string): Promise<void> {
  await chooseFromMenu(page, title, 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(taskNamed(page, title)).toHaveCount(0)
}

/** Opens a task's steps and writes one more. */
export async function addStep(page: Page, taskTitle: string, title: string): Promise<void> {
  const field = page.getByLabel(`New step of “${taskTitle}”`)
  if (!(await field.isVisible())) {
    const toggle = page.getByRole('button', { name: `Show the steps of “${taskTitle}”` })
    if (await toggle.isVisible()) await toggle.click()
    else {
      await chooseFromMenu(page, taskTitle, 'Add a step')
      await expect(field).toBeFocused()
    }
  }
  await field.fill(title)
  await field.press('Enter')
  await expect(stepsOf(page, taskTitle).getByText(title, { exact: true })).toBeVisible()
}

export async function showSteps(page: Page, taskTitle: string): Promise<void> {
  await page.getByRole('button', { name: `Show the steps of “${taskTitle}”` }).click()
}

/** The list of a task's steps, while it is open. */
export function stepsOf(page: Page, taskTitle: string): Locator {
  return page.getByRole('list', { name: `Steps of “${taskTitle}”` })
}

/** Chooses an entry of a task's menu. */
export async function chooseFromMenu(page: Page, title: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `More about “${title}”` }).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

/** Opens the dialog for a new task by its key; resolves when it is there. */
export async function openNewTask(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'New task' })
  await expect(dialog).toBeHidden()
  await expect(quickAdd(page)).toBeVisible()
  await page.keyboard.press('n')
  await expect(dialog.getByLabel('Title')).toBeFocused()
  return dialog
}

/** Opens a task's details; resolves when they are there. */
export async function openDetails(page: Page, title: string): Promise<Locator> {
  await taskNamed(page, title).getByRole('button', { name: title, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Task Details/ })
  await expect(dialog).toBeVisible()
  return dialog
}

export function quickAdd(page: Page): Locator {
  return page.getByLabel('Add a task', { exact: true })
}
