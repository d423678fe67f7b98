import { words } from './words.ts'
import { cardWords } from './card-words.ts'

/** What finds this card among the settings. */
export const findWords = {
  id: 'check-in',
  title: cardWords.title,
  buttons: [words.askMe, cardWords.toEnergy],
  alike: 'mood battery level question reminder checkin',
} as const
