import { categoryKey } from '../preferences/user-preferences.ts'

/** The categories that everybody has, in their order. Everything else is a person's own. */
export const CATEGORIES = ['work', 'personal', 'wellness', 'admin'] as const

/** The names of a person's own categories, in the order of the alphabet. Reads what other versions may have written, too. */
export function ownCategories(appCustomizations: unknown): string[] {
  const kept = isObject(appCustomizations) ? appCustomizations['customCategories'] : null
  const entries = isObject(kept) ? Object.values(kept) : []
  const names = entries.flatMap((entry) => {
    const name = isObject(entry) ? entry['name'] : null
    return typeof name === 'string' && name.trim() !== '' ? [name.trim()] : []
  })
  return names.toSorted((a, b) => a.localeCompare(b, 'en'))
}

/** What a task can be filed under: the common categories, the person's own, and the one that it has. */
export function categoryChoices(own: readonly string[], current: string | null): string[] {
  const choices = [...CATEGORIES, ...own, ...(current === null ? [] : [current])]
  return choices.filter((name, place) => findCategory(choices.slice(0, place), name) === undefined)
}

/** The category that goes by this name, however it is spelled. */
export function findCategory(categories: readonly string[], name: string): string | undefined {
  return categories.find((category) => categoryKey(category) === categoryKey(name))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
