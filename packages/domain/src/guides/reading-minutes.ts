import type { Guide } from '@glimmer/content/guides/guide'
import { textsOf } from '@glimmer/content/guides/guide-texts'

/** Unhurried: plain text is read faster, lists are looked at twice. */
const WORDS_A_MINUTE = 180

/** How long a guide is to read, in whole minutes, at least one. */
export function readingMinutes(guide: Guide): number {
  const words = textsOf(guide).join(' ').split(/\s+/).length
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}
