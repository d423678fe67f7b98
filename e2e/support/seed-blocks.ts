import { createTask } from '@glimmer/domain/tasks/create-task'
import type { TaskData } from '@glimmer/domain/tasks/task'
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { layRows } from './seed-tasks.ts'

export type SeededBlock = Partial<TaskData> & {
  readonly title: string
  /** `2026-11-24T10:00`. */
  readonly from: string
  readonly to: string
}

/** Puts tasks that have a time into a guest's database. The next page that is opened knows them. */
export async function seedBlocks(page: Page, blocks: readonly SeededBlock[]): Promise<void> {
  const made = new Date(await page.evaluate(() => Date.now() - 60_000))
  await layRows(
    page,
    blocks.flatMap(({ from, to, ...chosen }) => {
      const taskId = randomUUID()
      const times = { startDatetime: `${from}:00`, endDatetime: `${to}:00` }
      return [
        { table: 'tasks', id: taskId, data: { ...createTask(chosen, made), ...chosen } },
        { table: 'time_blocks', id: randomUUID(), data: { taskId, ...times } },
      ]
    }),
  )
}
