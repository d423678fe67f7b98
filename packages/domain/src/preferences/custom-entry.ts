import type { Option } from '@glimmer/content/preferences/option'

/** The longest entry that a list of preferences keeps. */
export const MAX_ENTRY_LENGTH = 200

/**
 * What a person's own words stand for in a list: the id of an option that is called so, be it in another spelling, else the
 * words themselves without the space around them. Null where nothing was written.
 * Example: `resolveEntry(GOALS, ' improve  FOCUS ')` is `'improve-focus'`.
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
