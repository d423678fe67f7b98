import * as z from 'zod/mini'
import { instant, type JsonObject, jsonObject, textList } from '../fields.ts'

/**
 * What Glimmer knows about a person: one row. Its objects merge key by key. `appCustomizations.customCategories` is
 * an object with keys instead of a list, see `customCategoryPatch`, so that categories added on two devices are both
 * kept.
 */
export const userPreferencesSchema = z.strictObject({
  primaryChallenges: textList,
  dailyStruggles: textList,
  goals: textList,
  workingStyle: jsonObject,
  energyPatterns: jsonObject,
  accessibilityNeeds: jsonObject,
  notificationSettings: jsonObject,
  appCustomizations: jsonObject,
  createdAt: z.nullable(instant),
  updatedAt: z.nullable(instant),
})

export type UserPreferencesData = z.infer<typeof userPreferencesSchema>
export type UserPreferences = UserPreferencesData & { readonly id: string }

export const userPreferencesDefaults: UserPreferencesData = {
  primaryChallenges: [],
  dailyStruggles: [],
  goals: [],
  workingStyle: {},
  energyPatterns: {},
  accessibilityNeeds: {},
  // What is agreed to if reminders are ever sent: nothing is, before a person chose a time and a way.
  notificationSettings: { email: true, push: true, daily_reminders: true },
  appCustomizations: {},
  createdAt: null,
  updatedAt: null,
}

/** The key of a category: the same for all spellings of its name. */
export function categoryKey(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLocaleLowerCase('en')
}

/**
 * The change to `appCustomizations` that adds a category: all spellings of a name share one entry. The prefix makes
 * any name a valid key, even `__proto__`.
 */
export function customCategoryPatch(name: string): JsonObject {
  return { customCategories: { [`name:${categoryKey(name)}`]: { name: name.trim() } } }
}
