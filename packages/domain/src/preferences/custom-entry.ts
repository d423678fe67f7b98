import type { Option } from '@glimmer/content/preferences/option'

/** The longest entry that a list of preferences keeps. */
export const MAX_ENTRY_LENGTH = 200

/**
 * The entry for a person's own words: the id of the option with that label, in whatever spelling, else the trimmed
 * words. Null for blank words. Example: `resolveEntry(GOALS, ' improve  FOCUS ')` is `'improve-focus'`.
 */
export function resolveEntry(options: readonly Option[], typed: string): string | null {
  const words = typed.trim().replace(/\s+/g, ' ')
  if (words === '') return null
  const known = options.find(({ id, label }) => isSame(label, words) || id === words)
  return known?.id ?? words
}

function isSame(one: string, other: string): boolean {
  return one.toLocaleLowerCase('en') === other.toLocaleLowerCase('en')
}
