import {
  type UserPreferencesData,
  userPreferencesDefaults,
} from '@glimmer/domain/preferences/user-preferences'
import type { Page } from '@playwright/test'
import { layRows } from './seed-tasks.ts'

/** Puts what a person said of themselves straight into a guest's database. The next page that is opened knows it. */
export async function seedPreferences(page: Page, said: Partial<UserPreferencesData>): Promise<void> {
  await layRows(page, [
    { table: 'user_preferences', id: 'me', data: { ...userPreferencesDefaults, ...said } },
  ])
}
