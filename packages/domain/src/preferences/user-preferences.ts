import * as z from 'zod/mini'
import { instant, type JsonObject, jsonObject, textList } from '../fields.ts'

/**
 * What Glimmer knows about a person, one row each. The objects merge key by key.
 * `appCustomizations.customCategories` is keyed, see `customCategoryPatch`, so that categories which two devices
 * add both survive.
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
  notificationSettings: {},
  appCustomizations: {},
  createdAt: null,
  updatedAt: null,
}

/** What two spellings of one category have in common. */
export function categoryKey(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLocaleLowerCase('en')
}

/**
 * The change that adds a category to `appCustomizations`: two spellings of one name meet in one entry. The prefix makes
 * any name a key that objects can have, `__proto__` too.
 */
export function customCategoryPatch(name: string): JsonObject {
  return { customCategories: { [`name:${categoryKey(name)}`]: { name: name.trim() } } }
}
