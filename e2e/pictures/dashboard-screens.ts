import type { Page } from '@playwright/test'
import { beginAsGuest } from '../support/people.ts'
import { seedPreferences } from '../support/seed-preferences.ts'
import { seedTasks } from '../support/seed-tasks.ts'
import type { Screen } from './screens.ts'

/** A person who said something of themselves, on a day with something in it. */
async function knownPerson(page: Page): Promise<void> {
  await beginAsGuest(page)
  await seedPreferences(page, {
    primaryChallenges: [
      'focus-and-attention',
      'time-management',
      'task-paralysis',
      'motivation',
      'overwhelming-thoughts',
      'sensory-overload',
      'burnout-and-exhaustion',
    ],
    dailyStruggles: ['morning-routine', 'following-through', 'self-care'],
    goals: ['improve-focus', 'better-work-life-balance', 'calmer-mornings', 'Play the cello again'],
    workingStyle: { assessment_completed: true, night_owl: true },
  })
  await seedTasks(page, [
    { title: 'Ring the landlord about the mould', priority: 'high', timeOfDay: 'evening', estimatedTime: 15 },
    { title: 'Water the fern', completed: true, completedOn: new Date().toISOString().slice(0, 10) },
    { title: 'Reply to Sam' },
    { title: 'Cook dinner', timeOfDay: 'evening' },
  ])
  await openDashboard(page)
}

async function openDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await page.getByRole('region', { name: 'Personalized Tips' }).locator('details').first().waitFor()
}

/** The whole page at once: what is below counts as well. */
async function makeTall(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height })
}

export const dashboardScreens: readonly Screen[] = [
  { name: 'dashboard-known', open: knownPerson },
  {
    name: 'dashboard-whole',
    async open(page) {
      await knownPerson(page)
      await makeTall(page)
    },
  },
  {
    name: 'dashboard-new',
    async open(page) {
      await beginAsGuest(page)
      await openDashboard(page)
      await makeTall(page)
    },
  },
]
