import type { Option } from '@glimmer/content/preferences/option'

/**
 * What is said for a stored entry: the label of a known id, else the person's own words. One list holds both, so that
 * a list reads in the order in which it was made.
 */
export function labelOf(options: readonly Option[], entry: string): string {
  return options.find(({ id }) => id === entry)?.label ?? entry
}
