import type { Page } from '@playwright/test'
import { seedTasks } from './seed-tasks.ts'

/** What a guest has done before they are asked what they are like. Ends on `/tasks`. */
export async function doOneThing(page: Page): Promise<void> {
  await page.goto('/tasks')
  await seedTasks(page, [
    { title: 'Drink a glass of water', completed: true, completedOn: '2026-03-01' },
    { title: 'Read' },
  ])
}
