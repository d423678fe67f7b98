import { words } from './words.ts'

/** What finds this card among the settings. */
export const findWords = {
  id: 'about',
  title: words.title,
  buttons: [words.source, words.privacy, words.terms],
  alike: 'version licence license agpl code open operator legal help',
} as const
