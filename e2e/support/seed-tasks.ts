import type { Page } from '@playwright/test'
import { createSubtask, createTask } from '@glimmer/domain/tasks/create-task'
import type { TaskData } from '@glimmer/domain/tasks/task'
import { randomUUID } from 'node:crypto'
import { beforeNextPage } from './before-next-page.ts'

export type SeededTask = Partial<TaskData> & {
  readonly title: string
  readonly steps?: readonly { readonly title: string; readonly completed?: boolean }[]
}

/** Puts tasks straight into a guest's database, the first the newest, and opens the page on them: /tasks where none is open yet. */
export async function seedTasks(page: Page, tasks: readonly SeededTask[]): Promise<void> {
  await putRows(page, await makeRows(page, tasks))
}

/** Puts tasks straight into a guest's database. The next page that is opened knows them. */
export async function layTasks(page: Page, tasks: readonly SeededTask[]): Promise<void> {
  await layRows(page, await makeRows(page, tasks))
}

async function makeRows(page: Page, tasks: readonly SeededTask[]): Promise<object[]> {
  const start = await page.evaluate(() => Date.now())
  return tasks.flatMap(({ steps = [], ...chosen }, i) => {
    const id = randomUUID()
    const made = new Date(start - 60_000 - i * 1_000)
    const stepRows = steps.map(({ title, completed = false }, k) => ({
      table: 'subtasks',
      id: randomUUID(),
      data: {
        ...createSubtask(id, title, new Date(made.getTime() + k)),
        completed,
        completedOn: completed ? (chosen.completedOn ?? made.toISOString().slice(0, 10)) : null,
      },
    }))
    return [{ table: 'tasks', id, data: createTask(chosen, made) }, ...stepRows]
  })
}

/** Puts rows as they lie on a device into a guest's database, and opens the page on them: /tasks where none is open yet. */
export async function putRows(page: Page, rows: readonly object[]): Promise<void> {
  await layRows(page, rows)
  await (page.url() === 'about:blank' ? page.goto('/tasks') : page.reload())
  await page.locator('[data-row]').first().waitFor()
}

/** Puts rows into a guest's database. The next page that is opened knows them, also the first, which makes the database. */
export async function layRows(page: Page, rows: readonly object[]): Promise<void> {
  if (page.url() === 'about:blank') return beforeNextPage(page, putIntoFresh, rows)
  await page.evaluate(async (records) => {
    // Opening it before the page has made it would make an empty one.
    const isMade = async () => (await indexedDB.databases()).some(({ name }) => name === 'glimmer:guest')
    while (!(await isMade())) await new Promise((resolve) => requestAnimationFrame(resolve))
    const open = indexedDB.open('glimmer:guest')
    await new Promise((resolve) => open.addEventListener('success', resolve))
    const transaction = open.result.transaction('rows', 'readwrite')
    for (const record of records) transaction.objectStore('rows').put(record)
    await new Promise((resolve) => transaction.addEventListener('complete', resolve))
    open.result.close()
  }, rows)
}

/** Puts rows into a guest's database in the moment in which the page makes it. */
function putIntoFresh(records: readonly object[]): void {
  const open = indexedDB.open.bind(indexedDB)
  indexedDB.open = (name, version) => {
    const request = open(name, version)
    const put = () => {
      for (const record of records) request.transaction?.objectStore('rows').put(record)
    }
    // Whoever opens it says in the same breath how it is made, and is heard before us.
    if (name === 'glimmer:guest') queueMicrotask(() => request.addEventListener('upgradeneeded', put))
    return request
  }
}
