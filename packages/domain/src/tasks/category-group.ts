import { categoryKey } from '../preferences/user-preferences.ts'
import { CATEGORIES } from './categories.ts'

/** The group of tasks whose category does not exist any more. */
export const UNCATEGORISED = 'uncategorised'

/** The key of the group a category belongs to: its own where it is built in or among the person's, else 'uncategorised'. */
export function categoryGroup(category: string, custom: ReadonlySet<string>): string {
  const key = categoryKey(category)
  return (CATEGORIES as readonly string[]).includes(key) || custom.has(key) ? key : UNCATEGORISED
}
