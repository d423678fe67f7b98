import { words } from './words.ts'

/** What finds this card among the settings. */
export const findWords = {
  id: 'dopamine-menu',
  title: words.title,
  buttons: [words.offers, words.toMenu],
  alike: 'rewards treats suggestions',
} as const
