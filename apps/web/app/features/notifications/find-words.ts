import { words } from './words.ts'

/** What finds this card among the settings. */
export const findWords = {
  id: 'notifications',
  title: words.title,
  buttons: words.kinds,
  alike: 'messages alerts quiet',
} as const
