import * as z from 'zod/mini'
import { instant, type JsonObject, jsonObject, textList } from '../fields.ts'

/**
 * What Glimmer knows about a person, one row each. The objects merge key by key.
 * `appCustomizations.customCategories` is keyed by `categoryKey`, so that categories which two devices
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

/** The key under which a category is kept: two spellings of one name meet in one entry. */
export function categoryKey(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLocaleLowerCase('en')
}

/** The change that adds a category to `appCustomizations`. */
export function customCategoryPatch(name: string): JsonObject {
  return { customCategories: { [categoryKey(name)]: { name: name.trim() } } }
}
