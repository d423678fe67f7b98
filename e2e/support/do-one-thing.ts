import type { Page } from '@playwright/test'
import { layTasks } from './seed-tasks.ts'

/** What a guest has done before they are asked what they are like. The next page that is opened knows it. */
export async function doOneThing(page: Page): Promise<void> {
  await layTasks(page, [
    { title: 'Drink a glass of water', completed: true, completedOn: '2026-03-01' },
    { title: 'Read' },
  ])
}
