import type { Page } from '@playwright/test'
import {
  type UserPreferencesData,
  userPreferencesDefaults,
} from '@glimmer/domain/preferences/user-preferences'

/** Puts what a person said of themselves straight into a guest's database. The next page that is opened knows it. */
export async function seedPreferences(page: Page, said: Partial<UserPreferencesData>): Promise<void> {
  const row = { table: 'user_preferences', id: 'me', data: { ...userPreferencesDefaults, ...said } }
  await page.evaluate(async (record) => {
    const open = indexedDB.open('glimmer:guest')
    await new Promise((resolve) => open.addEventListener('success', resolve))
    const transaction = open.result.transaction('rows', 'readwrite')
    transaction.objectStore('rows').put(record)
    await new Promise((resolve) => transaction.addEventListener('complete', resolve))
    open.result.close()
  }, row)
}
